import type { WordsLike } from '../i18n/text.ts'
import type { fr } from './text.fr.ts'
import { ask } from './words/ask.en.ts'
import { asked } from './words/asked.en.ts'
import { closed } from './words/closed.en.ts'
import { list } from './words/list.en.ts'
import { meeting } from './words/meeting.en.ts'
import { record } from './words/record.en.ts'
import { refusals } from './words/refusals.en.ts'
import { shared } from './words/shared.en.ts'
import { statuses, statusLines } from './words/status.en.ts'
import { thread } from './words/thread.en.ts'
import { waiting } from './words/waiting.en.ts'

export const en: WordsLike<typeof fr> = {
  refusals,
  statuses,
  statusLines,
  shared,
  ask,
  thread,
  waiting,
  record,
  list,
  asked,
  meeting,
  closed,
}
