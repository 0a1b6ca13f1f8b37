import type { MessagesLike } from '../i18n/text.ts'
import { asked } from './account/experts-asked.text.en.ts'
import { list } from './account/question-list.text.en.ts'
import { record } from './answers/text.en.ts'
import { ask } from './asking/text.en.ts'
import { closed } from './fields/closed-notice.text.en.ts'
import { statuses, statusLines } from './lifecycle/status.text.en.ts'
import { waiting } from './matching/text.en.ts'
import { refusals } from './refusals.text.en.ts'
import { shared } from './shared.text.en.ts'
import type { fr } from './text.fr.ts'
import { thread } from './thread/text.en.ts'

export const en: MessagesLike<typeof fr> = {
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
  closed,
}
