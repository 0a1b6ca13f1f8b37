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
        expertId: expertId(expert),
        category: skill.category,
        subCategory: skill.subCategory,
        skill: skill.skill,
      })),
    ),
    expert_title: experts.map((expert) => ({
      id: `demo-title-${expert.key}`,
      expertId: expertId(expert),
      regulated: expert.title.regulated,
      labelFr: expert.title.fr,
      labelEn: expert.title.en,
      body: expert.title.body,
      checkedOn: serviceDay(ago(expert.title.checkedDaysAgo)),
      validUntil: expert.title.validForDays === null ? null : serviceDay(ago(-expert.title.validForDays)),
    })),
    expert_hours: experts.flatMap((expert) =>
      expert.hours.map((slot) => ({ expertId: expertId(expert), day: slot.day, opens: slot.from, closes: slot.to })),
    ),
    expert_snippet: helene
      ? snippetsOfHelene.map((snippet, index) => ({
          id: `demo-snippet-${index + 1}`,
          expertId: expertId(helene),
          ...snippet,
          updatedAt: ago(index + 3),
        }))
      : [],
    review: experts.flatMap((expert) =>
      expert.reviews.map((review, index) => ({
        id: `demo-review-${expert.key}-${index + 1}`,
        expertId: expertId(expert),
        questionId: null,
        stars: review.stars,
        comment: review.comment,
        author: review.author,
        experiencedAt: ago(review.daysAgo + review.experiencedDaysBefore),
        publishedAt: ago(review.daysAgo),
      })),
    ),
  }
}

function expertRow(expert: Invented, now: Date): DemoRows['expert'][number] {
  return {
    id: expertId(expert),
    personId: personId(expert),
    slug: expert.slug,
    firstName: expert.firstName,
    lastName: expert.lastName,
    gender: expert.gender,
    professionFr: expert.profession.fr,
    professionEn: expert.profession.en,
    headlineFr: expert.headline.fr,
    headlineEn: expert.headline.en,
    bioFr: expert.bio.fr,
    bioEn: expert.bio.en,
    assistantName: expert.assistant.name,
    assistantGender: expert.assistant.gender,
    portrait: expert.portrait,
    city: expert.place.city,
    department: expert.place.department,
    languages: expert.languages,
    coversAll: expert.coversAll,
    localSpecialist: expert.localSpecialist,
    switchedOn: expert.switchedOn,
    responseSeconds: expert.responseSeconds,
    answeredCount: expert.answered,
    traderName: `${expert.firstName} ${expert.lastName}`,
    traderAddress: `1 place de la Démonstration, ${expert.place.city}`,
    traderRegistration: `DEMO-${expert.key}`,
    createdAt: now,
  }
}
