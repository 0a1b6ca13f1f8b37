import type { WordsLike } from '../../i18n/text.ts'
import type { fr } from '../application.text.fr.ts'

export type ApplicationWords = Omit<WordsLike<typeof fr>, 'letters'>
