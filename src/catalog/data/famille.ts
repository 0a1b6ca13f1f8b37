import type { Category } from '../category.ts'
import { choice, date, deadline, full, list, paper, party, required, sub, text, w } from '../notation.ts'
import { lawPolicy } from '../policies.ts'

const other = party(
  w(
    'Comment s’appelle l’autre personne (époux, parent, proche) ?',
    'What is the name of the other person (spouse, parent, relative)?',
  ),
  list(
    "(il|elle|mon mari|ma femme|mon ex|le pere|la mere) s'appelle",
    '(his|her|husband|wife|ex) name is | (he|she) is called',
  ),
)
const byWhen = deadline(
  w(
    'Une audience ou une rentrée scolaire fixe souvent le rythme.',
    'A hearing or the start of school often sets the pace.',
  ),
  w(
    'Y a-t-il une audience, un départ ou une autre date proche ?',
    'Is there a hearing, a departure or another date close at hand?',
  ),
)
const children = text(
  'children',
  w('Avez-vous des enfants, et quel âge ont-ils ?', 'Do you have children, and how old are they?'),
  w('Leur âge compte pour la garde et la pension.', 'Their age matters for residence and maintenance.'),
  list(
    "(enfants?|fils|fille|garcon)[^.]{0,25}\\d+ (ans|mois) | \\d+ enfants? | (sans|pas d') ?enfants?",
    '(child|children|kids?|son|daughter|boy|girl)[^.]{0,25}\\d+ | aged? \\d+ | \\d+ (kids|children) | no (kids|children)',
  ),
)
const union = choice(
  'union',
  w('Êtes-vous mariés, pacsés ou en union libre ?', 'Are you married, in a PACS or living together?'),
  w('La procédure et le juge ne sont pas les mêmes.', 'The procedure and the court are not the same.'),
  {
    marie: w('Mariés', 'Married'),
    pacs: w('Pacsés', 'PACS'),
    libre: w('Union libre', 'Living together'),
    separe: w('Déjà séparés', 'Already separated'),
  },
  list(
    'marie | mariage | pacs | union libre | concubin | divorce | mon mari | ma femme | epou[sx]',
    'married | marriage | pacs | cohabit | living together | divorced | my husband | my wife | spouse',
  ),
)
const ruling = paper(
  'ruling',
  w('Existe-t-il déjà un jugement ou un accord écrit ?', 'Is there already a court ruling or a written agreement?'),
  w(
    'On ne modifie pas un jugement comme on en demande un premier.',
    'Changing a ruling is not like asking for a first one.',
  ),
  list(
    'jugement | juge a | convention | accord (ecrit|signe) | ordonnance',
    'ruling | court order | judge (decided|ruled) | written agreement',
  ),
)

export const famille: Category = {
  slug: 'famille',
  name: w('Famille', 'Family law'),
  sentence: w(
    'Divorce, garde des enfants, pension, pacs, filiation.',
    'Divorce, custody, maintenance, civil unions and parentage.',
  ),
  description: w(
    'Un avocat en droit de la famille vous répond avec calme et précision : vos droits, ceux des enfants, les étapes et leur coût.',
    'A family lawyer answers calmly and precisely: your rights, your children’s rights, the steps and what they cost.',
  ),
  profession: w('avocat en droit de la famille', 'family lawyer'),
  synonyms: list(
    'droit de la famille | juge aux affaires familiales | JAF | séparation | couple',
    'family law | family court | separation | couples | custody',
  ),
  typicalQuestions: list(
    'Combien coûte un divorce par consentement mutuel ? | Comment se calcule la pension alimentaire ? | Le père de mon enfant ne respecte pas son droit de visite, que faire ? | Faut-il un notaire pour se pacser ?',
    'How much does a divorce by mutual consent cost? | How is child maintenance worked out? | My child’s father does not keep to his visiting times, what can I do? | Do we need a notary for a PACS?',
  ),
  regulated: 'law',
  policy: lawPolicy(
    w(
      'Avocats en droit de la famille et notaires, titres vérifiés.',
      'Family lawyers and notaries, with verified titles.',
    ),
    ['partner-violence', 'child'],
  ),
  intake: [
    required(union),
    children,
    ruling,
    text(
      'agreed',
      w('Êtes-vous d’accord entre vous, et sur quoi ?', 'Do you agree with each other, and on what?'),
      w('Un accord, même partiel, ouvre des voies plus rapides.', 'Agreement, even partial, opens quicker routes.'),
      list(
        "(d'accord|a l'amiable|refuse|s'oppose|ne veut pas|conflit)",
        "(agree|amicable|refuses|disagree|doesn't want|conflict)",
      ),
    ),
    other,
    byWhen,
  ],
  subCategories: [
    full(
      sub(
        'divorce',
        w('Divorce et séparation', 'Divorce and separation'),
        w(
          'Se séparer : procédure, durée, coût, logement et biens.',
          'Separating: procedure, duration, cost, home and property.',
        ),
        list(
          'divorcer | consentement mutuel | divorce pour faute | séparation de corps | prestation compensatoire',
          'divorcing | mutual consent | contested divorce | legal separation | compensatory allowance',
        ),
        list(
          'Combien de temps dure un divorce ? | Mon mari refuse de divorcer, que puis-je faire ?',
          'How long does a divorce take in France? | My husband refuses to divorce, what can I do?',
        ),
      ),
      {
        description: w(
          'Consentement mutuel ou procédure devant le juge, logement, dettes, prestation compensatoire : l’expert pose les choix et leurs suites.',
          'Mutual consent or court, the home, debts, compensatory allowance: the expert sets out the choices and what follows from each.',
        ),
        typicalQuestions: list(
          'Qui garde le logement pendant la procédure ? | Où divorcer quand l’un de nous vit à l’étranger ?',
          'Who keeps the home during the procedure? | Where do we divorce if one of us lives abroad?',
        ),
        intake: [
          required(
            text(
              'agreed',
              w('Êtes-vous d’accord tous les deux pour divorcer ?', 'Do you both agree to divorce?'),
              w('De là dépend la procédure : sans juge ou devant le juge.', 'It decides whether a court is needed.'),
              list(
                "(d'accord|a l'amiable|consentement mutuel|refuse|ne veut pas)",
                "(both agree|amicable|mutual consent|refuses|doesn't want|won't)",
              ),
            ),
          ),
          children,
          text(
            'property',
            w(
              'Possédez-vous un logement, des crédits ou une entreprise ensemble ?',
              'Do you own a home, have loans or run a business together?',
            ),
            w(
              'Le partage passe parfois par un notaire avant le divorce.',
              'Sharing may have to go through a notary before the divorce.',
            ),
            list(
              '(maison|appartement|credit|proprietaires?|locataires?|communaute|separation de biens)',
              '(house|flat|apartment|mortgage|loan|own|rent|joint property)',
            ),
          ),
          date(
            'married',
            w('Quand et où vous êtes-vous mariés ?', 'When and where did you marry?'),
            w(
              'Le régime matrimonial et la loi applicable en dépendent.',
              'The property regime and the applicable law depend on it.',
            ),
          ),
          other,
          byWhen,
        ],
      },
    ),
    full(
      sub(
        'garde-enfants',
        w('Garde et droit de visite', 'Child residence and visits'),
        w(
          'Résidence, vacances, déménagement et autorité parentale.',
          'Where children live, holidays, moving away and parental authority.',
        ),
        list(
          'garde alternée | droit de visite et d’hébergement | autorité parentale | résidence de l’enfant | non-présentation d’enfant',
          'shared custody | visiting rights | parental authority | joint custody | relocation with a child',
        ),
        list(
          'Puis-je déménager loin avec mon enfant ? | À quel âge un enfant peut-il choisir chez qui vivre ?',
          'Can I move far away with my child? | At what age can a child choose which parent to live with?',
        ),
      ),
      {
        description: w(
          'L’expert regarde l’âge des enfants, la distance, les habitudes et les décisions déjà prises, et vous dit ce qu’un juge retient.',
          'The expert looks at the children’s ages, the distance, their habits and earlier decisions, and tells you what a judge considers.',
        ),
        typicalQuestions: list(
          'L’autre parent ne me rend pas l’enfant à l’heure, que faire ?',
          'The other parent does not return the child on time, what can I do?',
        ),
        intake: [
          required(children),
          ruling,
          text(
            'distance',
            w('Où vit chaque parent ?', 'Where does each parent live?'),
            w(
              'La distance décide souvent de la garde alternée.',
              'Distance often decides whether shared care is possible.',
            ),
            list(
              '(habite|vit|demenag|\\d+ ?km|meme ville)',
              '(lives? in|moved|moving|\\d+ ?(km|miles)|same (town|city))',
            ),
          ),
          other,
          byWhen,
        ],
      },
    ),
    full(
      sub(
        'pension-alimentaire',
        w('Pension alimentaire', 'Child maintenance'),
        w(
          'Fixer, augmenter, réduire ou faire payer une pension.',
          'Setting, raising, lowering or collecting maintenance.',
        ),
        list(
          'contribution à l’entretien | pension impayée | révision de pension | ARIPA | barème',
          'child support | unpaid maintenance | alimony | maintenance review',
        ),
        list(
          'La pension n’est plus payée depuis trois mois, que faire ? | Puis-je faire baisser la pension après une perte d’emploi ?',
          'Maintenance has not been paid for three months, what can I do? | Can I lower maintenance after losing my job?',
        ),
      ),
      {
        description: w(
          'Barème indicatif, indexation, impayés, enfant majeur : l’expert calcule une fourchette et indique comment faire fixer ou payer la somme.',
          'Guideline scale, indexing, arrears, adult children: the expert works out a range and explains how to have it set or paid.',
        ),
        typicalQuestions: list(
          'Jusqu’à quel âge dois-je payer la pension ?',
          'Until what age must maintenance be paid?',
        ),
        intake: [
          required(ruling),
          text(
            'incomes',
            w(
              'Quels sont à peu près vos revenus et ceux de l’autre parent ?',
              'Roughly what do you and the other parent earn?',
            ),
            w('La pension se calcule sur le revenu de celui qui paie.', 'Maintenance is based on the payer’s income.'),
            list('(gagne|revenu|salaire|\\d{3,} ?(€|euros))', '(earns?|income|salary|(€|eur) ?\\d{3,})'),
          ),
          children,
          other,
          byWhen,
        ],
      },
    ),
    sub(
      'mariage-pacs',
      w('Mariage et pacs', 'Marriage and civil union'),
      w('S’unir, choisir un régime, rompre un pacs.', 'Getting married, choosing a property regime, ending a PACS.'),
      list(
        'contrat de mariage | régime matrimonial | se pacser | rompre le pacs | concubinage',
        'prenuptial agreement | marriage contract | civil partnership | PACS | cohabitation',
      ),
      list(
        'Pacs ou mariage, que choisir pour protéger l’autre ? | Comment rompre un pacs ?',
        'PACS or marriage, which protects my partner better? | How do I end a PACS?',
      ),
    ),
    sub(
      'adoption-filiation',
      w('Adoption et filiation', 'Adoption and parentage'),
      w('Reconnaître, contester, adopter, établir un lien.', 'Acknowledging, contesting, adopting, proving a link.'),
      list(
        'reconnaissance de paternité | test de paternité | adoption simple | adoption plénière | enfant du conjoint',
        'paternity | DNA test | simple adoption | full adoption | stepchild',
      ),
      list(
        'Comment adopter l’enfant de ma femme ? | Puis-je contester une paternité ?',
        'How do I adopt my wife’s child? | Can I contest paternity?',
      ),
    ),
    sub(
      'nom-etat-civil',
      w('Nom et état civil', 'Names and civil status'),
      w('Changer de nom ou de prénom, corriger un acte.', 'Changing a name, correcting a certificate.'),
      list(
        'changement de nom | changer de prénom | acte de naissance | livret de famille | nom d’usage',
        'change of name | first name | birth certificate | family record book | married name',
      ),
      list(
        'Comment donner mon nom à mon enfant ? | Comment corriger une erreur sur mon acte de naissance ?',
        'How do I give my child my surname? | How do I correct a mistake on my birth certificate?',
      ),
    ),
    sub(
      'tutelle-curatelle',
      w('Tutelle et curatelle', 'Guardianship'),
      w('Protéger un proche qui ne peut plus décider seul.', 'Protecting a relative who can no longer decide alone.'),
      list(
        'majeur protégé | habilitation familiale | sauvegarde de justice | mandat de protection future',
        'guardianship | power of attorney | family authorisation | protected adult',
      ),
      list(
        'Comment protéger ma mère atteinte d’Alzheimer ? | Comment changer de tuteur ?',
        'How do I protect my mother who has Alzheimer’s? | How do I change the guardian?',
      ),
    ),
    sub(
      'grands-parents',
      w('Grands-parents et obligation alimentaire', 'Grandparents and duty of support'),
      w('Voir ses petits-enfants, aider ou non ses parents.', 'Seeing grandchildren, supporting parents or not.'),
      list(
        'droit de visite des grands-parents | obligation alimentaire | aider ses parents | frais de maison de retraite',
        'grandparents’ rights | duty to support parents | care-home costs',
      ),
      list(
        'Mes enfants m’interdisent de voir mes petits-enfants, que faire ? | Dois-je payer la maison de retraite de mon père absent ?',
        'My children stop me seeing my grandchildren, what can I do? | Must I pay for an absent father’s care home?',
      ),
    ),
  ],
}
