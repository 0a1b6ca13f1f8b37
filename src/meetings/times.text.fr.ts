/** L’heure d’un rendez-vous et la façon de se voir, à l’écran comme dans les e-mails. */
export const times = {
  /** L’horloge du lecteur et celle du lieu montrent la même heure, ou non. */
  same: '{when} ({zone})',
  own: '{when} à votre heure',
  differs: '{when} à votre heure ({there}, {zone})',
  zones: {
    'Europe/Paris': 'heure de Paris',
    'America/Guadeloupe': 'heure de la Guadeloupe',
    'America/Martinique': 'heure de la Martinique',
    'America/Cayenne': 'heure de la Guyane',
    'America/Miquelon': 'heure de Saint-Pierre-et-Miquelon',
    'Indian/Reunion': 'heure de La Réunion',
    'Indian/Mayotte': 'heure de Mayotte',
    'Pacific/Noumea': 'heure de la Nouvelle-Calédonie',
    'Pacific/Tahiti': 'heure de Tahiti',
    'Africa/Casablanca': 'heure du Maroc',
  },
  /** Quand le client est libre. */
  parts: { morning: 'matin', midday: 'midi', afternoon: 'après-midi', evening: 'soir' },
  between: '\u202f; ',
  quoted: '«\u00a0{text}\u00a0»',
  ways: { in_person: 'sur place', phone: 'par téléphone', video: 'en visioconférence' },
  /** Dans un agenda, pour qui appelle. */
  callNumber: 'Par téléphone\u00a0: {phone}',
  /** Le nom du fichier d’agenda. */
  calendarFile: 'rendez-vous-{day}.ics',
  /** Façons proposées\u00a0: le lieu est dit quand on peut s’y voir. */
  onSite: 'sur place ({place})',
  offered: 'Rendez-vous {ways}.',
  offeredPlace: 'Lieu\u00a0: {place}.',
  /** Façon convenue. */
  agreed: {
    in_person: 'Lieu\u00a0: {place}.',
    clientPhone: 'Par téléphone\u00a0: vous serez appelé au {phone}.',
    specialistPhone: 'Par téléphone\u00a0: vous appelez le {phone}.',
    phone: 'Par téléphone.',
    link: 'En visioconférence\u00a0: {link}',
    room: 'En visioconférence, depuis la page du rendez-vous, un quart d’heure avant.',
  },
}
