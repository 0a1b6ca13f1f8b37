import type { MessagesLike } from '../i18n/text.ts'
import type { nothingEmailed as fr } from './nothing-emailed.text.fr.ts'

export const nothingEmailed: MessagesLike<typeof fr> = {
  text: 'Nothing is sent to you by email. Contracts, receipts and invoices are kept in your account, where you can read and download them.',
  account: 'Open my account',
}
