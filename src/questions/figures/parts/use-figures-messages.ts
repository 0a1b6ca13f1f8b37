import { createMessages } from '../../../i18n/page-messages.ts'
import type { MessagesLike } from '../../../i18n/text.ts'
import type { fr } from '../text.fr.ts'

export type FiguresMessages = MessagesLike<typeof fr>

export const useFiguresMessages = createMessages<FiguresMessages>('figures')
