import { ask } from './words/ask.fr.ts'
import { asked } from './words/asked.fr.ts'
import { closed } from './words/closed.fr.ts'
import { list } from './words/list.fr.ts'
import { meeting } from './words/meeting.fr.ts'
import { record } from './words/record.fr.ts'
import { refusals } from './words/refusals.fr.ts'
import { shared } from './words/shared.fr.ts'
import { statuses, statusLines } from './words/status.fr.ts'
import { thread } from './words/thread.fr.ts'
import { waiting } from './words/waiting.fr.ts'

/** Les mots des écrans du client, un fichier par écran. Le français est la source. */
export const fr = {
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
