import { asked } from './account/experts-asked.text.fr.ts'
import { list } from './account/question-list.text.fr.ts'
import { record } from './answers/text.fr.ts'
import { ask } from './asking/text.fr.ts'
import { closed } from './fields/closed-notice.text.fr.ts'
import { statuses, statusLines } from './lifecycle/status.text.fr.ts'
import { waiting } from './matching/text.fr.ts'
import { refusals } from './refusals.text.fr.ts'
import { shared } from './shared.text.fr.ts'
import { thread } from './thread/text.fr.ts'

/** Les messages des écrans du client, un fichier par écran. Le français est la source. */
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
  closed,
}
