import { expertOf } from '../../experts/server/views.ts'
import type { MeetingsPersonalData } from '../../questions/account/server/data-export-and-erasure.ts'
import { dropSettings, settingsOf } from '../availability/server/availability-store.ts'
import { dropFeed, dropOutside, feedOf, outsideOf } from '../calendar/server/calendar-store.ts'
import { absencesOf } from '../outcome/server/absence-store.ts'
import { summariesBy } from '../outcome/server/follow-up-store.ts'
import { waitingOf } from '../waiting-list/server/waiting-store.ts'
import { cancelMeetings, releaseMeetings } from './specialist-changes.ts'
import { dropMeetings, dropMeetingsAbout, eventsOfMeetings, meetingsBy } from './store.ts'
import { agreedByClient, agreedBySpecialist, meetingsAbout } from './views.ts'

export const meetingsPersonalData: MeetingsPersonalData = {
  async agreed(db, personId, expertId) {
    const own = await agreedByClient(db, personId)
    const received = expertId ? await agreedBySpecialist(db, expertId) : []
    return [
      ...own.map(({ id, at, specialist }) => ({ id, at, with: specialist })),
      ...received.map(({ id, at, client }) => ({ id, at, with: client })),
    ]
  },
  exported: async (db, personId) => ({
    requests: await meetingsBy(db, personId),
    events: await eventsOfMeetings(db, personId),
    waiting: await waitingOf(db, personId),
    feed: [await feedOf(db, personId)].filter((one) => one !== undefined),
  }),
  writtenBy: async (db, expertId) => ({
    meetings: await summariesBy(db, expertId),
    absences: await absencesOf(db, expertId),
    availability: [await settingsOf(db, expertId)].filter((one) => one !== undefined),
    calendar: [await outsideOf(db, expertId)].flatMap((one) =>
      one ? [{ host: one.host, readAt: one.readAt, problem: one.problem, busy: one.busy }] : [],
    ),
  }),
  idsAbout: meetingsAbout,
  cancel: cancelMeetings,
  release: releaseMeetings,
  async drop(tx, personId) {
    await dropMeetings(tx, personId)
    await dropFeed(tx, personId)
    const expert = await expertOf(tx, personId)
    if (!expert) return
    await dropSettings(tx, expert.id)
    await dropOutside(tx, expert.id)
  },
  dropAbout: dropMeetingsAbout,
}
