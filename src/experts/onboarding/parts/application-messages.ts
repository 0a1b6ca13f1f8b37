import { createMessages } from '../../../i18n/page-messages.ts'
import type { MessagesLike } from '../../../i18n/text.ts'
import type { fr } from '../application.text.fr.ts'

export type ApplicationMessages = Omit<MessagesLike<typeof fr>, 'letters'>

export const useApplicationMessages = createMessages<ApplicationMessages>('application')
