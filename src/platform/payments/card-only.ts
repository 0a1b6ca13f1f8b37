/**
 * Cards, with Apple Pay and Google Pay, which pay as cards; whatever the dashboard offers (docs/decisions/030). Elements
 * names the same list (`billing/payment-form/elements-options.ts`).
 */
export const cardOnly: ['card'] = ['card']
