import type { MessagesLike } from '../../../i18n/text.ts'
import type { fr } from '../text.fr.ts'

export type WorkspaceMessages = MessagesLike<typeof fr>
