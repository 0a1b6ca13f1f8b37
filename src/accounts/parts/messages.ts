import type { MessagesLike } from '../../i18n/text.ts'
import type { FailureWords } from '../../shell/say-failure.ts'
import type { fr } from '../text.fr.ts'

export type AccountsMessages = MessagesLike<typeof fr>
/** What the forms of this folder need beside their own words. */
export type FormMessages = Pick<AccountsMessages, 'forms' | 'fields' | 'invalid' | 'refusals'> & {
  failures: FailureWords
}
