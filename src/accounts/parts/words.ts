import type { WordsLike } from '../../i18n/text.ts'
import type { FailureWords } from '../../shell/say-failure.ts'
import type { fr } from '../text.fr.ts'

export type AccountsWords = WordsLike<typeof fr>
/** What the forms of this folder need beside their own words. */
export type FormWords = Pick<AccountsWords, 'forms' | 'fields' | 'invalid' | 'refusals'> & { failures: FailureWords }
