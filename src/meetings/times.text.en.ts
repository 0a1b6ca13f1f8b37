import type { MessagesLike } from '../i18n/text.ts'
import type { times as fr } from './times.text.fr.ts'

export const times: MessagesLike<typeof fr> = {
  same: '{when} ({zone})',
  own: '{when} your time',
  differs: '{when} your time ({there}, {zone})',
  zones: {
    'Europe/Paris': 'Paris time',
    'America/Guadeloupe': 'Guadeloupe time',
    'America/Martinique': 'Martinique time',
    'America/Cayenne': 'French Guiana time',
    'America/Miquelon': 'Saint Pierre and Miquelon time',
    'Indian/Reunion': 'Réunion time',
    'Indian/Mayotte': 'Mayotte time',
    'Pacific/Noumea': 'New Caledonia time',
    'Pacific/Tahiti': 'Tahiti time',
    'Africa/Casablanca': 'Morocco time',
  },
  parts: { morning: 'morning', midday: 'midday', afternoon: 'afternoon', evening: 'evening' },
  between: '; ',
  quoted: '“{text}”',
  ways: { in_person: 'in person', phone: 'by phone', video: 'by video' },
  callNumber: 'By phone: {phone}',
  calendarFile: 'meeting-{day}.ics',
  onSite: 'in person ({place})',
  offered: 'You meet {ways}.',
  offeredPlace: 'Place: {place}.',
  agreed: {
    in_person: 'Place: {place}.',
    clientPhone: 'By phone: you are called on {phone}.',
    specialistPhone: 'By phone: you call {phone}.',
    phone: 'By phone.',
    link: 'By video: {link}',
    room: 'By video, from the page of the meeting, a quarter of an hour before.',
  },
}
