import type { Person } from '../../api/actor.ts'
import { Refusal } from '../../api/refusal.ts'
import { categories } from '../../catalog/catalog.ts'
import { type Estimate, estimateFrom, promisedMinutes } from '../../experts/directory/estimate.ts'
import { figuresOf, lastSeconds } from '../../experts/directory/server/public-views.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { Ports } from '../../platform/ports.ts'
import { type Claim, type ClaimName, claimNames, claimOf, type Decision, type Figure } from '../claims.ts'
import { claimRows, saveClaim } from './store.ts'

const lately = 90 * 24 * 3600 * 1000
const lastAnswers = 200

/** Since when answers count for what is said about them, and how many at most. */
export const measuredOver = (now: Date) => ({ since: new Date(now.getTime() - lately), limit: lastAnswers })

type Reading = Pick<Ports, 'db' | 'clock'>

/** Every public figure, measured now, under the product's rules and the operator's decisions. */
export async function claimsNow({ db, clock }: Reading): Promise<{
  claims: Record<ClaimName, Claim>
  minutes: Estimate
}> {
  const { since, limit } = measuredOver(clock.now())
  const [figures, seconds, rows] = await Promise.all([figuresOf(db), lastSeconds(db, since, limit), claimRows(db)])
  const subjects = categories.reduce((sum, category) => sum + category.subCategories.length, 0)
  const inTime = seconds.filter((one) => one <= promisedMinutes.max * 60).length
  const measured: Record<ClaimName, Figure> = {
    experts: { value: figures.experts, base: figures.experts },
    subjects: { value: subjects, base: subjects },
    rating: { value: figures.reviews > 0 ? figures.stars / figures.reviews : null, base: figures.reviews },
    answers: { value: figures.answers, base: figures.answers },
    punctual: { value: seconds.length > 0 ? inTime / seconds.length : null, base: seconds.length },
  }
  const decided = new Map(rows.map((row) => [row.name, decisionOf(row)]))
  const claims = Object.fromEntries(claimNames.map((name) => [name, claimOf(name, measured[name], decided.get(name))]))
  return { claims: claims as Record<ClaimName, Claim>, minutes: estimateFrom(seconds) }
}

function decisionOf(row: Awaited<ReturnType<typeof claimRows>>[number]): Decision {
  return {
    shown: row.shown,
    claimed: row.claimed === null ? null : Number(row.claimed),
    text: row.textFr !== null && row.textEn !== null ? { fr: row.textFr, en: row.textEn } : null,
  }
}

type Wanted = { shown: boolean; claimed: number | null; text: Record<Locale, string> | null }

/** @throws Refusal `not_found` for a figure that does not exist, and to staff who do not write for the house. */
export async function decideClaim(ports: Ports, actor: Person, name: string, wanted: Wanted): Promise<Claim> {
  const known = claimNames.find((one) => one === name)
  const writes = actor.roles.some((role) => role === 'editor' || role === 'owner')
  if (!known || !writes) throw new Refusal('not_found', 404)
  await saveClaim(ports.db, { name: known, ...wanted, at: ports.clock.now() })
  return (await claimsNow(ports)).claims[known]
}
