import type { z } from 'zod'
import { lockPerson } from '../../../accounts/server/views.ts'
import type { Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import { firstOfferUsed } from '../../../billing/server/views.ts'
import { entitlementOf } from '../../../billing/subscriptions/server/subscribe.ts'
import { findCategory, findSubCategory } from '../../../catalog/catalog.ts'
import { isGibberishOrAdvert, isOnlyGreeting } from '../../../catalog/classification/meaningless-text.ts'
import { readSubject } from '../../../catalog/classification/subject.ts'
import { expertById } from '../../../experts/server/views.ts'
import { acceptsQuestions } from '../../../experts/standing/standing.ts'
import { certainLanguageOf } from '../../../i18n/language-of.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { countryOfClock } from '../../../places/country-of-clock.ts'
import type { Db, Tx } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import type { EmergencyFacts } from '../../../safety/screen.ts'
import { detectEmergency, emergencyRefusal } from '../../../safety/server/detect.ts'
import { deleteStop } from '../../account/server/experts-asked-store.ts'
import { sayHelplines } from '../../assistant/server/turn.ts'
import type { questionsApi } from '../../contract.ts'
import { raiseEmergency } from '../../emergency/server/detect.ts'
import { checkByModelLater } from '../../emergency/server/model-check.ts'
import { isStorable, mustBeOpen, mustBeStorable, mustTakeQuestions } from '../../fields/server/open.ts'
import { attachAll } from '../../files/server/attach.ts'
import type { QuestionEvent } from '../../lifecycle/events.ts'
import { applyTo, createWith, rulesOf } from '../../lifecycle/server/apply.ts'
import { openDraft } from '../../lifecycle/states.ts'
import { freshView } from '../../server/question-view.ts'
import { freeUsed, insertMessage } from '../../server/store.ts'
import type { QuestionRow } from '../../server/views.ts'
import { previewAllowance, type Standing } from '../allowance.ts'
import { deleteDraft, draftOf, putDraft } from './draft-store.ts'
import { titleFrom } from './title.ts'

type Ask = z.output<(typeof questionsApi)['POST /questions']['body'] & object> & {
  /** It was typed elsewhere: what waits in the question box stays. */
  isOfOtherBox?: true
}

/** What a person may have for free and what their plan covers, from our own tables. */
export async function standingOf(db: Db, personId: string): Promise<Standing> {
  const [plan, free, introductoryUsed] = await Promise.all([
    entitlementOf(db, personId),
    freeUsed(db, personId),
    firstOfferUsed(db, personId),
  ])
  return {
    plan: plan.stage,
    freeUsed: free,
    introductoryUsed,
  }
}

type Subject = { category: string; subCategory: string | null }

/**
 * Saves the question and its first message, and starts the intake. Beyond the free questions it stays a draft
 * (`limitReached`), with everything typed, and paid options are offered. A text that shows an emergency comes before
 * any of that: it is saved, a human is alerted, and no intake starts, whatever the category, expert or place.
 * @throws Refusal `not_a_question`, `no_subject`, `category_unknown`, `health_closed`, `expert_unknown`,
 *   `file_missing`, `emergency_stands`
 */
export async function ask(ports: Ports, actor: Person, input: Ask) {
  const facts = await detectEmergency(ports, ports.db, actor, input)
  if (facts) return keepInDanger(ports, actor, input, facts)
  // A greeting alone is refused in every field: there is nothing to answer yet.
  if (isOnlyGreeting(input.text) && input.attachments.length === 0) throw new Refusal('no_subject', 422)
  const subject = subjectOf(input)
  if (isGibberishOrAdvert(input.text)) throw new Refusal('not_a_question', 422)
  mustBeOpen(ports, subject.category, input.text, input.locale)
  if (input.requestedExpert) {
    const expert = await expertById(ports.db, input.requestedExpert)
    if (!expert || !acceptsQuestions(expert.state) || expert.personId === actor.personId)
      throw new Refusal('expert_unknown', 404)
    await mustTakeQuestions(ports, expert, input.locale)
  }
  return begin(ports, actor, input, subject)
}

/** @throws Refusal `category_unknown` */
function subjectOf({ category: slug, subCategory }: Ask): Subject {
  const category = slug === null ? undefined : findCategory(slug)
  const sub = category && subCategory ? findSubCategory(category, subCategory) : undefined
  if (!category || (subCategory && !sub)) throw new Refusal('category_unknown', 422)
  return { category: category.slug, subCategory: sub?.slug ?? null }
}

/**
 * Saves the text as a draft question. No category was asked for, so it gets the one that its text suggests; where that
 * is not sure, it is asked for once the person has said that there is no emergency. Where
 * health data may not be stored nothing is saved, and the page shows the numbers all the same.
 * @throws Refusal `emergency_stands` with the screen, `file_missing`
 */
export async function keepInDanger(ports: Ports, actor: Person, input: Ask, facts: EmergencyFacts) {
  const { sure, ...subject } = guessed(input, facts)
  if (!isStorable(ports, subject.category, input.text, input.locale)) throw emergencyRefusal(facts, input.locale)
  const expert = input.requestedExpert ? await expertById(ports.db, input.requestedExpert) : undefined
  const requestedExpert = expert && acceptsQuestions(expert.state) ? expert.id : null
  return begin(ports, actor, { ...input, requestedExpert }, subject, { ...facts, sure })
}

function guessed(input: Ask, { situations }: EmergencyFacts): Subject & { sure: boolean } {
  const known = input.category === null ? undefined : findCategory(input.category)
  if (known) return { category: known.slug, subCategory: null, sure: true }
  const { reading, proposals } = readSubject(input.text, input.locale, [], situations)
  const [best] = proposals
  return {
    category: best?.category ?? unsorted,
    subCategory: best?.subCategory ?? null,
    sure: best !== undefined && reading === 'clear',
  }
}

/** The category of a text that is too unclear to classify, until somebody corrects it. */
const unsorted = 'administration'

/** What is kept with the first message: the fields that the client has refused, and the country of their device's clock. */
function aroundOf({ except, timeZone }: Ask): Record<string, unknown> | null {
  const clock = countryOfClock(timeZone)
  const data = { ...(except.length > 0 && { except }), ...(clock && { clock }) }
  return Object.keys(data).length > 0 ? data : null
}

/** The question, and what is answered to it, are in the language that it is written in, whatever the page. */
async function begin(
  ports: Ports,
  actor: Person,
  input: Ask,
  subject: Subject,
  facts?: EmergencyFacts & { sure: boolean },
) {
  const locale = certainLanguageOf(input.text) ?? input.locale
  return ports.transact(async (tx) => {
    const now = ports.clock.now()
    const id = ports.ids.id()
    const [, standing] = await Promise.all([
      // Two questions sent at the same moment must not both take the last free place.
      lockPerson(tx, actor.personId),
      standingOf(tx, actor.personId),
    ])
    const draft = openDraft(
      {
        id,
        clientId: actor.personId,
        visitor: actor.standing === 'visitor',
        locale,
        ...(facts?.sure === false ? {} : subject),
        requestedExpert: input.requestedExpert,
      },
      now,
    )
    const fresh = {
      id,
      personId: actor.personId,
      category: subject.category,
      subCategory: subject.subCategory,
      locale,
      title: titleFrom(input.text),
      body: input.text,
      createdAt: now,
      emergencySetAside: JSON.stringify(input.notEmergency),
      safeToWrite: input.safeToWrite,
    }
    const said = {
      id: ports.ids.id(),
      author: 'client',
      authorId: actor.personId,
      authorName: null,
      kind: 'text',
      body: input.text,
      data: aroundOf(input),
      locale,
      at: now,
    } as const
    const { allowance } = previewAllowance(standing, rulesOf(ports.config))
    const event: QuestionEvent =
      facts || allowance === 'limit' ? { kind: 'edit_draft' } : { kind: 'submit', ...subject, allowance }
    const [{ row, records, follow }, , attachments] = await Promise.all([
      createWith(ports, tx, fresh, draft, [event]),
      insertMessage(tx, id, said),
      attachAll(tx, actor, input.attachments, { questionId: id, messageId: said.id }),
      !input.isOfOtherBox && deleteDraft(tx, actor.personId),
      input.requestedExpert && deleteStop(tx, actor.personId, input.requestedExpert),
    ])
    if (!facts) {
      await checkByModelLater(ports, tx, { questionId: id, messageId: said.id })
      await sayHelplines(ports, tx, row, input.text)
    }
    await follow()
    const kept = facts ? await raiseEmergency(ports, tx, row, facts) : row
    return freshView(ports, tx, kept, actor, input.locale, { records, attachments })
  })
}

/** Submits a draft that was held back for another reason than the free limit, if a free question is left. */
export async function submitNow(ports: Ports, tx: Tx, row: QuestionRow, actor: Person): Promise<QuestionRow> {
  const { allowance } = previewAllowance(await standingOf(tx, actor.personId), rulesOf(ports.config))
  if (allowance === 'limit') return row
  const { category, subCategory } = row.life
  await sayHelplines(ports, tx, row, row.body)
  return applyTo(ports, tx, row, [{ kind: 'submit', category, subCategory, allowance }])
}

/** @throws Refusal `health_closed` */
export async function saveDraft(
  ports: Ports,
  actor: Person,
  input: { text: string; category: string | null; subCategory: string | null; locale: Locale },
): Promise<{ savedAt: Date }> {
  mustBeStorable(ports, input.text, input.category, input.locale)
  const saved = {
    body: input.text,
    category: input.category,
    subCategory: input.subCategory,
    savedAt: ports.clock.now(),
  }
  await putDraft(ports.db, { personId: actor.personId, ...saved })
  return { savedAt: saved.savedAt }
}

export async function readDraft(db: Db, actor: Person) {
  const row = await draftOf(db, actor.personId)
  if (!row) return { draft: null }
  return {
    draft: {
      text: row.body,
      category: row.category,
      subCategory: row.subCategory,
      savedAt: row.savedAt,
    },
  }
}

export async function dropDraft(ports: Ports, actor: Person): Promise<{ done: true }> {
  await deleteDraft(ports.db, actor.personId)
  return { done: true }
}
