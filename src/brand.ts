/** What every page says of this house, and so travels to every browser. An operator changes it and `brand-legal.ts`. */
export const brand = {
  name: 'Clairavis',
  /** Shown beneath the word mark in mails and on invoices. */
  siteHost: 'clairavis.example',
  support: {
    email: 'bonjour@clairavis.example',
    phone: '+33 1 99 00 00 00',
  },
  mediator: {
    name: 'Médiateur de l’exemple',
    url: 'https://mediateur.example',
    address: '2 rue de l’Exemple, 75000 Paris',
  },
} as const

/**
 * For how many days after the first answer the client may have its price back, without a reason: what the pages promise
 * (`{guaranteeDays}` in texts) and what the button grants. Beside the fourteen days of withdrawal by law
 * (`billing/cancellation/withdrawal.ts`), which no operator changes.
 */
export const guaranteeDays = 14
