import type { Category } from '../category.ts'
import { choice, date, deadline, full, list, paper, required, sub, text, w } from '../notation.ts'
import { financePolicy } from '../policies.ts'

const byWhen = deadline(
  w(
    'Déclaration, résiliation, contestation : deux à cinq jours parfois, deux ans au plus en général.',
    'Reporting, cancelling, contesting: sometimes two to five days, usually two years at most.',
  ),
  w(
    'Y a-t-il une date proche : expertise, échéance, réponse à une offre ?',
    'Is there a date coming: an assessor’s visit, a renewal, a reply to an offer?',
  ),
)
const insurer = text(
  'insurer',
  w('Quel assureur, et quelle formule ou quelles garanties ?', 'Which insurer, and which level of cover?'),
  w('Tout dépend de ce que le contrat couvre et exclut.', 'It all depends on what the policy covers and excludes.'),
  list(
    '(axa|maif|macif|matmut|gmf|maaf|allianz|groupama|generali|mma|covea|harmonie|mgen|malakoff|direct assurance|luko|lovys|swiss ?life|april|cnp)',
    '(axa|maif|macif|matmut|gmf|maaf|allianz|groupama|generali|mma|luko|lovys|april|aviva|cigna)',
  ),
)
const happened = date(
  'when',
  w('Quand le sinistre ou le refus a-t-il eu lieu ?', 'When did the damage or the refusal happen?'),
  w('Le délai pour déclarer ou contester part de là.', 'The time to report or contest runs from then.'),
)
const contract = paper(
  'papers',
  w(
    'Avez-vous les conditions du contrat, le constat ou la lettre de l’assureur ?',
    'Do you have the policy, the accident report or the insurer’s letter?',
  ),
  w('La réponse est presque toujours dans une clause.', 'The answer is almost always in a clause.'),
  list(
    '(conditions (generales|particulieres)|constat|rapport d.expert|courrier|lettre|ci-joint|contrat (dit|precise|indique))',
    '(terms and conditions|policy (says|states)|accident report|expert report|letter|attached)',
  ),
)
const amount = text(
  'amount',
  w('À combien estimez-vous le dommage, et que vous propose-t-on ?', 'What is the loss worth, and what is offered?'),
  w('Franchise, vétusté et plafond se comptent à partir de là.', 'Excess, wear and caps are counted from there.'),
  list('\\d[\\d .]*(€|euros?)', '(€|eur|£) ?\\d+ | \\d[\\d,.]* ?(€|eur|euros?)'),
)

export const assurance: Category = {
  slug: 'assurance',
  name: w('Assurances', 'Insurance'),
  sentence: w(
    'Sinistre, refus, indemnisation, résiliation, choix d’un contrat.',
    'Claims, refusals, compensation, cancelling, choosing cover in France.',
  ),
  description: w(
    'Un courtier ou un ancien gestionnaire de sinistres lit votre contrat avec vous et vous dit ce que l’assureur doit, et dans quel délai.',
    'A broker or former claims handler reads your policy with you and tells you what the insurer owes, and by when.',
  ),
  profession: w('conseiller en assurances', 'insurance adviser'),
  synonyms: list(
    'assureur | assurance | sinistre | indemnisation | garantie | franchise | contrat d’assurance | mutuelle | cotisation | responsabilité civile',
    'insurer | insurance | claim | compensation | cover | excess | deductible | insurance policy | premium | liability',
  ),
  typicalQuestions: list(
    'Mon assurance refuse de m’indemniser, que faire ? | Comment résilier mon contrat ? | L’expert a sous-évalué mes dégâts, puis-je contester ? | Suis-je couvert si mon enfant casse quelque chose ?',
    'My insurer refuses to pay, what can I do? | How do I cancel my policy in France? | The assessor undervalued my damage, can I contest it? | Am I covered if my child breaks something?',
  ),
  regulated: 'finance',
  policy: financePolicy(
    w(
      'Courtiers et agents inscrits à l’Orias, experts d’assuré, anciens gestionnaires de sinistres au titre vérifié.',
      'Brokers and agents registered with Orias, policyholders’ assessors, former claims handlers with verified titles.',
    ),
  ),
  intake: [required(insurer), happened, amount, contract, byWhen],
  subCategories: [
    full(
      sub(
        'degat-des-eaux-habitation',
        w('Dégât des eaux et assurance habitation', 'Water damage and home insurance'),
        w(
          'Fuite, incendie, cambriolage, catastrophe naturelle : déclarer et être indemnisé.',
          'Leaks, fire, burglary, natural disasters: reporting and being paid.',
        ),
        list(
          'assurance habitation | dégât des eaux | infiltration du voisin | cambriolage | incendie | tempête | catastrophe naturelle | bris de glace | multirisque habitation | constat amiable de dégât des eaux',
          'home insurance | water damage | leak from upstairs | burglary | fire damage | storm | natural disaster | broken window | contents insurance | renters insurance',
        ),
        list(
          'La fuite vient du voisin du dessus, quelle assurance paie ? | On m’a cambriolé, que dois-je déclarer ?',
          'The leak comes from upstairs, whose insurance pays? | I was burgled, what must I report?',
        ),
      ),
      {
        description: w(
          'Cinq jours ouvrés pour déclarer, deux en cas de vol : l’expert vous dit qui déclare à qui, quelles preuves réunir et comment répondre à une offre trop basse.',
          'Five working days to report, two after a theft: the expert tells you who reports to whom, which proof to gather and how to answer a low offer.',
        ),
        typicalQuestions: list(
          'L’assureur applique une forte vétusté, est-ce normal ?',
          'The insurer deducts a lot for wear, is that normal?',
        ),
        intake: [
          required(
            text(
              'damage',
              w('Que s’est-il passé, et qu’est-ce qui est abîmé ?', 'What happened, and what is damaged?'),
              w('La cause décide de la garantie qui joue.', 'The cause decides which cover applies.'),
              list(
                '(fuite|inond|infiltration|incendie|feu|cambriol|vol|tempete|grele|secheresse|fissure|vitre|plafond|parquet)',
                '(leak|flood|fire|burgl|theft|stolen|storm|hail|drought|crack|window|ceiling|floor)',
              ),
            ),
          ),
          choice(
            'status',
            w('Êtes-vous locataire, propriétaire ou copropriétaire ?', 'Are you a tenant, an owner or a co-owner?'),
            w('L’assureur qui gère n’est pas le même.', 'It decides which insurer handles the claim.'),
            {
              locataire: w('Locataire', 'Tenant'),
              proprietaire: w('Propriétaire occupant', 'Owner living there'),
              bailleur: w('Propriétaire bailleur', 'Landlord'),
            },
            list(
              '(locataire|proprietaire|bailleur|coproprie|je loue)',
              '(tenant|owner|landlord|i rent|i own|my (flat|house) is rented)',
            ),
          ),
          happened,
          amount,
          byWhen,
        ],
      },
    ),
    full(
      sub(
        'assurance-auto-sinistre',
        w('Assurance auto et accident', 'Car insurance and accidents'),
        w(
          'Constat, responsabilité, épave, malus, véhicule volé.',
          'Accident reports, fault, write-offs, no-claims, stolen cars.',
        ),
        list(
          'assurance voiture | constat amiable | accident responsable | malus | bonus | véhicule économiquement irréparable | expert auto | tous risques | au tiers | résilié par mon assureur',
          'car insurance | accident report | at fault | no claims bonus | written off | total loss | fully comprehensive | third party cover | hit and run',
        ),
        list(
          'Ma voiture est classée économiquement irréparable, puis-je refuser l’offre ? | Le constat me donne tort, comment le contester ?',
          'My car is written off, can I refuse the offer? | Does my UK no-claims bonus count in France?',
        ),
      ),
      {
        description: w(
          'L’expert lit le constat case par case, vérifie le partage des torts et la valeur retenue, et prépare la contestation ou la contre-expertise.',
          'The expert reads the report box by box, checks the share of fault and the value used, and prepares the challenge or second assessment.',
        ),
        typicalQuestions: list(
          'Mon assureur me résilie après deux accidents, que faire ?',
          'My insurer cancels me after two accidents, what can I do?',
        ),
        intake: [
          required(
            text(
              'accident',
              w(
                'Que s’est-il passé, et un constat a-t-il été signé ?',
                'What happened, and was an accident report signed?',
              ),
              w('Il est très difficile de revenir sur un constat signé.', 'A signed report is very hard to undo.'),
              list(
                '(constat|percut|accroch|rentre dedans|collision|stationnement|parking|vol(e|ee)|delit de fuite)',
                '(report|hit me|rear-ended|collision|crash|parked|stolen|hit and run)',
              ),
            ),
          ),
          choice(
            'cover',
            w('Quelle est votre formule ?', 'What is your cover?'),
            w(
              'Au tiers, vos propres dommages ne sont pas couverts.',
              'With third party, your own damage is not covered.',
            ),
            {
              tiers: w('Au tiers', 'Third party'),
              intermediaire: w('Tiers étendu', 'Third party plus'),
              tous: w('Tous risques', 'Comprehensive'),
            },
            list('(au tiers|tiers (etendu|plus)|tous risques)', '(third party|comprehensive|full cover)'),
          ),
          happened,
          insurer,
          byWhen,
        ],
      },
    ),
    sub(
      'mutuelle-complementaire-sante',
      w('Mutuelle et complémentaire santé', 'Top-up health insurance'),
      w(
        'Choisir, résilier, comprendre un remboursement, mutuelle d’entreprise.',
        'Choosing, cancelling, understanding refunds, company cover.',
      ),
      list(
        'mutuelle santé | remboursement mutuelle | 100 % santé | tiers payant | mutuelle d’entreprise | portabilité | complémentaire santé solidaire',
        'mutuelle | top-up health cover | health insurance refund | company health plan | glasses and dental cover | private health insurance',
      ),
      list(
        'Puis-je refuser la mutuelle de mon employeur ? | Comment résilier ma mutuelle en cours d’année ?',
        'Do I need a mutuelle if I have a carte vitale? | Can I cancel my mutuelle during the year?',
      ),
    ),
    sub(
      'resiliation-assurance',
      w('Résilier une assurance', 'Cancelling a policy'),
      w(
        'Échéance, résiliation à tout moment après un an, déménagement, résiliation par l’assureur.',
        'Renewal dates, cancelling any time after a year, moving, cancelled by the insurer.',
      ),
      list(
        'résilier mon assurance | loi Hamon | loi Chatel | avis d’échéance | résiliation pour non-paiement | changer d’assureur',
        'cancel my insurance | switch insurer | renewal notice | cancelled for non-payment | end of policy',
      ),
      list(
        'Puis-je résilier avant la fin de la première année ? | Mon assureur continue de prélever après résiliation, que faire ?',
        'Can I cancel before the first year ends? | My insurer keeps charging me after I cancelled, what now?',
      ),
    ),
    sub(
      'assurance-emprunteur',
      w('Assurance de prêt', 'Loan protection insurance'),
      w(
        'Changer d’assurance, questionnaire de santé, refus de prise en charge.',
        'Switching, medical questionnaires, refused cover.',
      ),
      list(
        'assurance emprunteur | loi Lemoine | délégation d’assurance | convention Aeras | questionnaire médical | prise en charge des mensualités',
        'mortgage insurance | loan insurance | switch loan insurance | medical questionnaire | Aeras | payment protection',
      ),
      list(
        'Puis-je changer d’assurance de prêt à tout moment ? | L’assurance refuse de payer mes mensualités pendant mon arrêt, que faire ?',
        'Can I switch my mortgage insurance at any time? | I had cancer ten years ago, can I still insure a loan?',
      ),
    ),
    sub(
      'assurance-vie',
      w('Assurance vie', 'Life insurance'),
      w(
        'Contrat, rachat, clause bénéficiaire, contrat non réclamé.',
        'Contracts, withdrawals, beneficiary clauses, unclaimed policies.',
      ),
      list(
        'assurance vie | clause bénéficiaire | rachat partiel | fonds en euros | contrat en déshérence | bénéficiaire d’assurance vie',
        'assurance vie | life insurance | beneficiary | surrender policy | unclaimed policy | withdrawal from policy',
      ),
      list(
        'Comment retirer de l’argent de mon assurance vie ? | Suis-je bénéficiaire d’un contrat sans le savoir ?',
        'How do I withdraw from my assurance vie? | How do I find out if I am a beneficiary?',
      ),
    ),
    sub(
      'prevoyance-deces-invalidite',
      w('Prévoyance, décès et invalidité', 'Death, sickness and disability cover'),
      w(
        'Arrêt de travail, invalidité, capital décès, contrat d’entreprise.',
        'Sick pay cover, disability, death benefits, company schemes.',
      ),
      list(
        'prévoyance | capital décès | rente d’invalidité | garantie accidents de la vie | contrat obsèques | maintien de salaire',
        'income protection | death benefit | disability pension insurance | accident cover | funeral plan',
      ),
      list(
        'Ma prévoyance refuse de compléter mon salaire, que faire ? | Comment toucher un capital décès ?',
        'My income protection refuses to pay, what can I do? | How do I claim a death benefit?',
      ),
    ),
    sub(
      'responsabilite-civile',
      w('Responsabilité civile', 'Liability cover'),
      w(
        'Dommage causé à quelqu’un, enfants, animaux, bénévolat, scolaire.',
        'Damage to others, children, pets, volunteering, school.',
      ),
      list(
        'responsabilité civile | assurance scolaire | mon enfant a cassé | dommage à un tiers | chien qui a mordu assurance | villégiature',
        'liability insurance | school insurance | my child broke | damage to someone else | third party damage | personal liability',
      ),
      list(
        'Mon fils a cassé un téléphone à l’école, mon assurance paie-t-elle ? | L’assurance scolaire est-elle obligatoire ?',
        'My son broke a phone at school, does my insurance pay? | Is school insurance compulsory in France?',
      ),
    ),
    sub(
      'assurance-voyage-annulation',
      w('Assurance voyage et annulation', 'Travel and cancellation cover'),
      w(
        'Annulation, rapatriement, bagages, garanties de la carte bancaire.',
        'Cancellation, repatriation, luggage, bank card cover.',
      ),
      list(
        'assurance annulation | rapatriement | assurance de la carte Visa | Gold Mastercard | bagages perdus assurance | frais médicaux à l’étranger',
        'travel insurance | trip cancellation cover | repatriation | card insurance | lost luggage cover | medical bills abroad | Schengen visa insurance',
      ),
      list(
        'Ma carte bancaire couvre-t-elle l’annulation de mon séjour ? | Mes soins à l’étranger seront-ils remboursés ?',
        'Does my bank card cover a cancelled trip? | Which insurance does a long-stay visa need?',
      ),
    ),
    sub(
      'refus-indemnisation-mediateur',
      w('Refus, expertise et médiateur', 'Refusals, second assessments, ombudsman'),
      w(
        'Contester une exclusion, une expertise, un retard de paiement.',
        'Contesting an exclusion, an assessment, late payment.',
      ),
      list(
        'refus d’indemnisation | contre-expertise | expert d’assuré | exclusion de garantie | médiateur de l’assurance | fausse déclaration | déchéance de garantie | assureur qui ne répond plus',
        'claim refused | second assessment | policyholder’s assessor | exclusion clause | insurance ombudsman | late settlement | insurer not replying',
      ),
      list(
        'L’assureur invoque une exclusion, est-elle valable ? | Comment demander une contre-expertise ?',
        'The insurer relies on an exclusion, is it valid? | How do I ask for a second assessment?',
      ),
    ),
  ],
}
