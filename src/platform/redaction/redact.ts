import { findPersonalData } from './find-personal-data.ts'
import type { PersonalDataKind } from './kinds.ts'

/** The text with each piece of personal data replaced by its label. */
export function redact(
  text: string,
  word: (kind: PersonalDataKind) => string,
  only?: ReadonlySet<PersonalDataKind>,
): string {
  let result = ''
  let at = 0
  for (const { kind, start, end } of findPersonalData(text, only)) {
    result += text.slice(at, start) + word(kind)
    at = end
  }
  return result + text.slice(at)
}

export const containsPersonalData = (text: string, only: ReadonlySet<PersonalDataKind>): boolean =>
  findPersonalData(text, only).length > 0
