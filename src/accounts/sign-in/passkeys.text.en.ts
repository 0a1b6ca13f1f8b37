import type { MessagesLike } from '../../i18n/text.ts'
import type { passkeys as fr } from './passkeys.text.fr.ts'

export const passkeys: MessagesLike<typeof fr> = {
  title: 'Passkeys',
  intro:
    'Log in with your fingerprint, your face or the code of your device. Nothing to remember, nothing to copy, and no fake site can take it from you.',
  none: 'No passkey yet.',
  add: 'Add a passkey',
  addIntro: 'Your device will then ask for your fingerprint, your face or its code.',
  added: 'The passkey is added.',
  goOn: 'Continue',
  createdAt: 'Added on {date}',
  usedAt: 'used on {date}',
  unused: 'never used',
  site: 'on {site}',
  remove: 'Remove',
  removeOf: 'Remove the passkey {name}',
  removeTitle: 'Remove this passkey?',
  removeText:
    '“{name}” will no longer open your account. Your other ways to log in stay. Delete it in the settings of your device too.',
  removed: 'The passkey is removed.',
  keep: 'Keep it',
  close: 'Close',
  unsupported: 'This browser, or this address, does not allow adding a passkey.',
  loadFailed: 'Your passkeys could not be read. Reload the page.',
  signIn: 'Log in with a passkey',
  use: 'Use a passkey',
  stepIntro: 'Confirm with your passkey, or enter a code.',
  stepOnlyIntro: 'Confirm with your passkey, or enter a recovery code.',
  ready: 'Passkey verified.',
  enableStep: 'Turn on with a passkey',
  enableStepIntro:
    'After the password or the link received, your account will ask for a passkey. Recovery codes replace it if you lose it.',
}
