import { createMessages } from '../../../i18n/page-messages.ts'
import type { MessagesLike } from '../../../i18n/text.ts'
import type { fr } from '../../browse.text.fr.ts'

export type ExpertPageMessages = MessagesLike<typeof fr>['expert']
export const useExpertPageMessages = createMessages<ExpertPageMessages>('expert')
