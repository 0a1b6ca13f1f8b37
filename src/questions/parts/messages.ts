import { createMessages } from '../../i18n/page-messages.ts'
import type { MessagesLike } from '../../i18n/text.ts'
import type { fr as box } from '../asking/question-box.text.fr.ts'
import type { QuestionUiMessages } from './page-messages.ts'

export const useQuestionMessages = createMessages<QuestionUiMessages, never>()

export type QuestionBoxMessages = MessagesLike<typeof box>
export const useQuestionBoxMessages = createMessages<QuestionBoxMessages>('box')
