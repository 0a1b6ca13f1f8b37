import type { MessagesLike } from '../../i18n/text.ts'
import type { fr } from './traders.text.fr.ts'

export const en: MessagesLike<typeof fr> = {
  tab: 'Authority requests',
  intro:
    'An authority asks who an expert is: this is what they gave to work here. It stays for six months after the contract, even where the account is erased, and serves nothing else. Every search is written in the journal, with your name and its reason.',
  search: 'Name, company, registration number, file or email address',
  reason: 'Reason',
  reasonHint: 'Cite the authority and the reference of its request, not what it says.',
  find: 'Look up',
  check: 'One point needs another look',
  search_too_short: 'Write at least three characters.',
  nobody: 'Nothing is kept under this name or number. The search is written in the journal.',
  more: 'More files match: make the search more exact.',
  found: { one: 'One file found.', other: '{n} files found.' },
  erased: 'Account erased',
  left: 'Left',
  here: 'Working here',
  company: 'Company',
  registration: 'Registration',
  vat: 'VAT',
  contact: 'Contact',
  address: 'Address',
  account: 'Payment account',
  certified: 'Promise to keep the law',
  certifiedOn: 'signed on {date}',
  contract: 'Contract',
  since: 'since {date}',
  between: 'from {from} to {to}, kept until {until}',
  identity: 'Identity document',
  download: 'Download the copy',
  none: 'none',
}
