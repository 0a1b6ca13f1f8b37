import type { Locale } from '../../../i18n/locale.ts'
import { times as timesEn } from '../../times.text.en.ts'
import { times as timesFr } from '../../times.text.fr.ts'
import { calendar as en } from '../calendar.text.en.ts'
import { calendar as fr } from '../calendar.text.fr.ts'
import type { CalendarMessages } from './messages.ts'

/** For loaders only: a component that called it would carry both languages to the browser. */
export const calendarMessages = (locale: Locale): CalendarMessages =>
  locale === 'fr' ? { ...fr, times: timesFr } : { ...en, times: timesEn }
