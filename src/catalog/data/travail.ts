import type { Category } from '../category.ts'
import { choice, date, deadline, full, list, paper, party, required, sub, text, w } from '../notation.ts'
import { lawPolicy } from '../policies.ts'

const employer = party(
  w('Comment s’appelle l’entreprise qui vous emploie ?', 'What is the name of the company that employs you?'),
  list(
    "(l'entreprise|la societe|chez|l'association) [a-z]{3,} | employeur (est|s'appelle)",
    '(company|employer) (is|called|named) | i work (for|at) (?!a |an |the )',
  ),
)
const byWhen = deadline(
  w(
    'Aux prud’hommes, les délais sont courts : douze mois pour contester un licenciement.',
    'Time limits at the employment tribunal are short: twelve months to contest a dismissal.',
  ),
  w(
    'Avez-vous une date limite : entretien, signature, audience, fin de contrat ?',
    'Is there a deadline: a meeting, a signature, a hearing, the end of the contract?',
  ),
)
const contract = choice(
  'contract',
  w('Quel est votre contrat ?', 'What kind of contract do you have?'),
  w(
    'Les règles ne sont pas les mêmes en CDI, en CDD ou en intérim.',
    'The rules differ for permanent, fixed-term and agency work.',
  ),
  {
    cdi: w('CDI', 'Permanent (CDI)'),
    cdd: w('CDD', 'Fixed-term (CDD)'),
    interim: w('Intérim', 'Agency work'),
    apprentissage: w('Apprentissage ou stage', 'Apprenticeship or internship'),
    public: w('Fonction publique', 'Public service'),
  },
  list(
    'cdi | cdd | interim | apprenti | stagiaire | fonctionnaire | contractuel',
    'permanent | fixed[- ]term | temp | agency | intern | apprentice',
  ),
)
const seniority = text(
  'seniority',
  w('Depuis combien de temps travaillez-vous dans cette entreprise ?', 'How long have you worked for this company?'),
  w('Les indemnités et le préavis dépendent de l’ancienneté.', 'Severance pay and notice depend on length of service.'),
  list(
    "\\d+ (ans|mois|annees) (d'anciennete|dans|chez|de boite) | anciennete | embauche(e)? (en|le|depuis) | depuis (\\d+ ans|20\\d\\d)",
    '\\d+ (years|months) (with|at|in|of service|there) | hired (in|on) | since 20\\d\\d',
  ),
)
const agreement = text(
  'agreement',
  w(
    'Quelle convention collective figure sur votre bulletin de paie ?',
    'Which collective agreement is printed on your payslip?',
  ),
  w('Elle est souvent plus favorable que la loi.', 'It is often better for you than the law.'),
  list('convention collective (de|du|des) | syntec | idcc | hcr', 'collective agreement (is|for) | syntec | idcc'),
)

export const travail: Category = {
  slug: 'travail',
  name: w('Droit du travail', 'Employment law'),
  sentence: w(
    'Contrat, salaire, licenciement, démission : vos droits au travail.',
    'Contract, pay, dismissal, resignation: your rights at work.',
  ),
  description: w(
    'Un avocat en droit du travail lit votre situation, vérifie les délais et vous dit ce que vous pouvez demander, que vous soyez salarié ou employeur.',
    'An employment lawyer reads your situation, checks the time limits and tells you what you can claim under French law, whether you are an employee or an employer.',
  ),
  profession: w('avocat en droit du travail', 'employment lawyer'),
  synonyms: list(
    'droit social | prud’hommes | avocat du travail | droit des salariés | employeur et salarié',
    'labour law | workplace rights | employment tribunal | employee rights | work contract',
  ),
  typicalQuestions: list(
    'Mon employeur peut-il refuser ma rupture conventionnelle ? | Combien d’indemnités vais-je toucher si je suis licencié ? | Mes heures supplémentaires ne sont pas payées, que faire ? | Puis-je quitter mon poste sans faire tout mon préavis ?',
    'Can my employer refuse a mutual termination? | How much severance pay am I owed if I am dismissed? | My overtime is not paid, what can I do? | Can I leave without working my whole notice period?',
  ),
  regulated: 'law',
  policy: lawPolicy(
    w(
      'Avocats en droit du travail et juristes habilités, titres vérifiés.',
      'Employment lawyers and authorised legal advisers, with verified titles.',
    ),
    ['suicide'],
  ),
  intake: [
    required(contract),
    seniority,
    agreement,
    paper(
      'papers',
      w(
        'Avez-vous votre contrat, vos bulletins de paie ou la lettre reçue ?',
        'Do you have your contract, payslips or the letter you received?',
      ),
      w(
        'Une clause ou une date écrite change souvent la réponse.',
        'A clause or a written date often changes the answer.',
      ),
      list(
        '(ci-joint|en piece jointe|je joins) | (lettre|contrat) (dit|indique|precise|mentionne)',
        '(attached|enclosed) | (letter|contract) (says|states)',
      ),
    ),
    employer,
    byWhen,
  ],
  subCategories: [
    full(
      sub(
        'licenciement',
        w('Licenciement', 'Dismissal'),
        w(
          'Motif, procédure, préavis et indemnités quand l’employeur met fin au contrat.',
          'Grounds, procedure, notice and severance when the employer ends the contract.',
        ),
        list(
          'licenciement abusif | faute grave | licenciement économique | inaptitude | entretien préalable | être viré',
          'unfair dismissal | gross misconduct | redundancy | sacked | laid off | fired',
        ),
        list(
          'J’ai reçu une convocation à un entretien préalable, que dois-je faire ? | Mon licenciement pour faute grave est-il contestable ?',
          'I received a summons to a pre-dismissal meeting, what should I do? | Can I contest a dismissal for gross misconduct?',
        ),
      ),
      {
        description: w(
          'De la convocation à l’entretien préalable jusqu’au solde de tout compte, chaque étape a ses délais. L’expert vérifie le motif, la procédure et le calcul des indemnités.',
          'From the summons to the final payslip every step has its time limits. The expert checks the grounds, the procedure and the severance figures.',
        ),
        typicalQuestions: list(
          'Combien de temps ai-je pour aller aux prud’hommes ? | L’indemnité proposée est-elle correcte ?',
          'How long do I have to go to the employment tribunal? | Is the severance offered correct?',
        ),
        intake: [
          required(
            choice(
              'stage',
              w('Où en êtes-vous ?', 'What stage have you reached?'),
              w('Ce que vous pouvez faire dépend de l’étape.', 'What you can do depends on the stage.'),
              {
                convoque: w('Convoqué à l’entretien', 'Summoned to the meeting'),
                notifie: w('Lettre de licenciement reçue', 'Dismissal letter received'),
                parti: w('Contrat terminé', 'Contract ended'),
              },
              list(
                "convoque | convocation | entretien prealable | lettre de licenciement | (j'ai ete|je suis) licencie | solde de tout compte",
                'summoned | dismissal letter | was (dismissed|fired|sacked|laid off)',
              ),
            ),
          ),
          text(
            'grounds',
            w('Quel motif est écrit dans la lettre ?', 'What reason does the letter give?'),
            w('Le juge ne regarde que le motif écrit.', 'The court only looks at the written reason.'),
            list(
              'faute | motif | economique | inaptitude | insuffisance | absence',
              'misconduct | reason | redundan | economic | performance | unfit',
            ),
          ),
          seniority,
          employer,
          byWhen,
        ],
      },
    ),
    full(
      sub(
        'rupture-conventionnelle',
        w('Rupture conventionnelle', 'Mutual termination'),
        w(
          'Se séparer d’un commun accord, avec indemnité et droit au chômage.',
          'Parting by agreement, with severance and unemployment rights.',
        ),
        list(
          'rupture à l’amiable | départ négocié | homologation | négocier son départ',
          'rupture conventionnelle | negotiated exit | settlement agreement | amicable termination',
        ),
        list(
          'Quel est le montant minimum de l’indemnité de rupture ? | Mon employeur refuse la rupture conventionnelle, que puis-je faire ?',
          'What is the minimum severance for a mutual termination? | My employer refuses a mutual termination, what are my options?',
        ),
      ),
      {
        description: w(
          'Montant, calendrier, délai de rétractation de quinze jours, homologation : l’expert relit la convention avant votre signature.',
          'Amount, calendar, fifteen-day cooling-off period, approval: the expert reads the agreement before you sign.',
        ),
        typicalQuestions: list('Puis-je revenir sur ma signature ?', 'Can I change my mind after signing?'),
        intake: [
          required(seniority),
          text(
            'salary',
            w(
              'Quel est votre salaire brut mensuel, primes comprises ?',
              'What is your gross monthly pay, bonuses included?',
            ),
            w('L’indemnité minimale se calcule sur ce montant.', 'The minimum severance is worked out from it.'),
            list('\\d[\\d ]{2,}(€| euros?| brut| net| eur)', '(€|eur|euros?) ?\\d{3,} | \\d{3,} ?(€|eur|euros)'),
          ),
          choice(
            'signed',
            w('La convention est-elle déjà signée ?', 'Has the agreement been signed?'),
            w(
              'Après la signature, chacun a quinze jours pour changer d’avis.',
              'After signing, each side has fifteen days to withdraw.',
            ),
            { non: w('Pas encore', 'Not yet'), oui: w('Oui', 'Yes') },
            list(
              "(j'ai|pas encore|deja|avons) (signe|ete signe) | avant de signer",
              '(have|already|not yet|before) (signed|signing)',
            ),
          ),
          employer,
          byWhen,
        ],
      },
    ),
    sub(
      'demission-preavis',
      w('Démission et préavis', 'Resignation and notice'),
      w(
        'Quitter son emploi, dans quels délais et avec quels droits.',
        'Leaving a job: how much notice and with which rights.',
      ),
      list(
        'démissionner | abandon de poste | dispense de préavis | quitter son travail',
        'quit my job | hand in notice | notice period | walk out',
      ),
      list(
        'Puis-je démissionner et toucher le chômage ? | Mon préavis peut-il être raccourci ?',
        'Can I resign and still get unemployment benefit? | Can my notice be shortened?',
      ),
    ),
    full(
      sub(
        'salaire-heures-supplementaires',
        w('Salaire et heures supplémentaires', 'Pay and overtime'),
        w(
          'Salaire impayé, heures non comptées, primes et bulletins de paie.',
          'Unpaid wages, uncounted hours, bonuses and payslips.',
        ),
        list(
          'salaire impayé | fiche de paie | prime non versée | heures sup | SMIC | retard de paiement',
          'unpaid wages | payslip | unpaid bonus | overtime | minimum wage | late salary',
        ),
        list(
          'Mon salaire n’est pas versé depuis deux mois, que faire ? | Comment prouver mes heures supplémentaires ?',
          'My wages have not been paid for two months, what can I do? | How do I prove my overtime?',
        ),
      ),
      {
        description: w(
          'L’expert compare votre contrat, vos bulletins et vos horaires réels, puis chiffre ce qui vous est dû sur les trois dernières années.',
          'The expert compares your contract, payslips and real hours, then works out what you are owed over the last three years.',
        ),
        typicalQuestions: list('Jusqu’à combien d’années puis-je réclamer ?', 'How many years back can I claim?'),
        intake: [
          date(
            'since',
            w('Depuis quand la somme n’est-elle pas payée ?', 'Since when has the money not been paid?'),
            w('On peut réclamer trois ans de salaire.', 'Three years of wages can be claimed.'),
          ),
          text(
            'owed',
            w('Combien pensez-vous qu’il vous est dû ?', 'How much do you think you are owed?'),
            w('Le montant décide de la procédure la plus simple.', 'The amount decides which procedure is simplest.'),
            list('\\d[\\d ]*(€| euros?| heures)', '(€|eur) ?\\d+ | \\d+ (hours|euros)'),
          ),
          agreement,
          employer,
          byWhen,
        ],
      },
    ),
    sub(
      'harcelement-discrimination',
      w('Harcèlement et discrimination', 'Harassment and discrimination'),
      w('Faire cesser des agissements, les prouver et se protéger.', 'Stopping it, proving it and being protected.'),
      list(
        'harcèlement moral | harcèlement sexuel au travail | mise au placard | discrimination à l’embauche',
        'bullying at work | sexual harassment at work | sidelined | workplace discrimination',
      ),
      list(
        'Comment prouver un harcèlement moral ? | Mon chef me met à l’écart depuis ma grossesse, est-ce légal ?',
        'How do I prove bullying at work? | My boss has sidelined me since my pregnancy, is that legal?',
      ),
    ),
    sub(
      'arret-maladie-accident',
      w('Arrêt maladie et accident du travail', 'Sick leave and work accidents'),
      w(
        'Indemnités, visite de reprise, inaptitude et accident au travail.',
        'Sick pay, return-to-work check, unfitness and accidents at work.',
      ),
      list(
        'arrêt de travail | indemnités journalières | accident de trajet | médecine du travail | burn-out',
        'sick leave | sick pay | injury at work | occupational doctor | burnout',
      ),
      list(
        'Mon employeur peut-il me licencier pendant un arrêt maladie ? | Mon accident de trajet est-il un accident du travail ?',
        'Can I be dismissed while on sick leave? | Does an accident on the way to work count as a work accident?',
      ),
    ),
    sub(
      'conges-temps-de-travail',
      w('Congés et temps de travail', 'Leave and working time'),
      w(
        'Congés payés, RTT, temps partiel, pauses et jours fériés.',
        'Paid leave, days in lieu, part time, breaks and public holidays.',
      ),
      list(
        'congés payés | RTT | congé parental | jours fériés | temps partiel | télétravail',
        'holidays | annual leave | parental leave | bank holidays | part-time | remote work',
      ),
      list(
        'Mon employeur peut-il m’imposer mes dates de congés ? | Ai-je droit au télétravail ?',
        'Can my employer impose my holiday dates? | Do I have a right to work from home?',
      ),
    ),
    sub(
      'contrat-periode-essai',
      w('Contrat et période d’essai', 'Contract and trial period'),
      w(
        'Relire un contrat, une clause de non-concurrence, un essai rompu.',
        'Reading a contract, a non-compete clause, an ended trial period.',
      ),
      list(
        'période d’essai | clause de non-concurrence | promesse d’embauche | CDD requalifié | avenant',
        'trial period | probation | non-compete | job offer | fixed-term contract | amendment',
      ),
      list(
        'Ma période d’essai peut-elle être renouvelée deux fois ? | Ma clause de non-concurrence est-elle valable ?',
        'Can my trial period be renewed twice? | Is my non-compete clause valid?',
      ),
    ),
    sub(
      'maternite-parentalite-travail',
      w('Grossesse et parents au travail', 'Pregnancy and parents at work'),
      w(
        'Annonce, congé maternité, protection et retour au poste.',
        'Telling the employer, maternity leave, protection and return to work.',
      ),
      list(
        'congé maternité | congé paternité | grossesse au travail | retour de congé',
        'maternity leave | paternity leave | pregnant at work | return from leave',
      ),
      list(
        'Quand dois-je annoncer ma grossesse à mon employeur ? | Puis-je retrouver mon poste après un congé parental ?',
        'When must I tell my employer I am pregnant? | Do I get my job back after parental leave?',
      ),
    ),
  ],
}
