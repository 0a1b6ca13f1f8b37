// Loads the demonstration's people: six accounts to sign in with, 300 experts, and the scripted one.
import { createAccount } from '../../accounts/server/people.ts'
import type { Role } from '../../api/actor.ts'
import { categories } from '../../catalog/catalog.ts'
import { transaction } from '../../platform/db/connect.ts'
import type { Tx } from '../../platform/db/port.ts'
import type { Ports } from '../../platform/ports.ts'
import { type DemoRows, demoLoaded, insertDemo, waitForTurn } from '../server/demo-store.ts'
import { serviceDay } from '../workspace/opening-hours.ts'
import type { Invented } from './invented.ts'
import { demoAccounts, demoPassword, demoStaff } from './known.ts'
import { inventExperts } from './people.ts'
import { drawPortraits } from './portraits.ts'
import { scriptedExpert, scriptedName } from './scripted.ts'
import { snippetsOfHelene } from './snippets.ts'

export const inventedExperts = 300

const day = 24 * 3600 * 1000

type Needs = Pick<Ports, 'config' | 'db' | 'clock' | 'ids' | 'passwords'>

/** Loads everything in one transaction, so that a killed start leaves no partial data. */
export async function loadDemo(ports: Needs): Promise<void> {
  drawPortraits(ports.config.DATA_DIR)
  const passwordHash = await ports.passwords.hash(demoPassword)
  const now = ports.clock.now()
  const experts = inventExperts(categories, inventedExperts, now.getUTCFullYear())
  await transaction(ports.db, async (tx) => {
    await waitForTurn(tx)
    if (await demoLoaded(tx)) return
    await openAccounts(ports, tx, experts, passwordHash)
    await insertDemo(tx, rowsOf(experts, now))
  })
}

/** Adds the staff to a demonstration that was loaded before they existed. */
export async function loadDemoStaff(ports: Needs): Promise<void> {
  const passwordHash = await ports.passwords.hash(demoPassword)
  for (const member of demoStaff)
    await createAccount(ports as Ports, { ...member, passwordHash, locale: 'fr', country: 'fr' })
}

const personId = (expert: Invented) => `demo-person-${expert.key}`
const expertId = (expert: Invented) => `demo-expert-${expert.key}`

async function openAccounts(ports: Needs, tx: Tx, experts: readonly Invented[], passwordHash: string): Promise<void> {
  const open = (account: Omit<Parameters<typeof createAccount>[1], 'locale' | 'country'>) =>
    createAccount(ports as Ports, { ...account, locale: 'fr', country: 'fr' }, tx)
  await open({
    id: 'demo-client',
    email: demoAccounts.client,
    passwordHash,
    firstName: 'Claire',
    lastName: 'Delaunay',
  })
  for (const member of demoStaff) await open({ ...member, passwordHash })
  await open({ id: 'demo-person-scripted', email: demoAccounts.scripted, roles: ['client', 'expert'], ...scriptedName })
  for (const expert of experts) {
    const roles: Role[] = expert.localSpecialist ? ['client', 'expert', 'specialist'] : ['client', 'expert']
    const signsIn = expert.email === demoAccounts.expert || expert.email === demoAccounts.specialist
    await open({
      id: personId(expert),
      email: expert.email,
      roles,
      firstName: expert.firstName,
      lastName: expert.lastName,
      ...(signsIn ? { passwordHash } : {}),
    })
  }
}

function rowsOf(experts: readonly Invented[], now: Date): DemoRows {
  const ago = (days: number) => new Date(now.getTime() - days * day)
  const helene = experts.find((expert) => expert.email === demoAccounts.expert)
  return {
    expert: [...experts.map((expert) => expertRow(expert, now)), scriptedExpert(now)],
    expert_category: experts.flatMap((expert) =>
      expert.skills.map((skill) => ({
        expert_id: expertId(expert),
        category: skill.category,
        sub_category: skill.subCategory,
        skill: skill.skill,
      })),
    ),
    expert_title: experts.map((expert) => ({
      id: `demo-title-${expert.key}`,
      expert_id: expertId(expert),
      regulated: expert.title.regulated,
      label_fr: expert.title.fr,
      label_en: expert.title.en,
      body: expert.title.body,
      checked_on: serviceDay(ago(expert.title.checkedDaysAgo)),
      valid_until: expert.title.validForDays === null ? null : serviceDay(ago(-expert.title.validForDays)),
    })),
    expert_hours: experts.flatMap((expert) =>
      expert.hours.map((slot) => ({ expert_id: expertId(expert), day: slot.day, opens: slot.from, closes: slot.to })),
    ),
    expert_snippet: helene
      ? snippetsOfHelene.map((snippet, index) => ({
          id: `demo-snippet-${index + 1}`,
          expert_id: expertId(helene),
          ...snippet,
          updated_at: ago(index + 3),
        }))
      : [],
    review: experts.flatMap((expert) =>
      expert.reviews.map((review, index) => ({
        id: `demo-review-${expert.key}-${index + 1}`,
        expert_id: expertId(expert),
        question_id: null,
        stars: review.stars,
        comment: review.comment,
        author: review.author,
        experienced_at: ago(review.daysAgo + review.experiencedDaysBefore),
        published_at: ago(review.daysAgo),
      })),
    ),
  }
}

function expertRow(expert: Invented, now: Date): DemoRows['expert'][number] {
  return {
    id: expertId(expert),
    person_id: personId(expert),
    slug: expert.slug,
    first_name: expert.firstName,
    last_name: expert.lastName,
    gender: expert.gender,
    profession_fr: expert.profession.fr,
    profession_en: expert.profession.en,
    headline_fr: expert.headline.fr,
    headline_en: expert.headline.en,
    bio_fr: expert.bio.fr,
    bio_en: expert.bio.en,
    assistant_name: expert.assistant.name,
    assistant_gender: expert.assistant.gender,
    portrait: expert.portrait,
    city: expert.place.city,
    department: expert.place.department,
    languages: expert.languages,
    covers_all: expert.coversAll,
    local_specialist: expert.localSpecialist,
    switched_on: expert.switchedOn,
    response_seconds: expert.responseSeconds,
    answered_count: expert.answered,
    trader_name: `${expert.firstName} ${expert.lastName}`,
    trader_address: `1 place de la Démonstration, ${expert.place.city}`,
    trader_registration: `DEMO-${expert.key}`,
    created_at: now,
  }
}
