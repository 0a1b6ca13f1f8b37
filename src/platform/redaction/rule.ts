import type { PersonalDataKind } from './kinds.ts'

/** `form` finds a value: its first group where it has one. `accept` may refuse it, or say how much of it is the value. */
export type Rule = {
  kind: PersonalDataKind
  form: RegExp
  accept?: (value: string, before: string, after: string) => boolean | number
}
