import type { PersonalDataKind } from './kinds.ts'
import type { Rule } from './rule.ts'
import { announcedRules } from './rules-announced.ts'
import { numberRules } from './rules-numbers.ts'
import { contactRules, peopleRules } from './rules-people.ts'

export type PersonalDataMatch = { kind: PersonalDataKind; start: number; end: number }

const iban = numberRules.filter(({ kind }) => kind === 'iban')
const rest = numberRules.filter(({ kind }) => kind !== 'iban')
/** The first rule that matches a stretch of the text claims it. */
const rules: readonly Rule[] = [...contactRules, ...iban, ...announcedRules, ...rest, ...peopleRules]

function foundBy({ kind, form, accept }: Rule, text: string): PersonalDataMatch[] {
  const found: PersonalDataMatch[] = []
  form.lastIndex = 0
  for (let match = form.exec(text); match; match = form.exec(text)) {
    const [start, end] = match.indices?.[1] ?? match.indices![0]!
    const value = text.slice(start, end)
    const accepted = accept ? accept(value, text.slice(0, start), text.slice(end)) : true
    const length = accepted === true ? value.length : Number(accepted)
    if (length > 0) found.push({ kind, start, end: start + length })
    form.lastIndex = length > 0 ? start + length : match.index + 1
  }
  return found
}

/** Positions of personal data in a text, in reading order and without overlaps. */
export function findPersonalData(text: string, only?: ReadonlySet<PersonalDataKind>): PersonalDataMatch[] {
  const taken: PersonalDataMatch[] = []
  for (const rule of rules)
    for (const found of foundBy(rule, text))
      if (!taken.some(({ start, end }) => found.start < end && start < found.end)) taken.push(found)
  return taken.filter(({ kind }) => only?.has(kind) ?? true).sort((a, b) => a.start - b.start)
}
