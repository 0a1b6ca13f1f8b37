import type { Category } from '../category.ts'
import { choice, date, deadline, full, list, paper, party, required, sub, text, w } from '../notation.ts'
import { lawPolicy } from '../policies.ts'

const landlord = party(
  w(
    'Qui est l’autre partie : bailleur, locataire, agence, syndic, et son nom ?',
    'Who is the other party (landlord, tenant, agency, building manager), and their name?',
  ),
  list(
    "(l'agence|le bailleur|syndic|proprietaire) (s'appelle|est|[a-z]+ immobilier) | foncia | nexity | citya | hlm | cdc habitat",
    "(agency|landlord|landlady|manager)( is|'s name is| called) | foncia | nexity",
  ),
)
const byWhen = deadline(
  w(
    'Préavis, trêve hivernale, recours : tout se compte en jours.',
    'Notice, winter truce, appeals: everything is counted in days.',
  ),
  w(
    'Y a-t-il une date proche : départ, audience, assemblée, délai de réponse ?',
    'Is there a date coming: moving out, a hearing, a meeting, a reply deadline?',
  ),
)
const lease = choice(
  'lease',
  w('De quel logement s’agit-il ?', 'What kind of home is it?'),
  w('Le préavis et les droits changent selon le bail.', 'Notice and rights depend on the lease.'),
  {
    vide: w('Location vide', 'Unfurnished rental'),
    meuble: w('Location meublée', 'Furnished rental'),
    social: w('Logement social', 'Social housing'),
    copropriete: w('Copropriété', 'Owned flat'),
    autre: w('Autre', 'Other'),
  },
  list(
    '(meuble|vide|hlm|logement social|copropriete|colocation|bail mobilite|saisonniere)',
    '(furnished|unfurnished|social housing|condo|co-owner|shared flat|holiday let)',
  ),
)
const role = choice(
  'role',
  w('Êtes-vous locataire, propriétaire ou copropriétaire ?', 'Are you the tenant, the landlord or a co-owner?'),
  w('Vos droits se lisent de votre côté du bail.', 'Your rights depend on your side of the lease.'),
  {
    locataire: w('Locataire', 'Tenant'),
    bailleur: w('Propriétaire bailleur', 'Landlord'),
    coproprietaire: w('Copropriétaire', 'Co-owner'),
    occupant: w('Hébergé', 'Guest'),
  },
  list(
    '(je suis|en tant que) (locataire|proprietaire|bailleur|coproprietaire) | mon (proprietaire|bailleur|locataire) | mes locataires | ma (proprietaire|locataire)',
    "i am (a |the )?(tenant|landlord|owner|renting) | i'm (a |the )?(tenant|landlord|renting) | my (landlord|landlady|tenants?)",
  ),
)
const inventory = paper(
  'papers',
  w(
    'Avez-vous le bail, l’état des lieux ou les courriers échangés ?',
    'Do you have the lease, the inventory or the letters exchanged?',
  ),
  w('La réponse est presque toujours dans un de ces papiers.', 'The answer is almost always in one of these papers.'),
  list(
    'etat des lieux | (mon|le) bail (dit|precise|indique|prevoit) | courrier recommande | ci-joint',
    '(inventory|check-?(in|out) report) | lease (says|states) | registered letter | attached',
  ),
)

export const logement: Category = {
  slug: 'logement',
  name: w('Logement', 'Housing'),
  sentence: w(
    'Bail, loyer, dépôt de garantie, expulsion, copropriété.',
    'Leases, rent, deposits, eviction, co-ownership.',
  ),
  description: w(
    'Un spécialiste du droit du logement répond aux locataires, aux propriétaires et aux copropriétaires, textes et délais à l’appui.',
    'A housing lawyer answers tenants, landlords and co-owners in France, with the texts and the time limits.',
  ),
  profession: w('avocat en droit immobilier', 'housing lawyer'),
  synonyms: list(
    'location | bail d’habitation | locataire | propriétaire bailleur | copropriété | droit immobilier',
    'renting | lease | tenant | landlord | co-ownership | tenancy law',
  ),
  typicalQuestions: list(
    'Mon propriétaire ne rend pas mon dépôt de garantie, que faire ? | Quel est mon préavis pour quitter mon logement ? | Le chauffage est en panne, qui doit payer ? | Mon propriétaire peut-il me faire partir ?',
    'My landlord will not return my deposit, what can I do? | How much notice must I give to leave my flat? | The heating has failed, who pays? | Can my landlord make me leave?',
  ),
  regulated: 'law',
  policy: lawPolicy(
    w(
      'Avocats en droit immobilier, notaires et juristes habilités, titres vérifiés.',
      'Housing lawyers, notaries and authorised legal advisers, with verified titles.',
    ),
    ['homeless'],
  ),
  intake: [
    required(role),
    lease,
    inventory,
    date(
      'when',
      w('Depuis quand dure le problème ?', 'How long has the problem lasted?'),
      w('L’ancienneté du problème ouvre ou ferme des recours.', 'How long it has lasted opens or closes remedies.'),
    ),
    landlord,
    byWhen,
  ],
  subCategories: [
    full(
      sub(
        'depot-de-garantie',
        w('Dépôt de garantie', 'Rental deposit'),
        w('Le récupérer en entier, contester des retenues.', 'Getting it back in full, contesting deductions.'),
        list(
          'caution non rendue | retenue sur caution | état des lieux de sortie | restitution de la caution',
          'deposit not returned | security deposit | deductions | move-out inventory',
        ),
        list(
          'Dans quel délai la caution doit-elle être rendue ? | Le propriétaire garde ma caution pour la peinture, est-ce normal ?',
          'When must the deposit be returned? | The landlord keeps my deposit for repainting, is that fair?',
        ),
      ),
      {
        description: w(
          'Un mois ou deux selon l’état des lieux, dix pour cent de pénalité par mois de retard : l’expert vérifie les retenues et prépare la mise en demeure.',
          'One month or two depending on the inventory, ten per cent a month in penalties: the expert checks the deductions and prepares the formal letter.',
        ),
        typicalQuestions: list('Qu’est-ce que l’usure normale ?', 'What counts as normal wear and tear?'),
        intake: [
          required(
            date(
              'left',
              w('Quand avez-vous rendu les clés ?', 'When did you hand back the keys?'),
              w('Le délai de restitution part de ce jour.', 'The time to return the deposit runs from that day.'),
            ),
          ),
          text(
            'amount',
            w(
              'Quel est le montant du dépôt et de la somme retenue ?',
              'How much was the deposit, and how much was kept?',
            ),
            w('Il faut chiffrer la demande.', 'The claim has to be a figure.'),
            list('\\d[\\d ]*(€| euros?)', '(€|eur|euros?) ?\\d+ | \\d+ ?(€|eur|euros)'),
          ),
          choice(
            'inventories',
            w(
              'Avez-vous les deux états des lieux, d’entrée et de sortie ?',
              'Do you have both inventories, moving in and moving out?',
            ),
            w(
              'On ne peut retenir que ce qui diffère entre les deux.',
              'Only differences between the two can be charged.',
            ),
            { deux: w('Les deux', 'Both'), un: w('Un seul', 'Only one'), aucun: w('Aucun', 'Neither') },
            list('etats? des lieux', 'inventor(y|ies) | check-?(in|out)'),
          ),
          landlord,
          byWhen,
        ],
      },
    ),
    full(
      sub(
        'loyers-impayes-expulsion',
        w('Loyers impayés et expulsion', 'Rent arrears and eviction'),
        w('Dettes de loyer, commandement de payer, trêve hivernale.', 'Rent debts, orders to pay, winter truce.'),
        list(
          'expulsion | commandement de payer | trêve hivernale | locataire qui ne paie plus | squat',
          'eviction | unpaid rent | winter truce | tenant not paying | squatters',
        ),
        list(
          'Mon locataire ne paie plus depuis trois mois, que faire ? | J’ai reçu un commandement de payer, combien de temps ai-je ?',
          'My tenant has not paid for three months, what can I do? | I got an order to pay, how long do I have?',
        ),
      ),
      {
        description: w(
          'Du premier impayé au concours de la force publique, l’expert situe l’étape, les aides possibles et les délais que le juge peut accorder.',
          'From the first missed rent to the bailiff, the expert places the stage, the help available and the time a judge can grant.',
        ),
        typicalQuestions: list('Peut-on m’expulser en hiver ?', 'Can I be evicted in winter?'),
        intake: [
          required(role),
          text(
            'debt',
            w('Combien de mois ou quelle somme sont impayés ?', 'How many months or how much is unpaid?'),
            w(
              'Le montant et la durée ouvrent des aides ou la résiliation.',
              'The amount and length open help or end the lease.',
            ),
            list(
              '\\d+ (mois|loyers?) | (deux|trois|quatre|cinq|six) (mois|loyers) | \\d[\\d ]*(€| euros)',
              '\\d+ months | (two|three|four|five|six) months | (€|eur) ?\\d+',
            ),
          ),
          paper(
            'act',
            w(
              'Avez-vous reçu ou envoyé un acte d’huissier ou une convocation ?',
              'Has a bailiff’s act or a summons been served?',
            ),
            w(
              'La date de l’acte fait courir six semaines ou deux mois.',
              'Its date starts six weeks or two months running.',
            ),
            list(
              '(huissier|commandement|assignation|commissaire de justice|convocation|jugement)',
              '(bailiff|order to pay|summons|judgment|court)',
            ),
          ),
          landlord,
          byWhen,
        ],
      },
    ),
    sub(
      'conge-preavis-logement',
      w('Congé et préavis du logement', 'Ending a lease'),
      w('Quitter son logement ou reprendre son bien.', 'Leaving a home or taking it back.'),
      list(
        'donner congé | préavis réduit | congé pour vente | congé pour reprise | résiliation de bail',
        'notice to quit | moving out | notice for sale | end of lease | break lease',
      ),
      list(
        'Ai-je droit au préavis d’un mois ? | Mon propriétaire vend, dois-je partir ?',
        'Am I entitled to one month’s notice? | My landlord is selling, must I leave?',
      ),
    ),
    sub(
      'loyer-charges',
      w('Loyer et charges', 'Rent and charges'),
      w('Augmentation, encadrement, régularisation de charges.', 'Increases, rent caps, service charge adjustments.'),
      list(
        'augmentation de loyer | IRL | encadrement des loyers | régularisation des charges | provision',
        'rent increase | rent control | service charges | rent index',
      ),
      list(
        'Mon loyer peut-il augmenter de dix pour cent ? | On me réclame trois ans de charges, est-ce possible ?',
        'Can my rent go up by ten per cent? | I am asked for three years of charges, is that possible?',
      ),
    ),
    full(
      sub(
        'logement-insalubre-reparations',
        w('Réparations et logement indécent', 'Repairs and unfit housing'),
        w(
          'Humidité, moisissures, panne, nuisibles : qui répare, qui paie.',
          'Damp, mould, breakdowns, pests: who repairs, who pays.',
        ),
        list(
          'moisissures | humidité | logement indécent | insalubrité | punaises de lit | réparations locatives | passoire thermique',
          'mould | damp | unfit housing | bedbugs | repairs | landlord won’t fix',
        ),
        list(
          'Mon appartement est plein de moisissures, que doit faire le propriétaire ? | Puis-je arrêter de payer le loyer tant que rien n’est réparé ?',
          'My flat is full of mould, what must the landlord do? | Can I stop paying rent until repairs are done?',
        ),
      ),
      {
        description: w(
          'L’expert distingue l’entretien du locataire des travaux du propriétaire et vous donne les étapes : courrier, mairie, conciliation, juge.',
          'The expert separates tenant upkeep from landlord repairs and gives you the steps: letter, town hall, conciliation, court.',
        ),
        typicalQuestions: list(
          'Qui paie la désinsectisation contre les punaises de lit ?',
          'Who pays for bedbug treatment?',
        ),
        intake: [
          required(
            text(
              'defect',
              w('Quel est le défaut, et dans quelles pièces ?', 'What is the defect, and in which rooms?'),
              w(
                'Il faut distinguer l’entretien et le logement indécent.',
                'Upkeep and unfit housing are treated differently.',
              ),
              list(
                '(moisi|humid|fuite|chauffage|eau chaude|fenetre|cafard|punaise|rats?|souris|electri|infiltration)',
                '(mould|mold|damp|leak|heating|hot water|window|cockroach|bedbug|rats?|mice|wiring)',
              ),
            ),
          ),
          date(
            'since',
            w('Depuis quand, et l’avez-vous signalé par écrit ?', 'Since when, and did you report it in writing?'),
            w(
              'Sans écrit, le bailleur dira qu’il ne savait pas.',
              'Without a letter the landlord will say he did not know.',
            ),
          ),
          paper(
            'photos',
            w('Pouvez-vous joindre des photos ou un constat ?', 'Can you attach photos or a report?'),
            w('Elles prouvent l’état et l’ampleur.', 'They prove the state and the extent.'),
            list('(photos?|constat|rapport)', '(photos?|pictures|report)'),
          ),
          landlord,
          byWhen,
        ],
      },
    ),
    sub(
      'copropriete',
      w('Copropriété et syndic', 'Co-ownership and building manager'),
      w('Assemblée générale, charges, travaux, conflits.', 'General meetings, charges, works, conflicts.'),
      list(
        'assemblée générale | syndic | règlement de copropriété | charges de copropriété | parties communes',
        'co-owners’ meeting | building manager | homeowners association | common areas | condo fees',
      ),
      list(
        'Puis-je contester une décision d’assemblée générale ? | Le syndic ne fait rien, comment en changer ?',
        'Can I contest a decision of the co-owners? | The building manager does nothing, how do we change?',
      ),
    ),
    sub(
      'colocation-sous-location',
      w('Colocation et sous-location', 'Flat sharing and subletting'),
      w(
        'Bail commun, départ d’un colocataire, location courte durée.',
        'Joint leases, a flatmate leaving, short lets.',
      ),
      list(
        'colocataire | clause de solidarité | sous-louer | Airbnb | location saisonnière',
        'flatmate | roommate | joint liability | sublet | Airbnb',
      ),
      list(
        'Mon colocataire part, dois-je payer sa part ? | Puis-je sous-louer pendant mes vacances ?',
        'My flatmate is leaving, must I pay their share? | Can I sublet while on holiday?',
      ),
    ),
    sub(
      'caution-garant',
      w('Garant et dossier de location', 'Guarantors and rental applications'),
      w('Se porter garant, Visale, papiers demandés, refus.', 'Standing surety, Visale, papers requested, refusals.'),
      list(
        'garant | caution solidaire | Visale | dossier locataire | frais d’agence',
        'guarantor | surety | Visale | rental application | agency fees',
      ),
      list(
        'Comment ne plus être garant ? | Quels papiers un propriétaire peut-il demander ?',
        'How do I stop being a guarantor? | What papers may a landlord ask for?',
      ),
    ),
    sub(
      'logement-social',
      w('Logement social et droit au logement', 'Social housing'),
      w(
        'Demande de HLM, Dalo, mutation, plafond de ressources.',
        'Applying, right to housing, transfers, income limits.',
      ),
      list(
        'HLM | DALO | demande de logement social | mutation | office public',
        'council housing | public housing | HLM | housing application',
      ),
      list(
        'J’attends un HLM depuis cinq ans, que faire ? | Comment faire un recours Dalo ?',
        'I have waited five years for social housing, what can I do? | How do I make a Dalo appeal?',
      ),
    ),
  ],
}
