import type { Locale } from '../../../i18n/locale.ts'
import { fill } from '../../../i18n/text.ts'
import { duration } from '../../../ui/time/elapsed.ts'
import type { WorkspaceMessages } from './messages.ts'
import { ownHour } from './own-hour.ts'

export type Clocks = {
  /** When the lease is lost, or the time for a follow-up ends. */
  dueAt: string | null
  followUp: boolean
  clientWaitsSince: string | null
}

const soonWithin = 4 * 60_000

/** The expert's clocks in words; `soon`: four minutes before the work is lost. Without a time now, only the hour. */
export function clockLines(
  { dueAt, followUp, clientWaitsSince }: Clocks,
  said: WorkspaceMessages['clocks'],
  { locale, tag, now, zone }: { locale: Locale; tag: string; now: number | null; zone?: string },
): { due: string | null; soon: boolean; wait: string | null } {
  const left = dueAt === null || now === null ? null : Date.parse(dueAt) - now
  const due = followUp ? said.followUp : said.lease
  const remaining = left === null ? '' : left <= 0 ? said.over : fill(said.left, { time: duration(tag, left) })
  const waited = clientWaitsSince === null || now === null ? null : now - Date.parse(clientWaitsSince)
  return {
    due: dueAt && [fill(due, { hour: ownHour(locale, dueAt, said, zone) }), remaining].filter(Boolean).join(', '),
    soon: left !== null && left <= soonWithin,
    wait: waited === null ? null : fill(said.wait, { time: duration(tag, Math.max(60_000, waited)) }),
  }
}
