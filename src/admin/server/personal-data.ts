import { daysBefore, retention } from '../../accounts/privacy/erasure.ts'
import type { PersonalDataHandler } from '../../accounts/privacy/server/personal-data.ts'
import { deleteFactorRequestsAbout } from '../factors/server/factors-store.ts'
import { dropInvitationsBefore } from '../staff/server/staff-store.ts'
import { insertAct } from './journal-store.ts'

/** Records the erasure of an account in the journal, without a name. */
export const adminPersonalData: PersonalDataHandler = {
  name: 'house',
  async *exports() {},
  async erase(ports, tx, person) {
    await deleteFactorRequestsAbout(tx, person.id)
    await insertAct(tx, {
      at: ports.clock.now(),
      personId: person.id,
      roles: person.roles,
      act: 'person.erased',
      subjectKind: 'person',
      subjectId: person.id,
      reason: null,
      before: null,
      after: null,
    })
  },
  applyRetention: (ports) => dropInvitationsBefore(ports.db, daysBefore(ports.clock.now(), retention.linkDays)),
}
