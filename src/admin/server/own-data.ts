import { daysBefore, retention } from '../../accounts/erasure.ts'
import type { OwnDataRoom } from '../../accounts/server/own-data.ts'
import { insertAct } from './journal-store.ts'
import { dropInvitationsBefore } from './staff-store.ts'

/** The house writes down that an account was erased, without saying whose it was. */
export const adminOwnData: OwnDataRoom = {
  name: 'house',
  async *exports() {},
  async erase(ports, tx, person) {
    await insertAct(tx, {
      at: ports.clock.now(),
      person_id: person.id,
      roles: person.roles,
      act: 'person.erased',
      subject_kind: 'person',
      subject_id: person.id,
      reason: null,
      before: null,
      after: null,
    })
  },
  tidy: (ports) => dropInvitationsBefore(ports.db, daysBefore(ports.clock.now(), retention.linkDays)),
}
