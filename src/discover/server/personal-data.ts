import { addYears, retention } from '../../accounts/privacy/erasure.ts'
import { jsonFile, type PersonalDataHandler } from '../../accounts/privacy/server/personal-data.ts'
import { mergedPersonIds } from '../../accounts/privacy/server/views.ts'
import {
  contactMessagesBy,
  deleteContactMessages,
  deleteContactMessagesBefore,
} from '../contact/server/contact-store.ts'

/** What somebody wrote to the house. */
export const discoverPersonalData: PersonalDataHandler = {
  name: 'messages',
  async *exports(ports, person) {
    const messages = await contactMessagesBy(ports.db, await mergedPersonIds(ports.db, person.id), addressOf(person))
    if (messages.length > 0)
      // Who of the house had it in hand, and what they noted for each other, is not theirs.
      yield jsonFile(
        'messages',
        messages.map(({ handledBy: _by, note: _note, ...message }) => message),
      )
  },
  async previewErasure(_ports, db, person) {
    return {
      goes:
        (await contactMessagesBy(db, await mergedPersonIds(db, person.id), addressOf(person))).length > 0
          ? ['messages']
          : [],
    }
  },
  async erase(_ports, tx, person) {
    await deleteContactMessages(tx, await mergedPersonIds(tx, person.id), addressOf(person))
  },
  async applyRetention(ports) {
    await deleteContactMessagesBefore(ports.db, addYears(ports.clock.now(), -retention.prospectYears))
  },
}

/** An address counts as somebody's once it is proved: anybody can type one. */
const addressOf = (person: { standing: string; email: string }) => (person.standing === 'member' ? person.email : null)
