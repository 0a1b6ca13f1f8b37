import { retention, yearsAway } from '../../accounts/erasure.ts'
import { jsonFile, type OwnDataRoom } from '../../accounts/server/own-data.ts'
import { joinedTo } from '../../accounts/server/privacy-store.ts'
import { dropMessages, dropMessagesBefore, messagesBy } from './contact-store.ts'

/** What somebody wrote to the house. */
export const discoverOwnData: OwnDataRoom = {
  name: 'messages',
  async *exports(ports, person) {
    const messages = await messagesBy(ports.db, await joinedTo(ports.db, person.id), addressOf(person))
    if (messages.length > 0)
      // Who of the house had it in hand, and what they noted for each other, is not theirs.
      yield jsonFile(
        'messages',
        messages.map(({ handled_by: _by, note: _note, ...message }) => message),
      )
  },
  async foresee(_ports, db, person) {
    return {
      goes: (await messagesBy(db, await joinedTo(db, person.id), addressOf(person))).length > 0 ? ['messages'] : [],
    }
  },
  async erase(_ports, tx, person) {
    await dropMessages(tx, await joinedTo(tx, person.id), addressOf(person))
  },
  async tidy(ports) {
    await dropMessagesBefore(ports.db, yearsAway(ports.clock.now(), -retention.prospectYears))
  },
}

/** An address counts as somebody's once it is proved: anybody can type one. */
const addressOf = (person: { standing: string; email: string }) => (person.standing === 'member' ? person.email : null)
