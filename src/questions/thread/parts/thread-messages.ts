import type { QuestionUiMessages } from '../../parts/page-messages.ts'

/** For code that shows or continues a conversation, on either side. */
export type ThreadUiMessages = Pick<QuestionUiMessages, 'thread' | 'shared' | 'refusals'>
