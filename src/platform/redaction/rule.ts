import type { PersonalDataKind } from './kinds.ts'

/** `form` matches a value: its first group if it has one. `accept` may refuse it, or return the value's length. */
export type Rule = {
  kind: PersonalDataKind
  form: RegExp
  accept?: (value: string, before: string, after: string) => boolean | number
}
