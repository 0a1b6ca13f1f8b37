import { createMessages } from '../../../i18n/page-messages.ts'
import type { MessagesLike } from '../../../i18n/text.ts'
import type { fr } from '../text.fr.ts'

export type WorkspaceMessages = MessagesLike<typeof fr>
export const useWorkspaceMessages = createMessages<WorkspaceMessages>('workspace')
