import type { z } from 'zod'
import type { Person } from '../../api/actor.ts'
import { Refusal } from '../../api/refusal.ts'
import { firstOfferUsed } from '../../billing/server/store.ts'
import { entitlementOf } from '../../billing/server/subscribe.ts'
import { findCategory, findSubCategory } from '../../catalog/catalog.ts'
import { isNoQuestion } from '../../catalog/content.ts'
import { expertById } from '../../experts/server/store.ts'
import { takesQuestions } from '../../experts/standing.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { Db } from '../../platform/db/port.ts'
import type { Ports } from '../../platform/ports.ts'
import { previewAllowance, type Standing } from '../allowance.ts'
import type { questionsApi } from '../contract.ts'
import type { QuestionEvent } from '../life-events.ts'
import { openDraft } from '../life-states.ts'
import type { QuestionView } from '../shapes.ts'
import { beginWith, rulesOf } from './apply.ts'
import { liftStop } from './asked-store.ts'
import { sayEmergency } from './assistant.ts'
import { attachAll } from './attach.ts'
import { mayBeKept, mustBeOpen, mustTakeQuestions } from './open.ts'
import { freshView } from './question-view.ts'
import { freeUsed, insertMessage } from './store.ts'
import { titleFrom } from './title.ts'

type Ask = z.output<(typeof questionsApi)['POST /questions']['body'] & object>

/** What a person may have for nothing and what their plan opens, from our own rows. */
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

/**
 * Asks: the question and its first message are kept, and the intake begins. Beyond the free questions it stays a draft
 * (`limitReached`), with everything typed, and the paid doors open.
 * @throws Refusal `not_a_question`, `category_unknown`, `health_closed`, `expert_unknown`, `file_missing`
 */
export async function ask(ports: Ports, actor: Person, input: Ask): Promise<QuestionView> {
  const category = findCategory(input.category)
  const sub = category && input.subCategory ? findSubCategory(category, input.subCategory) : undefined
  if (!category || (input.subCategory && !sub)) throw new Refusal('category_unknown', 422)
  if (isNoQuestion(input.text)) throw new Refusal('not_a_question', 422)
  mustBeOpen(ports, category.slug, input.text, input.locale)
  if (input.requestedExpert) {
    const expert = await expertById(ports.db, input.requestedExpert)
    if (!expert || !takesQuestions(expert.state)) throw new Refusal('expert_unknown', 404)
    await mustTakeQuestions(ports, expert, input.locale)
  }
  return ports.transact(async (tx) => {
    const now = ports.clock.now()
    const id = ports.ids.id()
    const [, standing] = await Promise.all([
      // Two questions sent at the same moment must not both take the last free place.
      tx.selectFrom('person').select('id').where('id', '=', actor.personId).forUpdate().execute(),
      standingOf(tx, actor.personId),
    ])
    const subject = { category: category.slug, subCategory: sub?.slug ?? null }
    const draft = openDraft(
      {
        id,
        clientId: actor.personId,
        visitor: actor.standing === 'visitor',
        locale: input.locale,
        ...subject,
        requestedExpert: input.requestedExpert,
      },
      now,
    )
    const fresh = {
      id,
      person_id: actor.personId,
      category: subject.category,
      sub_category: subject.subCategory,
      locale: input.locale,
      title: titleFrom(input.text),
      body: input.text,
      created_at: now,
    }
    const said = {
      id: ports.ids.id(),
      author: 'client',
      authorId: actor.personId,
      authorName: null,
      kind: 'text',
      body: input.text,
      data: null,
      locale: input.locale,
      at: now,
    } as const
    const { allowance } = previewAllowance(standing, rulesOf(ports.config))
    const event: QuestionEvent =
      allowance === 'limit' ? { kind: 'edit_draft' } : { kind: 'submit', ...subject, allowance }
    const [{ row, records, follow }, , attachments] = await Promise.all([
      beginWith(ports, tx, fresh, draft, [event]),
      insertMessage(tx, id, said),
      attachAll(tx, actor, input.attachments, { questionId: id, messageId: said.id }),
      tx.deleteFrom('draft').where('person_id', '=', actor.personId).execute(),
      input.requestedExpert && liftStop(tx, actor.personId, input.requestedExpert),
    ])
    await sayEmergency(ports, tx, row, input.text)
    await follow()
    return freshView(ports, tx, row, actor, input.locale, { records, attachments })
  })
}

/** @throws Refusal `health_closed` */
export async function saveDraft(
  ports: Ports,
  actor: Person,
  input: { text: string; category: string | null; subCategory: string | null; locale: Locale },
): Promise<{ savedAt: string }> {
  mayBeKept(ports, input.text, input.category, input.locale)
  const saved = {
    body: input.text,
    category: input.category,
    sub_category: input.subCategory,
    saved_at: ports.clock.now(),
  }
  await ports.db
    .insertInto('draft')
    .values({ person_id: actor.personId, ...saved })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(saved))
    .execute()
  return { savedAt: saved.saved_at.toISOString() }
}

export async function readDraft(db: Db, actor: Person) {
  const row = await db.selectFrom('draft').selectAll().where('person_id', '=', actor.personId).executeTakeFirst()
  if (!row) return { draft: null }
  return {
    draft: {
      text: row.body,
      category: row.category,
      subCategory: row.sub_category,
      savedAt: row.saved_at.toISOString(),
    },
  }
}
