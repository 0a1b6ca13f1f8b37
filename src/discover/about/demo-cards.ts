/** Test cards of the payment sandbox, besides those that work. */
export const testCards = {
  authenticate: '4000 0027 6000 3184',
  declined: '4000 0000 0000 0002',
  noFunds: '4000 0000 0000 9995',
} as const
