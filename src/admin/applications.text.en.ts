import type { WordsLike } from '../i18n/text.ts'
import type { fr } from './applications.text.fr.ts'

export const en: WordsLike<typeof fr> = {
  title: 'Applications',
  intro: 'Who would like to answer here. Those that wait for a decision come first. A refusal always gives its reason.',
  none: 'No application',
  noneText: 'Nobody has applied.',
  states: { submitted: 'To examine', approved: 'Accepted', rejected: 'Refused' },
  sent: 'Received on {date}',
  exempt: 'VAT exemption',
  company: 'Company',
  register: 'SIRET or registration',
  vat: 'VAT',
  contact: 'Contact',
  address: 'Address',
  fields: 'Fields',
  papers: 'Documents',
  kinds: { identity: 'Identity document', diploma: 'Diploma or certificate', picture: 'Picture or logo' },
  accept: 'Accept',
  refuse: 'Refuse',
  reason: 'Reason, sent to the person',
  refusals: {
    application_unknown: 'This application no longer exists.',
    application_decided: 'A decision has been taken already.',
    invalid_input: 'Write at least ten characters.',
    reason_too_short: 'Write at least ten characters.',
  },
}
