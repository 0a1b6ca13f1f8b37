/**
 * Parses a typed amount in euros to cents: « 1 234,50 € » and `1234.5` alike. `NaN` for anything else, and for three
 * digits after a comma, which are thousands to one reader and decimals to the other.
 */
export function parseCents(text: string): number {
  const plain = text.replace(/[\s€]/g, '')
  return /^\d+(?:[.,]\d{1,2})?$/.test(plain) ? Math.round(Number(plain.replace(',', '.')) * 100) : Number.NaN
}
