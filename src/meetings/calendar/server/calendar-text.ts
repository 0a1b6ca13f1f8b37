import type { ICalCalendar } from 'ical-generator'

/** Every line ends with CRLF, the last one too (RFC 5545, 3.1); the library leaves that one open. */
export const calendarText = (calendar: ICalCalendar): string => `${calendar.toString().trimEnd()}\r\n`
