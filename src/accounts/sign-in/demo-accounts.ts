/** The demonstration accounts and their password; they do not exist where the product is live. */
export const demoPassword = 'clairavis-demo'
export const demoAccounts = [
  { role: 'client', email: 'client@demo.test' },
  { role: 'expert', email: 'expert@demo.test' },
  { role: 'specialist', email: 'specialist@demo.test' },
  { role: 'admin', email: 'admin@demo.test' },
  { role: 'compliance', email: 'compliance@demo.test' },
  { role: 'support', email: 'support@demo.test' },
] as const
