import { monthsAway, retention, yearsAway } from '../../accounts/erasure.ts'
import { jsonFile, type OwnDataRoom, type OwnFile } from '../../accounts/server/own-data.ts'
import type { PersonRow } from '../../accounts/server/store.ts'
import { announcePublic } from '../../platform/live/public.ts'
import type { Ports } from '../../platform/ports.ts'
import * as store from './own-data-store.ts'
import { expertOf } from './store.ts'

/**
 * An expert's file. Whoever answered clients stays known to them by name and profession for the time of claims, and as
 * a trader for six months; everything that the house showed of them goes at once.
 */
export const expertsOwnData: OwnDataRoom = {
  name: 'experts',
  exports,
  async foresee(ports, db, person) {
    const expert = await expertOf(db, person.id)
    if (!expert) return {}
    const until = yearsAway(ports.clock.now(), retention.contractYears)
    return {
      ends: [{ what: 'expert', count: expert.state === 'left' ? 0 : 1 }],
      goes: ['profile'],
      stays: (await store.hasAnswered(db, expert.id)) ? [{ what: 'identity', until }] : [],
    }
  },
  async erase(ports, tx, person) {
    const expert = await expertOf(tx, person.id)
    if (!expert) return
    await store.leaveHouse(tx, expert.id, ports.clock.now())
    if (!(await store.hasAnswered(tx, expert.id))) await store.forgetIdentity(tx, [expert.id])
    await announcePublic(tx, ['experts'])
  },
  async tidy(ports) {
    const now = ports.clock.now()
    await store.forgetTraders(ports.db, monthsAway(now, -retention.expertFileMonths))
    await store.forgetIdentity(ports.db, await store.leftBefore(ports.db, yearsAway(now, -retention.contractYears)))
  },
}

async function* exports(ports: Ports, person: PersonRow): AsyncIterable<OwnFile> {
  const expert = await expertOf(ports.db, person.id)
  if (expert) yield jsonFile('expert', { ...expert, ...(await store.fileOf(ports.db, expert.id)) })
}
