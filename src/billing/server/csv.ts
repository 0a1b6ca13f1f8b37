import type { Locale } from '../../i18n/locale.ts'

/**
 * Rows for a spreadsheet (RFC 4180), marked as UTF-8. Text that would be evaluated as a formula stays text; an amount
 * is one number.
 */
export function csv(rows: readonly (readonly (string | number)[])[], separator: ',' | ';' = ','): string {
  return `\ufeff${rows.map((row) => row.map((value) => cell(value, separator)).join(separator)).join('\r\n')}\r\n`
}

/** What separates the cells of a table that somebody opens: a French spreadsheet reads a comma as part of a number. */
export const separatorOf = (locale: Locale): ',' | ';' => (locale === 'fr' ? ';' : ',')

/** Digits that are no amount, such as a tax number: a spreadsheet would round what is longer than its numbers. */
export const digits = (number: string): string => (/^\d+$/.test(number) ? `="${number}"` : number)

const digitsAsText = /^="\d+"$/

const amount = /^-?\d+[.,]\d\d$/

function cell(value: string | number, separator: string): string {
  const isFormula =
    typeof value === 'string' && /^[=+\-@\t\r]/.test(value) && !amount.test(value) && !digitsAsText.test(value)
  const text = isFormula ? `'${value}` : String(value)
  return text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
