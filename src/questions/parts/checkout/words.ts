import type { AccountsWords, FormWords } from '../../../accounts/parts/words.ts'
import type { BillingWords } from '../../../billing/quote-words.ts'
import type { fr as services } from '../../../billing/services.text.fr.ts'
import type { WordsLike } from '../../../i18n/text.ts'
import type { FailureWords } from '../../../shell/say-failure.ts'
import type { fr } from '../../checkout.text.fr.ts'

export type CheckoutWords = {
  checkout: WordsLike<typeof fr>
  billing: BillingWords
  services: WordsLike<typeof services>
  accounts: FormWords & Pick<AccountsWords, 'capture'>
  failures: FailureWords
}
