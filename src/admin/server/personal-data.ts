import { addYears, daysBefore, retention } from '../../accounts/privacy/erasure.ts'
import { jsonFile, type PersonalDataHandler } from '../../accounts/privacy/server/personal-data.ts'
import {
  deleteFactorRequestsAbout,
  deleteFactorRequestsBefore,
  factorRequestsAbout,
  lapseFactorRequests,
  lapsesBefore,
} from '../factors/server/factors-store.ts'
import { dropInvitationsBefore } from '../staff/server/staff-store.ts'
import { insertAct } from './journal-store.ts'

/** Records the erasure of an account in the journal, without a name. */
export const adminPersonalData: PersonalDataHandler = {
  name: 'house',
  async *exports(ports, person) {
    yield jsonFile('second-step-requests', await factorRequestsAbout(ports.db, person.id))
  },
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
  async applyRetention({ db, clock }) {
    const now = clock.now()
    await dropInvitationsBefore(db, daysBefore(now, retention.linkDays))
    await lapseFactorRequests(db, lapsesBefore(now))
    await deleteFactorRequestsBefore(db, addYears(now, -retention.lostFactorYears))
  },
}
