// The experts whom newcomers meet first; two of them have an account to sign in with.
import type { Category } from '../../catalog/category.ts'
import type { ExpertTemplate } from './invented.ts'
import { generalLawyer, housingLawyer, notary, vet } from './sworn-trades.ts'
import type { Trade } from './trade.ts'
import { tradesOf } from './trades.ts'

export const demoAccounts = {
  client: 'client@demo.test',
  expert: 'expert@demo.test',
  specialist: 'specialist@demo.test',
  admin: 'admin@demo.test',
  compliance: 'compliance@demo.test',
  support: 'support@demo.test',
  scripted: 'scripted@demo.test',
} as const
export const demoPassword = 'clairavis-demo'

/** Three staff members with different roles, so that one person can try every action that needs two. */
export const demoStaff = [
  {
    id: 'demo-admin',
    email: demoAccounts.admin,
    roles: ['client', 'owner'],
    firstName: 'Alix',
    lastName: 'Renard',
  },
  {
    id: 'demo-compliance',
    email: demoAccounts.compliance,
    roles: ['client', 'compliance'],
    firstName: 'Nadia',
    lastName: 'Benali',
  },
  {
    id: 'demo-support',
    email: demoAccounts.support,
    roles: ['client', 'support', 'editor'],
    firstName: 'Hugo',
    lastName: 'Lambert',
  },
] as const

type Known = Omit<ExpertTemplate, 'category' | 'trade' | 'portrait'> & { in: string; trade: Trade | null; face: string }

const known: readonly Known[] = [
  {
    in: 'logement',
    trade: generalLawyer,
    face: 'helene',
    gender: 'f',
    firstName: 'Hélène',
    lastName: 'Carpentier',
    place: { city: 'Nantes', department: '44' },
    email: demoAccounts.expert,
    languages: ['fr', 'en'],
    switchedOn: true,
    coversAll: true,
    localSpecialist: false,
    also: ['justice', 'consommation'],
    subs: ['depot-de-garantie', 'copropriete', 'logement-insalubre-reparations'],
  },
  {
    in: 'logement',
    trade: housingLawyer,
    face: 'etienne',
    gender: 'm',
    firstName: 'Étienne',
    lastName: 'Marchal',
    place: { city: 'Rennes', department: '35' },
    email: demoAccounts.specialist,
    languages: ['fr'],
    switchedOn: true,
    localSpecialist: true,
    also: ['immobilier'],
    subs: ['loyers-impayes-expulsion', 'conge-preavis-logement', 'colocation-sous-location'],
  },
  {
    in: 'succession',
    trade: notary,
    face: 'amina',
    gender: 'f',
    firstName: 'Amina',
    lastName: 'Diallo',
    place: { city: 'Bordeaux', department: '33' },
    languages: ['fr', 'en'],
    switchedOn: true,
    also: ['logement', 'famille'],
  },
  {
    in: 'impots',
    trade: null,
    face: 'karim',
    gender: 'm',
    firstName: 'Karim',
    lastName: 'Haddad',
    place: { city: 'Lyon', department: '69' },
    languages: ['fr', 'en'],
    switchedOn: true,
    also: ['entreprise'],
    subs: ['declaration-revenus', 'revenus-locatifs', 'reductions-credits-impot'],
  },
  {
    in: 'animaux',
    trade: vet,
    face: 'sophie',
    gender: 'f',
    firstName: 'Sophie',
    lastName: 'Nguyen',
    place: { city: 'Lille', department: '59' },
    languages: ['fr', 'en'],
    switchedOn: true,
    also: [],
    subs: ['chien-sante', 'chat-sante', 'alimentation-animale'],
  },
]

/** The experts whose category is in the catalogue. */
export function knownExperts(categories: readonly Category[]): ExpertTemplate[] {
  return known.flatMap(({ in: slug, trade, face, also, ...wish }) => {
    const category = categories.find((one) => one.slug === slug)
    if (!category) return []
    const accountant = tradesOf(category).find((one) => one.field === 'money')
    return [
      {
        ...wish,
        category,
        trade: trade ?? accountant ?? tradesOf(category)[0]!,
        portrait: `/portraits/${face}.svg`,
        also: (also ?? []).filter((other) =>
          categories.some(
            (one) => one.slug === other && (one.regulated === 'none' || one.regulated === category.regulated),
          ),
        ),
      },
    ]
  })
}
