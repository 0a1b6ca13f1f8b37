import type { z } from 'zod'
import { personOf } from '../../../accounts/server/people.ts'
import type { Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import { defaultLocale } from '../../../i18n/locale.ts'
import type { Db } from '../../../platform/db/port.ts'
import { announcePublicChange } from '../../../platform/live/public-topics.ts'
import type { Ports } from '../../../platform/ports.ts'
import type { OwnExpert, Snippet } from '../../contract.ts'
import { cardsOf } from '../../directory/server/cards.ts'
import { type ExpertRow, expertOf } from '../../server/views.ts'
import { serviceMidnight, type WeeklySlot } from '../opening-hours.ts'
import { hoursOf } from './views.ts'
import * as store from './workspace-store.ts'

declare module '../../../platform/jobs/port.ts' {
  interface JobTable {
    /** An expert's weekly hours have changed: meetings agreed in the old hours are checked again. */
    'experts.hours-changed': { expertId: string; before: WeeklySlot[] }
  }
}

async function own(db: Db, actor: Person): Promise<ExpertRow> {
  const expert = await expertOf(db, actor.personId)
  if (!expert) throw new Refusal('not_found', 404)
  return expert
}

export async function ownExpert(ports: Ports, actor: Person, db: Db = ports.db): Promise<OwnExpert> {
  const expert = await own(db, actor)
  const locale = (await personOf(db, actor.personId))?.locale ?? defaultLocale
  const cards = await cardsOf(ports, db, [expert.id], locale)
  const today = await store.workSince(db, expert.id, serviceMidnight(ports.clock.now()))
  return {
    card: cards.get(expert.id)!,
    switchedOn: expert.switchedOn,
    away: expert.awaySince !== null,
    hours: await hoursOf(db, expert.id),
    earnedToday: today.earned,
    answeredToday: today.answers,
  }
}

export async function setAvailable(ports: Ports, actor: Person, input: { on: boolean }): Promise<OwnExpert> {
  return ports.transact(async (tx) => {
    const expert = await own(tx, actor)
    await store.setSwitch(tx, expert.id, input.on)
    await ports.live.announce(tx, [actor.personId], { kind: 'desk', ref: expert.id })
    await announcePublicChange(tx, ['experts'])
    return ownExpert(ports, actor, tx)
  })
}

export async function setHours(ports: Ports, actor: Person, input: { hours: WeeklySlot[] }): Promise<OwnExpert> {
  return ports.transact(async (tx) => {
    const expert = await own(tx, actor)
    const before = await hoursOf(tx, expert.id)
    await store.replaceHours(tx, expert.id, input.hours)
    await ports.jobs.enqueue(tx, 'experts.hours-changed', { expertId: expert.id, before })
    await announcePublicChange(tx, ['experts'])
    return ownExpert(ports, actor, tx)
  })
}

export async function listSnippets(ports: Ports, actor: Person): Promise<{ snippets: z.input<typeof Snippet>[] }> {
  const expert = await own(ports.db, actor)
  const rows = await store.snippetsOf(ports.db, expert.id)
  return { snippets: rows }
}

export async function saveSnippet(
  ports: Ports,
  actor: Person,
  input: { title: string; body: string },
): Promise<z.input<typeof Snippet>> {
  return ports.transact(async (tx) => {
    const expert = await own(tx, actor)
    const [id, now] = [ports.ids.id(), ports.clock.now()]
    await store.insertSnippet(tx, { id, expertId: expert.id, ...input, updatedAt: now })
    return { id, ...input, updatedAt: now }
  })
}

export async function removeSnippet(ports: Ports, actor: Person, id: string): Promise<{ id: string }> {
  return ports.transact(async (tx) => {
    const expert = await own(tx, actor)
    if (!(await store.deleteSnippet(tx, id, expert.id))) throw new Refusal('not_found', 404)
    return { id }
  })
}
