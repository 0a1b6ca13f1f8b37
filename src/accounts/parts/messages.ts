import { createMessages } from '../../i18n/page-messages.ts'
import type { MessagesLike } from '../../i18n/text.ts'
import type { FailureMessages } from '../../shell/errors/say-failure.ts'
import type { fr } from '../text.fr.ts'

export type AccountsMessages = MessagesLike<typeof fr>
/** The messages that every form of this folder needs. */
export type FormMessages = Pick<AccountsMessages, 'forms' | 'fields' | 'invalid' | 'refusals'> & {
  failures: FailureMessages
}

export const useAccountsMessages = createMessages<AccountsMessages & FormMessages, keyof FormMessages>('accounts')
