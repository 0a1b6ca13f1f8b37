import type { Category } from '../category.ts'
import { choice, deadline, full, list, paper, party, required, sub, text, w } from '../notation.ts'
import { lawPolicy } from '../policies.ts'

const fund = party(
  w('Quelles caisses ou quels organismes sont concernés ?', 'Which pension funds or bodies are involved?'),
  list(
    '(carsat|cnav|agirc|arrco|msa|cnracl|ircantec|cipav|ssi|sncf|ratp|retraite de l.etat|assurance retraite|urssaf|ehpad [a-z]{3,})',
    '(carsat|cnav|agirc|arrco|msa|cnracl|ircantec|cipav|dwp|hmrc|social security|assurance retraite)',
  ),
)
const byWhen = deadline(
  w(
    'La demande se dépose quelques mois avant ; un refus se conteste en deux mois.',
    'One applies some months ahead; a refusal is contested within two months.',
  ),
  w(
    'Quand souhaitez-vous partir, ou avez-vous une date limite ?',
    'When do you want to retire, or is there a deadline?',
  ),
)
const born = text(
  'born',
  w('Quelle est votre année de naissance ?', 'What is your year of birth?'),
  w('L’âge légal et la durée exigée en dépendent.', 'The legal age and the length required depend on it.'),
  list(
    '(ne|nee) en (19)?\\d\\d | (19[3-9]\\d) | j.ai \\d\\d ans',
    'born in (19)?\\d\\d | (19[3-9]\\d) | i am \\d\\d | aged? \\d\\d',
  ),
)
const career = text(
  'career',
  w(
    'Quel est votre parcours : salarié, indépendant, public, étranger ?',
    'What is your career: employee, self-employed, public, abroad?',
  ),
  w('Chaque régime compte à sa façon.', 'Each scheme counts in its own way.'),
  list(
    '(salariee?|independant|artisan|commercant|agricult\\w+|fonctionnaire|infirmi\\w+|militaire|enseignant\\w?|etranger|liberal|cadre|ouvri\\w+)',
    '(employee|self-employed|civil servant|teacher|nurse|farmer|worked in|abroad|freelance|manager)',
  ),
)
const quarters = text(
  'quarters',
  w('Combien de trimestres figurent sur votre relevé ?', 'How many quarters does your record show?'),
  w('C’est le chiffre qui décide du taux plein.', 'That figure decides the full rate.'),
  list('\\d{2,3} trimestres | il me manque', '\\d{2,3} quarters | i am missing'),
)
const family = choice(
  'family',
  w('Quelle est votre situation de famille ?', 'What is your family situation?'),
  w('Enfants et mariage changent les droits.', 'Children and marriage change the rights.'),
  {
    seul: w('Seul, sans enfant', 'Single, no children'),
    enfants: w('Avec enfants', 'With children'),
    marie: w('Marié', 'Married'),
    veuf: w('Veuf ou veuve', 'Widowed'),
    divorce: w('Divorcé', 'Divorced'),
  },
  list(
    '(celibataire|mariee?|veuve?|veuf|divorcee?|pacs|\\d enfants?|(deux|trois|quatre) enfants)',
    '(single|married|widow\\w*|divorced|(\\d|two|three|four) children)',
  ),
)
const papers = paper(
  'papers',
  w(
    'Pouvez-vous joindre votre relevé de carrière ou le courrier reçu ?',
    'Can you attach your career record or the letter received?',
  ),
  w('Une année manquante se voit sur le relevé.', 'A missing year shows on the record.'),
  list(
    '(releve de carriere|releve de situation|notification|courrier|lettre|ci-joint|info-?retraite)',
    '(career record|statement|notification|letter|attached|enclosed)',
  ),
)

export const retraite: Category = {
  slug: 'retraite',
  name: w('Retraite et grand âge', 'Retirement and later life'),
  sentence: w(
    'Âge de départ, trimestres, montant, réversion, dépendance.',
    'Pension age, quarters, amounts, survivor’s pension, care in France.',
  ),
  description: w(
    'Un avocat ou un juriste en droit de la protection sociale lit votre relevé, vérifie vos trimestres et compare les dates de départ.',
    'A social security lawyer or adviser reads your record, checks your quarters and compares retirement dates.',
  ),
  profession: w('juriste en droit de la retraite', 'pensions lawyer'),
  synonyms: list(
    'retraite | pension de retraite | trimestres | caisse de retraite | partir à la retraite | retraité | senior | réversion | maison de retraite',
    'retirement | pension | state pension | quarters | retire in France | retiree | pensioner | survivor’s pension | care home',
  ),
  typicalQuestions: list(
    'À quel âge puis-je partir à taux plein ? | Il manque des années sur mon relevé, que faire ? | Ai-je droit à la pension de réversion ? | Comment payer la maison de retraite de ma mère ?',
    'At what age can I retire in France? | Years are missing from my record, what can I do? | Am I entitled to a survivor’s pension? | Can I receive my UK state pension in France?',
  ),
  regulated: 'law',
  policy: lawPolicy(
    w(
      'Avocats et juristes habilités en droit de la protection sociale, titres vérifiés.',
      'Social security lawyers and authorised legal advisers, with verified titles.',
    ),
    ['elder'],
  ),
  intake: [required(born), career, quarters, papers, fund, byWhen],
  subCategories: [
    full(
      sub(
        'age-depart-taux-plein',
        w('Âge de départ et taux plein', 'Retirement age and full rate'),
        w(
          'Âge légal, durée exigée, décote, surcote, carrière longue.',
          'Legal age, years required, reductions, bonuses, long careers.',
        ),
        list(
          'âge de la retraite | taux plein | carrière longue | départ anticipé | décote | surcote | réforme des retraites | nombre de trimestres | 64 ans',
          'retirement age | full rate | long career | early retirement | reduction | years required | pension reform | how many quarters',
        ),
        list(
          'J’ai commencé à dix-sept ans, quand puis-je partir ? | Combien perd-on en partant deux ans plus tôt ?',
          'I started work at seventeen, when can I retire? | How much do I lose by leaving two years early?',
        ),
      ),
      {
        description: w(
          'L’expert lit votre relevé, compte les trimestres qui valent vraiment, et compare plusieurs dates de départ avec leur montant.',
          'The expert reads your record, counts the quarters that really matter, and compares several dates with their amounts.',
        ),
        typicalQuestions: list('Le chômage et la maladie comptent-ils ?', 'Do unemployment and sick leave count?'),
        intake: [
          required(born),
          required(quarters),
          text(
            'first-job',
            w(
              'À quel âge avez-vous commencé, et avez-vous eu des interruptions ?',
              'At what age did you start, and were there any gaps?',
            ),
            w(
              'Un début avant vingt ans peut avancer le départ.',
              'Starting before twenty can bring retirement forward.',
            ),
            list(
              '(commence (a|en)|debut|depuis mes|apprenti|chomage|arret|conge|interruption|service militaire)',
              '(started (at|in|work)|since i was|apprentice|unemploy|sick|gap|break|military service)',
            ),
          ),
          family,
          fund,
          byWhen,
        ],
      },
    ),
    full(
      sub(
        'reversion-veuvage',
        w('Pension de réversion', 'Survivor’s pension'),
        w(
          'Conditions, plafond, remariage, partage entre ex-conjoints.',
          'Conditions, income limits, remarriage, shares between former spouses.',
        ),
        list(
          'pension de réversion | veuvage | plafond de ressources réversion | divorcée réversion | remariage | allocation veuvage | retraite de mon mari décédé',
          'survivor’s pension | widow’s pension | income limit | divorced spouse pension | remarriage | late husband’s pension | bereavement benefit',
        ),
        list(
          'Je suis divorcée, ai-je droit à la réversion de mon ex-mari ? | Quel revenu ne faut-il pas dépasser ?',
          'I am divorced, can I get my late ex-husband’s pension? | Does my own pension reduce the survivor’s pension?',
        ),
      ),
      {
        description: w(
          'Régime général, complémentaire et public n’ont pas les mêmes règles : l’expert dit à qui demander, quand, et ce que vous toucherez.',
          'The general, top-up and public schemes have different rules: the expert says whom to ask, when, and what you will receive.',
        ),
        typicalQuestions: list(
          'Le pacs donne-t-il droit à la réversion ?',
          'Does a civil partnership give a survivor’s pension?',
        ),
        intake: [
          required(
            choice(
              'tie',
              w('Quel était votre lien avec la personne décédée ?', 'What was your tie to the person who died?'),
              w(
                'Seul le mariage ouvre ce droit, même après un divorce.',
                'Only marriage opens this right, even after divorce.',
              ),
              {
                marie: w('Marié', 'Married'),
                divorce: w('Divorcé', 'Divorced'),
                pacs: w('Pacsé ou concubin', 'Civil partner or partner'),
              },
              list(
                '(mon mari|ma femme|mariee?s?|divorcee?|ex-?mari|ex-?femme|pacs|concubin|veuve?|veuf)',
                '(my (late )?(husband|wife)|married|divorced|ex-?(husband|wife)|civil partner|widow\\w*)',
              ),
            ),
          ),
          text(
            'income',
            w('Quels sont vos revenus mensuels et votre âge ?', 'What is your monthly income and your age?'),
            w('Certains régimes ont un plafond, d’autres non.', 'Some schemes have a limit, others do not.'),
            list(
              '\\d[\\d .]{2,}(€|euros?) | je (touche|gagne|percois)',
              '(€|eur|£) ?\\d+ | \\d[\\d,.]* ?(€|eur|euros?) | i (earn|receive|get)',
            ),
          ),
          career,
          fund,
          byWhen,
        ],
      },
    ),
    sub(
      'releve-carriere-trimestres',
      w('Relevé de carrière et trimestres', 'Career record and quarters'),
      w(
        'Année manquante, erreur, rachat, enfants, service militaire.',
        'Missing years, errors, buying back, children, military service.',
      ),
      list(
        'relevé de carrière | trimestres manquants | régulariser | rachat de trimestres | trimestres enfants | employeur qui n’a pas cotisé | années d’études',
        'career record | missing quarters | correct my record | buy back years | child credits | employer did not contribute | study years',
      ),
      list(
        'Mon employeur n’a pas cotisé pour moi en 1988, que faire ? | Racheter des trimestres, est-ce rentable ?',
        'My employer paid no contributions, what can I do? | Is buying back quarters worth it?',
      ),
    ),
    sub(
      'montant-pension',
      w('Montant et paiement de la pension', 'Amount and payment'),
      w(
        'Calcul, complémentaire, erreur, retard, prélèvements, minimum.',
        'Calculation, top-up pension, errors, delays, deductions, minimum.',
      ),
      list(
        'calcul de la retraite | Agirc-Arrco | points de retraite | pension trop basse | retard de paiement de la retraite | CSG retraite | minimum vieillesse | Aspa | minimum contributif',
        'pension calculation | top-up pension | pension points | pension too low | late pension | deductions from pension | minimum pension | Aspa',
      ),
      list(
        'Ma première pension n’arrive pas, que faire ? | Mon montant est plus bas que l’estimation, puis-je contester ?',
        'My first pension has not arrived, what can I do? | My pension is lower than the estimate, can I contest?',
      ),
    ),
    sub(
      'cumul-retraite-progressive',
      w('Travailler et retraite', 'Working and retirement'),
      w(
        'Cumul emploi-retraite, retraite progressive, mi-temps de fin de carrière.',
        'Working while retired, phased retirement, part time at the end.',
      ),
      list(
        'cumul emploi-retraite | retraite progressive | retravailler après la retraite | temps partiel senior | auto-entrepreneur retraité | mise à la retraite',
        'work after retirement | phased retirement | part-time before retirement | retired and self-employed | forced to retire',
      ),
      list(
        'Puis-je reprendre un travail à la retraite ? | Mon employeur peut-il me mettre à la retraite ?',
        'Can I work again once retired? | Can my employer make me retire?',
      ),
    ),
    sub(
      'retraite-fonctionnaire-independant',
      w('Public, indépendants, agriculteurs', 'Public, self-employed, farmers'),
      w(
        'Fonction publique, artisans, professions libérales, régimes spéciaux.',
        'Public service, craftspeople, professionals, special schemes.',
      ),
      list(
        'retraite de la fonction publique | CNRACL | retraite des indépendants | retraite agricole | MSA retraite | profession libérale | polypensionné | catégorie active',
        'public service pension | self-employed pension | farmer’s pension | professional pension fund | several schemes | special scheme',
      ),
      list(
        'J’ai été salarié puis fonctionnaire, comment se calcule ma retraite ? | Quelle retraite pour un artisan ?',
        'I was an employee then a civil servant, how is my pension worked out? | What pension for the self-employed?',
      ),
    ),
    sub(
      'retraite-international',
      w('Carrière à l’étranger', 'Careers abroad'),
      w(
        'Totalisation, pension étrangère, certificat de vie, santé du retraité.',
        'Adding up periods, foreign pensions, life certificates, retiree health cover.',
      ),
      list(
        'carrière à l’étranger | retraite et Union européenne | certificat d’existence | retraite à l’étranger | totaliser des périodes | pension suisse | retraite au Portugal',
        'worked abroad | UK state pension | US social security | life certificate | S1 form | add up periods | retire to France | totalisation',
      ),
      list(
        'J’ai travaillé dix ans en Allemagne, comment cela compte-t-il ? | Puis-je toucher ma retraite au Maroc ?',
        'How do my UK years count in France? | Does the S1 form cover me as a retiree in France?',
      ),
    ),
    sub(
      'penibilite-invalidite-retraite',
      w('Santé, pénibilité, invalidité', 'Health, hard work, disability'),
      w(
        'Inaptitude, compte de prévention, handicap, départ anticipé.',
        'Unfitness, prevention account, disability, early departure.',
      ),
      list(
        'retraite pour inaptitude | pénibilité | compte professionnel de prévention | retraite handicap | pension d’invalidité et retraite | amiante départ anticipé | incapacité permanente',
        'retire for unfitness | hard working conditions | prevention account | disability retirement | invalidity pension then retirement | asbestos',
      ),
      list(
        'Je suis en invalidité, que se passe-t-il à l’âge légal ? | Puis-je partir plus tôt pour travail de nuit ?',
        'I am on an invalidity pension, what happens at retirement age? | Does night work allow an earlier departure?',
      ),
    ),
    sub(
      'preparer-epargner-retraite',
      w('Préparer sa retraite', 'Planning ahead'),
      w(
        'Estimation, plan d’épargne retraite, dernières années, dossier.',
        'Estimates, retirement savings plans, last years, the file.',
      ),
      list(
        'estimation retraite | simulateur | PER | épargne retraite | demande de retraite | bilan retraite | préparer son départ | dossier de retraite',
        'pension estimate | pension simulator | retirement savings plan | PER | apply for my pension | pension file | retirement planning',
      ),
      list(
        'Quand déposer ma demande de retraite ? | Un plan d’épargne retraite est-il utile à cinquante-cinq ans ?',
        'When should I apply for my pension? | Is a PER useful at fifty-five?',
      ),
    ),
    sub(
      'ehpad-dependance-aidants',
      w('Dépendance, Ehpad et aidants', 'Care homes and carers'),
      w(
        'Apa, aide à domicile, coût, obligation alimentaire, aidant.',
        'Care allowance, home help, cost, family duty, carers.',
      ),
      list(
        'Ehpad | maison de retraite | APA | aide à domicile personne âgée | obligation alimentaire | proche aidant | perte d’autonomie | tarif de l’Ehpad | GIR | maltraitance en maison de retraite',
        'care home | nursing home | care allowance | home help elderly | duty to support parents | family carer | loss of autonomy | care home fees',
      ),
      list(
        'L’Ehpad coûte plus que la pension de ma mère, qui paie ? | Comment demander l’APA ?',
        'The care home costs more than my mother’s pension, who pays? | How do I apply for the care allowance?',
      ),
    ),
  ],
}
