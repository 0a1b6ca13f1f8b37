import type { WordsLike } from '../../../i18n/text.ts'
import type { fr } from '../../desk.text.fr.ts'

export type DeskWords = WordsLike<typeof fr>
