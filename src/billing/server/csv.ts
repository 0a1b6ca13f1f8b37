/**
 * Rows for a spreadsheet (RFC 4180), marked as UTF-8. Text that would be evaluated as a formula stays text; an amount
 * is one number.
 */
export function csv(rows: readonly (readonly (string | number)[])[]): string {
  return `\ufeff${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}

const amount = /^-?\d+[.,]\d\d$/

function cell(value: string | number): string {
  const isFormula = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) && !amount.test(value)
  const text = isFormula ? `'${value}` : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
