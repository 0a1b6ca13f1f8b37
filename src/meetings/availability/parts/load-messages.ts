import type { Locale } from '../../../i18n/locale.ts'
import { availability as en } from '../availability.text.en.ts'
import { availability as fr } from '../availability.text.fr.ts'
import type { AvailabilityMessages } from './messages.ts'

/** For loaders only: a component that called it would carry both languages to the browser. */
export const availabilityMessages = (locale: Locale): AvailabilityMessages => (locale === 'fr' ? fr : en)
