import type { MessagesLike } from '../../i18n/text.ts'
import type { push as fr } from './push.text.fr.ts'

export const push: MessagesLike<typeof fr> = {
  off: {
    client: 'Tell me on this device when the expert answers',
    expert: 'Tell me on this device when a question arrives',
    staff: 'Tell me on this device when somebody may be in danger',
  },
  on: 'Stop telling me on this device',
  explain: {
    off: 'Your browser will ask you to agree. The notification says nothing of the question.',
    on: {
      client: 'This device tells you, even when this page is closed.',
      expert: 'This device tells you: you stay online for questions, even with the desk closed.',
      staff: 'This device tells you when somebody may be in danger, even when this page is closed.',
    },
    denied:
      'Notifications from this site are blocked. Allow them in the settings of your browser, then reload the page.',
    home: 'On iPhone and iPad, first add the site to your home screen (Share, then “Add to Home Screen”) and open it from there.',
  },
  failed: 'The browser could not subscribe to notifications. Please try again.',
  refusals: { push_unusable: 'This browser does not let us send you notifications.' },
}
