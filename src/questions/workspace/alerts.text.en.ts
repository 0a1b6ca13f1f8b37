import type { MessagesLike } from '../../i18n/text.ts'
import type { alerts as fr } from './alerts.text.fr.ts'

export const alerts: MessagesLike<typeof fr> = {
  open: 'Sound, badge, notifications',
  title: 'Sound, badge and notifications on this device',
  lead: 'These choices stay in this browser. The sound plays while your desk is open in it.',
  sound: 'A short sound with each offer and each message from a client',
  soundHint: 'After a reload, the browser lets the sound through from your first press on the page.',
  soundNone: 'This browser cannot play sounds.',
  hear: 'Listen',
  heard: 'The sound has just been played. If you hear nothing, check the volume of the device.',
  silent: 'The browser holds the sound back. Allow it for this site in its settings, then try again.',
  badge: 'The number of things that wait for you, on the icon of the desk',
  badgeHint:
    'Offers, and the files in which it is your turn to write. While the desk is closed, each notification updates the number. The icon shows it when the desk is installed as an app; on an iPhone, notifications must be allowed as well.',
  badgeNone: 'This browser cannot show anything on the icon. The title of the tab counts your offers.',
  asleep: 'The sound waits for your first press on this page.',
}
