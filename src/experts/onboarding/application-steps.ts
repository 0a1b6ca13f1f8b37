import type { ApplicationField } from './application.ts'

/** The parts in which a phone shows the application, one after the other; elsewhere they stand below each other. */
export const applicationSteps = ['company', 'you', 'categories', 'papers', 'agreement'] as const
export type ApplicationStep = (typeof applicationSteps)[number]

const stepOfField: Record<ApplicationField, ApplicationStep> = {
  companyName: 'company',
  country: 'company',
  siret: 'company',
  vatNumber: 'company',
  vatExempt: 'company',
  firstName: 'you',
  lastName: 'you',
  email: 'you',
  phone: 'you',
  address: 'you',
  postalCode: 'you',
  city: 'you',
  categories: 'categories',
  identity: 'papers',
  diploma: 'papers',
  picture: 'papers',
  iban: 'agreement',
  lawful: 'agreement',
  terms: 'agreement',
}

/** The index of the step in which a field stands; null for a problem that concerns the whole application. */
export function stepOf(field: string | undefined): number | null {
  const step = field === undefined ? undefined : (stepOfField as Partial<Record<string, ApplicationStep>>)[field]
  return step === undefined ? null : applicationSteps.indexOf(step)
}
