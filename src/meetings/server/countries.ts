import { areaAbroad } from '../../places/departments.ts'
import type { Db } from '../../platform/db/port.ts'
import { type MeetingCountry, meetingCountries } from '../address.ts'
import { receivesIn } from './store.ts'

/** France, and each other country of the dialog where somebody receives now. */
export async function countriesOffered(db: Db): Promise<MeetingCountry[]> {
  const offered: MeetingCountry[] = []
  for (const country of meetingCountries) {
    const area = areaAbroad(country)
    if (area === null || (await receivesIn(db, area))) offered.push(country)
  }
  return offered
}
