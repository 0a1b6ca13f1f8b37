import { findPersonalData } from '../../src/platform/redaction/find-personal-data.ts'

/** The letters and digits of a value, from `start` to `end` of a text, that stay readable when the text is redacted. */
export function uncovered(text: string, start: number, end: number): string {
  const found = findPersonalData(text)
  const stays = (at: number) => !found.some((one) => one.start <= at && at < one.end)
  return [...text.slice(start, end)].filter((sign, at) => /[\p{L}\d]/u.test(sign) && stays(start + at)).join('')
}
