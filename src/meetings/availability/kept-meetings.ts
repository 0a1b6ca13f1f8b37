import type { SpecialistMeeting } from '../contract.ts'
import type { OwnAvailability } from './contract.ts'

type Kept = OwnAvailability['kept']

/**
 * The agreed meetings that the hours do not hold: those on closed days, and those that the last change has left outside.
 * One that was moved, cancelled or held since is not among them; `meetings` is null before they are read.
 */
export function stillOutside(
  onClosedDays: Kept,
  leftOutside: Kept,
  meetings: readonly Pick<SpecialistMeeting, 'id' | 'state' | 'meetsAt'>[] | null,
): Kept {
  const all = [...onClosedDays, ...leftOutside.filter(({ id }) => !onClosedDays.some((one) => one.id === id))]
  const stands = ({ id, at }: Kept[number]) =>
    meetings === null || meetings.some((one) => one.id === id && one.state === 'scheduled' && one.meetsAt === at)
  return all.filter(stands).sort((a, b) => a.at.localeCompare(b.at))
}
