import { findCategory } from './catalog.ts'

/**
 * What an expert earns for an answered question, in cents. One flat amount per field, the same for everybody and
 * published in the experts' terms; in law it must not depend on the outcome or on the client's means.
 */
export const expertFees = { law: 1800, health: 1600, finance: 1600, none: 1400 } as const

export function expertFee(category: string): number {
  return expertFees[findCategory(category)?.regulated ?? 'none']
}
