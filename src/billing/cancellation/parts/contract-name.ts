import { money } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { fill, type MessagesLike } from '../../../i18n/text.ts'
import type { ContractView } from '../contract.ts'
import type { fr } from '../text.fr.ts'

export type TerminationKind = 'cancel' | 'withdraw'

/** The contract's name as its holder reads it, with its price when it is paid monthly or was paid once. */
export function contractName(
  { plan, state, price }: ContractView,
  words: MessagesLike<typeof fr>['shared'],
  locale: Locale,
): string {
  const name = words.plans[plan]
  if (plan === 'service') return `${name}, ${fill(words.once, { price: money(locale, price) })}`
  return state === 'held' ? name : `${name}, ${fill(words.monthly, { price: money(locale, price) })}`
}
