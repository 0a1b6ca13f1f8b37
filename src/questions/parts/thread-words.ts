import type { QuestionWords } from './page-words.ts'

/** For whatever shows or continues a conversation, on either side. */
export type ThreadWords = Pick<QuestionWords, 'thread' | 'shared' | 'refusals'>
