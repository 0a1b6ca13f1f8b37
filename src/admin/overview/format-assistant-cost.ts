/** Shows fractions of a cent, because a call costs less than one. */
export const formatAssistantCost = (tag: string, cents: number) =>
  new Intl.NumberFormat(tag, { style: 'currency', currency: 'EUR', maximumFractionDigits: 4 }).format(cents / 100)
