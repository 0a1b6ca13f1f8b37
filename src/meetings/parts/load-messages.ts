import type { Locale } from '../../i18n/locale.ts'
import { meeting as en } from '../text.en.ts'
import { meeting as fr } from '../text.fr.ts'
import type { MeetingMessages } from './messages.ts'

/** For loaders only: a component that called it would carry both languages to the browser. */
export const meetingMessages = (locale: Locale): MeetingMessages => (locale === 'fr' ? fr : en)
