import type { MessagesLike } from '../../i18n/text.ts'
import type { fr } from './failures.fr.ts'

export const en: MessagesLike<typeof fr> = {
  network: 'The connection seems to be down. What you wrote is kept: try again in a moment.',
  too_many_requests: 'Too many tries in a short time. Wait a few minutes, then try again.',
  not_signed_in: 'Your session has expired. Log in again: nothing is lost.',
  database_away: 'The service is restarting. Try again in a moment.',
  not_found: 'This does not exist, or no longer does.',
  body_too_large: 'This is too large to be sent.',
  files_busy: 'Too many documents are being checked: this file is not saved yet. Try again in a minute.',
  storage_full: 'Our storage is full: nothing was saved. Try again later.',
  file_infected: 'Our antivirus found malware in this file: it was not saved.',
  file_unscanned: 'The antivirus does not respond: this file is not saved yet. Try again in a minute.',
  idempotency_key_missing: 'The request was incomplete. Try again.',
  idempotency_key_running: 'Your previous request is still running.',
  idempotency_key_reused: 'The request changed while it was being sent. Reload the page: your text is kept.',
  invalid_input: 'A field needs another look.',
  internal_error: 'An error occurred. Please try again.',
}
