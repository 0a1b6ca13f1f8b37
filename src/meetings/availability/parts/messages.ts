import { createMessages } from '../../../i18n/page-messages.ts'
import type { MessagesLike } from '../../../i18n/text.ts'
import type { availability } from '../availability.text.fr.ts'

export type AvailabilityMessages = MessagesLike<typeof availability>
export const useAvailabilityMessages = createMessages<AvailabilityMessages>('availability')
