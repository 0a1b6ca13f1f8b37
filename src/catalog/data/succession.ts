import type { Category } from '../category.ts'
import { choice, date, deadline, full, list, paper, party, required, sub, text, w } from '../notation.ts'
import { lawPolicy } from '../policies.ts'

const heirs = party(
  w(
    'Qui sont les autres héritiers, et quel notaire suit le dossier ?',
    'Who are the other heirs, and which notary handles the estate?',
  ),
  list(
    "(mes|nos) (freres?|soeurs?|enfants|cousins?) (s'appellent|sont)|maitre [a-z]{3,}|(mon|ma) (frere|soeur|demi-frere|demi-soeur|belle-mere|oncle|tante) [a-z]{3,}|je suis (fils|fille) unique|seul heritier",
    '(my|our) (brothers?|sisters?|children|cousins?|stepmother) (is|are) (called|named)|the notaire is|only child|only heir|sole heir',
  ),
)
const byWhen = deadline(
  w(
    'La déclaration se dépose en principe dans les six mois, un an depuis l’étranger.',
    'The estate return is in principle due within six months, a year when the death was abroad.',
  ),
  w(
    'Y a-t-il une date proche : rendez-vous chez le notaire, vente, déclaration ?',
    'Is there a date coming: a meeting at the notary, a sale, the return?',
  ),
)
const death = date(
  'death',
  w('Quand le décès a-t-il eu lieu ?', 'When did the death occur?'),
  w('Les délais pour choisir et déclarer partent de ce jour.', 'The time to choose and to file runs from that day.'),
)
const family = text(
  'family',
  w(
    'Quel est le lien avec la personne, et qui laisse-t-elle : conjoint, enfants ?',
    'How are you related to the person, and who is left: spouse, children?',
  ),
  w('La part et l’impôt de chacun en dépendent.', 'Each share and tax depend on it.'),
  list(
    '(mon|ma|notre) (pere|mere|mari|femme|conjointe?|compagn\\w+|grand-mere|grand-pere|oncle|tante|frere|soeur|fils|fille|epoux|epouse|papa|maman)',
    '(my|our) (father|mother|husband|wife|spouse|partner|grandmother|grandfather|uncle|aunt|brother|sister|son|daughter|dad|mum|mom|stepfather|stepmother)',
  ),
)
const estate = text(
  'estate',
  w('Que comprend la succession, à peu près ?', 'What does the estate contain, roughly?'),
  w(
    'Maison, comptes, dettes et assurance vie ne se traitent pas ensemble.',
    'House, accounts, debts and life insurance are dealt with separately.',
  ),
  list(
    '(maison|appartement|compte|assurance vie|terrain|dettes?|\\d[\\d .]*(€|euros?))',
    '(house|flat|account|life insurance|assurance vie|land|debts?|(€|eur|£) ?\\d+)',
  ),
)
const will = choice(
  'will',
  w('Y a-t-il un testament ou une donation ?', 'Is there a will or a gift?'),
  w('La loi ne s’applique seule que si rien n’a été écrit.', 'The law alone applies only if nothing was written.'),
  {
    non: w('Non', 'No'),
    testament: w('Un testament', 'A will'),
    donation: w('Une donation', 'A gift'),
    inconnu: w('Je ne sais pas', 'I do not know'),
  },
  list('(testament|donation|legs|legue)', '(will\\b|testament|gift|donation|bequest|left me)'),
)
const papers = paper(
  'papers',
  w(
    'Avez-vous l’acte de notoriété, le testament ou un courrier du notaire ?',
    'Do you have the deed of notoriety, the will or a letter from the notary?',
  ),
  w('On y lit qui hérite et de quoi.', 'They say who inherits what.'),
  list(
    '(acte de notoriete|courrier du notaire|projet de (partage|declaration)|livret de famille|ci-joint)',
    '(deed of notoriety|letter from the notaire|draft (division|return)|attached|enclosed)',
  ),
)

export const succession: Category = {
  slug: 'succession',
  name: w('Succession et donation', 'Inheritance and gifts'),
  sentence: w(
    'Hériter, partager, transmettre, organiser sa succession.',
    'Inheriting, dividing, passing on, planning your French estate.',
  ),
  description: w(
    'Un notaire ou un avocat vous dit qui hérite, de combien, avec quels droits à payer, et comment sortir d’un blocage.',
    'A notary or lawyer tells you who inherits, how much, with which taxes, and how to get out of a deadlock.',
  ),
  profession: w('notaire', 'notary'),
  synonyms: list(
    'héritage | succession | notaire | testament | héritier | décès | donation | partage | legs | droits de succession | défunt',
    'inheritance | estate | will | heir | death | gift | probate | legacy | inheritance tax | notaire succession | deceased',
  ),
  typicalQuestions: list(
    'Mon frère bloque la succession, que faire ? | Combien de droits de succession vais-je payer ? | Puis-je déshériter mon fils ? | Comment donner ma maison à mes enfants ?',
    'My brother is blocking the estate, what can I do? | How much inheritance tax will I pay in France? | Can I disinherit a child under French law? | How do I give my house to my children?',
  ),
  regulated: 'law',
  policy: lawPolicy(
    w(
      'Notaires et avocats en droit des successions, titres vérifiés.',
      'Notaries and inheritance lawyers, with verified titles.',
    ),
  ),
  intake: [required(family), death, estate, will, heirs, byWhen],
  subCategories: [
    full(
      sub(
        'regler-une-succession',
        w('Régler une succession', 'Settling an estate'),
        w(
          'Premières démarches, notaire, comptes bloqués, déclaration, délais.',
          'First steps, the notary, blocked accounts, the return, time limits.',
        ),
        list(
          'démarches après un décès | ouverture de succession | acte de notoriété | déclaration de succession | compte bancaire du défunt | notaire trop lent | inventaire | certificat d’hérédité | généalogiste',
          'steps after a death | open an estate | deed of notoriety | estate return | bank account of the deceased | slow notary | inventory | heir hunter | executor',
        ),
        list(
          'Le notaire ne fait rien depuis un an, que faire ? | Qui peut retirer de l’argent sur le compte du défunt ?',
          'The notary has done nothing for a year, what can I do? | Is a notary compulsory for a small estate?',
        ),
      ),
      {
        description: w(
          'L’expert remet les étapes dans l’ordre, dit ce qui est obligatoire, ce qui peut attendre, et comment faire avancer un notaire ou un héritier silencieux.',
          'The expert puts the steps in order, says what is compulsory, what can wait, and how to move a silent notary or heir.',
        ),
        typicalQuestions: list(
          'Que faire dans les premières semaines après un décès ?',
          'What must be done in the first weeks after a death?',
        ),
        intake: [
          required(family),
          required(death),
          estate,
          text(
            'blocked',
            w('Qu’est-ce qui bloque aujourd’hui ?', 'What is stuck today?'),
            w(
              'Un retard, un silence et un désaccord se traitent autrement.',
              'A delay, a silence and a quarrel are handled differently.',
            ),
            list(
              '(notaire (ne|est)|bloqu|ne (repond|signe|veut)|desaccord|refuse|lent|rien ne bouge|comment (faire|commencer)|par ou commencer)',
              '(notaire (does|is|has)|block|does not (reply|sign|want)|disagree|refus|slow|nothing (moves|happens)|where (do|to) start)',
            ),
          ),
          heirs,
          byWhen,
        ],
      },
    ),
    full(
      sub(
        'conflit-heritiers-partage',
        w('Conflit entre héritiers et partage', 'Disputes between heirs'),
        w(
          'Indivision, vente bloquée, occupation, recel, partage judiciaire.',
          'Joint ownership, blocked sales, occupation, concealed assets, court division.',
        ),
        list(
          'conflit d’héritage | indivision successorale | héritier qui bloque la vente | partage judiciaire | recel successoral | ma sœur occupe la maison | rapport des donations | avantage caché | soulte',
          'inheritance dispute | joint heirs | heir blocking the sale | court division | concealed assets | sister lives in the house | hidden gifts | contest an inheritance',
        ),
        list(
          'Ma sœur occupe la maison de nos parents sans payer, que faire ? | Mon frère a vidé les comptes avant le décès, que puis-je faire ?',
          'My sister lives in our parents’ house rent free, what can I do? | My brother emptied the accounts before the death, what can I do?',
        ),
      ),
      {
        description: w(
          'Nul n’est tenu de rester en indivision : l’expert vous dit comment débloquer, à quel coût et en combien de temps, de la lettre au juge.',
          'Nobody has to stay in joint ownership: the expert tells you how to unlock it, at what cost and how fast, from letter to court.',
        ),
        typicalQuestions: list('Peut-on vendre quand un seul héritier refuse ?', 'Can we sell when one heir refuses?'),
        intake: [
          required(family),
          text(
            'dispute',
            w('Sur quoi porte le désaccord ?', 'What is the disagreement about?'),
            w(
              'Prix, occupation et argent disparu ont chacun leur voie.',
              'Price, occupation and missing money each have their route.',
            ),
            list(
              '(vendre|vente|occupe|loyer|argent|comptes?|donation|bijoux|prix|estimation|part)',
              '(sell|sale|occup|lives in|rent|money|accounts?|gift|jewel|price|valuation|share)',
            ),
          ),
          estate,
          papers,
          heirs,
          byWhen,
        ],
      },
    ),
    sub(
      'droits-de-succession',
      w('Droits de succession', 'Inheritance tax'),
      w(
        'Abattements, barème, paiement différé, frère, neveu, concubin.',
        'Allowances, rates, deferred payment, siblings, nephews, partners.',
      ),
      list(
        'droits de succession | abattement | barème | payer le fisc après un décès | paiement fractionné | concubin héritage impôt | frais de succession',
        'inheritance tax | allowance | tax rates | death duties | pay by instalments | unmarried partner tax | estate costs',
      ),
      list(
        'Combien vais-je payer sur la maison de ma tante ? | Peut-on payer les droits en plusieurs fois ?',
        'How much tax on a house left by my aunt? | Does France tax what I inherit in England?',
      ),
    ),
    sub(
      'testament',
      w('Testament', 'Wills'),
      w(
        'Rédiger, déposer, modifier, contester, legs, exécuteur.',
        'Writing, depositing, changing, contesting, bequests.',
      ),
      list(
        'faire son testament | testament olographe | léguer | déshériter | réserve héréditaire | quotité disponible | contester un testament | legs à une association | exécuteur testamentaire',
        'make a will | handwritten will | bequeath | disinherit | forced heirship | contest a will | leave to charity | executor',
      ),
      list(
        'Un testament écrit à la main est-il valable ? | Puis-je tout laisser à ma compagne ?',
        'Is a handwritten will valid in France? | Can I leave everything to my second wife?',
      ),
    ),
    sub(
      'donation',
      w('Donner de son vivant', 'Lifetime gifts'),
      w(
        'Argent, maison, démembrement, donation-partage, don familial.',
        'Money, a house, split ownership, gifts shared between children.',
      ),
      list(
        'donation | don d’argent | donation-partage | donation au dernier vivant | abattement donation | donner sa maison | don manuel | réserve d’usufruit',
        'gift | give money to children | give my house | gift tax | shared gift | keep usufruct | gift between spouses',
      ),
      list(
        'Combien puis-je donner à mes enfants sans impôt ? | Peut-on revenir sur une donation ?',
        'How much can I give my children free of tax? | Must a cash gift from my UK parents be declared?',
      ),
    ),
    sub(
      'conjoint-survivant',
      w('Conjoint et partenaire survivant', 'Surviving spouses and partners'),
      w(
        'Droits du conjoint, logement, famille recomposée, pacs, concubin.',
        'Spouse’s rights, the home, blended families, civil partners.',
      ),
      list(
        'conjoint survivant | veuve | veuf | usufruit du conjoint | famille recomposée | belle-mère héritage | partenaire de pacs héritage | communauté universelle',
        'surviving spouse | widow | widower | stepchildren inheritance | blended family | civil partner inheritance | stay in the house',
      ),
      list(
        'Mes beaux-enfants peuvent-ils me faire quitter la maison ? | Mon partenaire de pacs hérite-t-il de moi ?',
        'Can my stepchildren make me leave the house? | Does my civil partner inherit from me?',
      ),
    ),
    sub(
      'renoncer-dettes-heritage',
      w('Renoncer, dettes du défunt', 'Refusing an estate, debts'),
      w(
        'Accepter, renoncer, inventaire, dettes, aides à rembourser.',
        'Accepting, refusing, inventories, debts, aid to repay.',
      ),
      list(
        'renoncer à une succession | dettes du défunt | acceptation à concurrence de l’actif net | récupération aide sociale | héritage avec dettes | payer les dettes de ses parents',
        'refuse an inheritance | debts of the deceased | accept up to net assets | inherit debts | care costs claimed back',
      ),
      list(
        'Mon père laisse des dettes, dois-je les payer ? | Comment renoncer à une succession ?',
        'My father left debts, must I pay them? | How do I refuse an inheritance in France?',
      ),
    ),
    sub(
      'succession-internationale',
      w('Succession internationale', 'Cross-border estates'),
      w(
        'Loi applicable, biens à l’étranger, double imposition, certificat européen.',
        'Which law applies, assets abroad, double taxation, European certificate.',
      ),
      list(
        'succession internationale | loi applicable | certificat successoral européen | biens à l’étranger | héritier à l’étranger | règlement européen',
        'cross-border estate | which law applies | Brussels IV | assets in two countries | English will | probate and notaire | heirs abroad',
      ),
      list(
        'Mon père vivait en Espagne, quelle loi s’applique ? | Comment hériter depuis le Canada ?',
        'Can I choose English law for my French house? | How do I use a UK grant of probate in France?',
      ),
    ),
    sub(
      'heritage-assurance-vie',
      w('Assurance vie et héritage', 'Life insurance and estates'),
      w(
        'Bénéficiaire, fiscalité, primes exagérées, contestation.',
        'Beneficiaries, tax, excessive premiums, challenges.',
      ),
      list(
        'assurance vie hors succession | primes manifestement exagérées | bénéficiaire inconnu | clause contestée | fiscalité assurance vie décès',
        'life policy outside the estate | excessive premiums | beneficiary after death | contest beneficiary | assurance vie tax on death',
      ),
      list(
        'L’assurance vie de ma mère va toute à mon frère, puis-je contester ? | Quel impôt sur une assurance vie reçue ?',
        'My mother’s policy all goes to my brother, can I contest? | What tax on an assurance vie received?',
      ),
    ),
    sub(
      'obseques',
      w('Obsèques et concessions', 'Funerals and graves'),
      w(
        'Organiser, payer, volontés, crémation, rapatriement, tombe.',
        'Organising, paying, wishes, cremation, repatriation, graves.',
      ),
      list(
        'obsèques | enterrement | pompes funèbres | crémation | frais d’obsèques | concession funéraire | dispersion des cendres | rapatriement de corps',
        'funeral | burial | undertaker | cremation | funeral costs | cemetery plot | scattering ashes | repatriate a body',
      ),
      list(
        'Qui doit payer les obsèques ? | Où peut-on disperser des cendres ?',
        'Who must pay for the funeral? | How do I bring my father’s body back to England?',
      ),
    ),
  ],
}
