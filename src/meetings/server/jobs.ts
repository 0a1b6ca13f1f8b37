import type { Ports } from '../../platform/ports.ts'
import { readCalendar, readDueCalendars } from '../calendar/server/outside-calendar.ts'
import { announceOpenedDays, tellWaiting } from '../waiting-list/server/waiting-list.ts'
import { sweepMeetings, takeBackScheduled, tickMeeting } from './client-commands.ts'
import { finishOffboarding } from './offboarding.ts'
import { askInstead, releaseStrayMeetings, withdrawClosedSlots, withdrawTakenSlots } from './specialist-changes.ts'

declare module '../../platform/jobs/port.ts' {
  interface JobTable {
    /** Something about this meeting request is due. */
    'meeting.tick': { meetingId: string }
    /** An hour of this specialist has been agreed. */
    'meeting.agreed': { specialistId: string }
    /** An hour of this specialist can be booked again: milliseconds since 1970. */
    'meeting.freed': { specialistId: string; slot: number }
    /** This specialist no longer opens their hours to clients. */
    'meeting.booking-closed': { specialistId: string }
    /** This specialist's own calendar is to be read. */
    'meeting.calendar': { specialistId: string }
  }
}

/** All background jobs of meetings. */
export function meetingsJobs(ports: Ports): void {
  ports.jobs.handle('meeting.tick', ({ meetingId }) => tickMeeting(ports, meetingId))
  ports.jobs.handle('meeting.agreed', ({ specialistId }) => withdrawTakenSlots(ports, specialistId))
  ports.jobs.handle('experts.hours-changed', ({ expertId, before }) => withdrawClosedSlots(ports, expertId, before))
  ports.jobs.handle('meeting.calendar', ({ specialistId }) => readCalendar(ports, specialistId))
  ports.jobs.handle('meeting.cancel', ({ undoable }) => takeBackScheduled(ports, 'client', undoable))
  ports.jobs.handle('meeting.give-back', ({ undoable }) => takeBackScheduled(ports, 'specialist', undoable))
  ports.jobs.handle('meeting.freed', ({ specialistId, slot }) => tellWaiting(ports, specialistId, slot))
  ports.jobs.handle('meeting.booking-closed', ({ specialistId }) => askInstead(ports, specialistId))
  ports.jobs.every('meeting.opened-days', 3600, () => announceOpenedDays(ports))
  ports.jobs.every('meeting.calendars', 60, () => readDueCalendars(ports))
  ports.jobs.every('meeting.sweep', 60, () => sweepMeetings(ports))
  ports.jobs.every('meeting.stray', 60, () => releaseStrayMeetings(ports))
  ports.jobs.every('experts.leaving', 600, () => finishOffboarding(ports))
}
