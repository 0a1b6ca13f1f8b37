import { useState } from 'react'
import { CallError, client } from '../../api/call.ts'
import { joinList } from '../../i18n/format.ts'
import { fill } from '../../i18n/text.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useQuestionMessages } from '../../questions/parts/messages.ts'
import { useAct } from '../../shell/errors/use-act.ts'
import { announce } from '../../ui/feedback/live-region.tsx'
import type { Exchange, MeetingsApi, SpecialistMeeting, specialistActs } from '../contract.ts'
import { meetingTime } from '../meeting-time.ts'
import type { MeetingWay } from '../ways.ts'
import { clocksAt } from './clocks.ts'
import { useMeetingMessages } from './messages.ts'

const call = client<MeetingsApi>()

export type SpecialistActs = ReturnType<typeof useSpecialistActs>
type Act = (typeof specialistActs)[number]
export type Proposal = { slots: string[]; place: string; ways: MeetingWay[] }
type Proposed = Proposal & { confirmed: boolean }

/** The specialist's calls about one request: which of them runs, what the last one refused, and the exchanges once read. */
export function useSpecialistActs({ id, hours }: SpecialistMeeting, onDone: () => void) {
  const meeting = useMeetingMessages()
  const { refusals } = useQuestionMessages('refusals')
  const locale = useLocale()
  const { running, problem, run } = useAct(refusals, meeting.refusals, (error) => {
    const slots = error instanceof CallError && error.code === 'slot_taken' ? error.problem?.data?.slots : null
    if (!Array.isArray(slots) || slots.length === 0) return null
    const times = slots.map((at) => meetingTime(locale, new Date(Number(at)), clocksAt(hours.timeZone), meeting.times))
    return fill(meeting.desk.alreadyAgreed, { times: joinList(locale, times) })
  })
  const [exchanges, setExchanges] = useState<readonly Exchange[] | null>(null)
  const params = { id }
  return {
    running,
    problem,
    exchanges,
    propose: (proposal: Proposed, sent: () => void) =>
      run('propose', async () => {
        await call('POST /meetings/:id/accept', { params, body: { ...proposal, undoable: true, locale } })
        sent()
        onDone()
      }),
    act: (act: Act, text?: string, sent?: () => void, confirmed = false) =>
      run(act, async () => {
        await call('POST /meetings/:id/acts', { params, body: { act, text, confirmed, undoable: true, locale } })
        sent?.()
        onDone()
      }),
    undo: () =>
      run('undo', async () => {
        await call('POST /meetings/:id/undo', { params, body: { locale } })
        announce(meeting.takenBack.undone)
        onDone()
      }),
    /** Where to join the video meeting. */
    room: async (): Promise<string | undefined> => {
      let found: string | undefined
      await run('join', async () => {
        found = (await call('GET /meetings/:id/room', { params })).address
      })
      return found
    },
    readExchanges: () =>
      run('read', async () => {
        setExchanges((await call('GET /meetings/:id/exchanges', { params })).exchanges)
        onDone()
      }),
  }
}
