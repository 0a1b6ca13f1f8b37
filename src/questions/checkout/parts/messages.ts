import type { AccountsMessages, FormMessages } from '../../../accounts/parts/messages.ts'
import type { BillingMessages } from '../../../billing/quotes/quote-messages.ts'
import type { fr as services } from '../../../billing/services/text.fr.ts'
import { createMessages } from '../../../i18n/page-messages.ts'
import type { MessagesLike } from '../../../i18n/text.ts'
import type { FailureMessages } from '../../../shell/errors/say-failure.ts'
import type { fr } from '../text.fr.ts'

export type CheckoutMessages = {
  checkout: MessagesLike<typeof fr>
  billing: BillingMessages
  services: MessagesLike<typeof services>
  accounts: FormMessages & Pick<AccountsMessages, 'capture'>
  failures: FailureMessages
}

export const useCheckoutMessages = createMessages<CheckoutMessages>()
