import { resigningExperts } from '../../experts/onboarding/server/views.ts'
import { completeResignation } from '../../experts/profile/server/own-profile.ts'
import { forEachCollectingErrors } from '../../platform/jobs/for-each-collecting-errors.ts'
import type { Ports } from '../../platform/ports.ts'
import { workOf } from '../../questions/server/views.ts'
import { dropSettings } from '../availability/server/availability-store.ts'
import { dropOutside } from '../calendar/server/calendar-store.ts'
import { releaseMeetings } from './specialist-changes.ts'
import { meetingAhead } from './store.ts'

/** Offboards the experts who asked to leave, once their last accepted question and their last meeting are over. */
export async function finishOffboarding(ports: Ports): Promise<void> {
  await forEachCollectingErrors(await resigningExperts(ports.db), async ({ id, personId }) => {
    if ((await workOf(ports.db, id)) || (await meetingAhead(ports.db, id))) return
    await ports.transact(async (tx) => {
      await releaseMeetings(ports, tx, id)
      await dropSettings(tx, id)
      await dropOutside(tx, id)
    })
    await completeResignation(ports, personId)
  })
}
