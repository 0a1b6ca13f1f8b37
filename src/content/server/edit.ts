import type { z } from 'zod'
import { type Actor, isStaff, type Role } from '../../api/actor.ts'
import { Refusal } from '../../api/refusal.ts'
import { fieldErrors, InvalidInput } from '../../api/server/problem.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { Db, Tx } from '../../platform/db/port.ts'
import { forEachCollectingErrors } from '../../platform/jobs/for-each-collecting-errors.ts'
import { announcePublicChange } from '../../platform/live/public-topics.ts'
import type { Ports } from '../../platform/ports.ts'
import type { EditedLine, EditedText } from '../contract.ts'
import { isContract, isNoticeLongEnough, mayEdit, stateOf } from '../editing.ts'
import { type ContentKind, factsOf } from '../kinds.ts'

import * as store from './edit-store.ts'
import { publishVersions } from './store.ts'

type Words = {
  category: string | null
  title: string
  summary: string
  body: string
  facts: Record<string, unknown>
  reviewedBy: string | null
}

const perPage = 50

export async function listTexts(ports: Ports, input: store.TextFilter & { page: number }) {
  const [rows, total] = await Promise.all([
    store.listTextRows(ports.db, input, { offset: (input.page - 1) * perPage, limit: perPage }),
    store.countTextRows(ports.db, input),
  ])
  return { texts: rows.map(lineOf), total, page: input.page, pages: Math.max(1, Math.ceil(total / perPage)) }
}

/** @throws Refusal `text_unknown` */
export function openText(ports: Ports, actor: Actor, id: string) {
  return view(ports.db, actor, id)
}

/** @throws Refusal `text_unknown` */
export async function openVersion(ports: Ports, id: string, version: number) {
  const row = Number.isSafeInteger(version) ? await store.versionOf(ports.db, id, version) : undefined
  if (!row) throw new Refusal('text_unknown', 404)
  const { reviewedBy, ...rest } = row
  return { ...rest, reviewedBy }
}

/** @throws Refusal `text_taken`, `text_not_yours` */
export async function createText(
  ports: Ports,
  actor: Actor,
  input: Words & { kind: ContentKind; key: string; locale: Locale },
) {
  const author = editor(actor, input.kind)
  const draft = draftOf(input.kind, input)
  const [id, now] = [ports.ids.id(), ports.clock.now()]
  return ports.transact(async (tx) => {
    const { kind, key, locale, category } = input
    if (!(await store.insertText(tx, { id, kind, key, locale, category, createdAt: now })))
      throw new Refusal('text_taken')
    await store.insertVersion(tx, { ...draft, contentId: id, version: 1, savedBy: author, savedAt: now })
    return view(tx, actor, id)
  })
}

/** @throws Refusal `text_unknown`, `text_not_yours`, `text_changed` where somebody has saved it since it was read */
export function saveDraft(
  ports: Ports,
  actor: Actor,
  input: Words & { id: string; basedOn: number; replace: boolean },
) {
  return change(ports, actor, input.id, async (tx, text) => {
    const draft = draftOf(text.kind, input)
    if (text.latest !== input.basedOn) throw new Refusal('text_changed')
    const own = { id: text.id, version: text.latest, author: text.author }
    if (input.replace && (await store.rewriteVersion(tx, own, { ...draft, savedAt: ports.clock.now() }))) return
    await addVersion(ports, tx, text, draft)
  })
}

/** @throws Refusal `text_unknown`, `text_not_yours`, `notice_too_short` */
export function publishText(ports: Ports, actor: Actor, input: { id: string; version: number; at: string | null }) {
  return change(ports, actor, input.id, async (tx, text) => {
    const row = await store.versionOf(tx, text.id, input.version)
    if (!row) throw new Refusal('text_unknown', 404)
    const at = input.at ? new Date(input.at) : null
    if (text.needsNotice && !isNoticeLongEnough(at, ports.clock.now())) throw new Refusal('notice_too_short', 422)
    if (at && at > ports.clock.now()) return store.planVersion(tx, text.id, input.version, at)
    await store.cancelPlannedVersions(tx, text.id)
    await show(ports, tx, text.id, input.version)
  })
}

/** @throws Refusal `text_unknown`, `text_not_yours` */
export function withdrawText(ports: Ports, actor: Actor, id: string) {
  return change(ports, actor, id, async (tx, text) => {
    await store.cancelPlannedVersions(tx, text.id)
    await store.hideText(tx, text.id)
    await announcePublicChange(tx, ['content'])
  })
}

/** @throws Refusal `text_unknown`, `text_not_yours` */
export function restoreText(ports: Ports, actor: Actor, input: { id: string; version: number }) {
  return change(ports, actor, input.id, async (tx, text) => {
    const old = await store.versionOf(tx, text.id, input.version)
    if (!old) throw new Refusal('text_unknown', 404)
    const { version: _, facts, ...rest } = old
    await addVersion(ports, tx, text, { ...rest, facts: JSON.stringify(facts) })
  })
}

/** Publishes the planned versions whose date has come. */
export async function publishDue(ports: Ports): Promise<void> {
  await forEachCollectingErrors(await store.dueVersions(ports.db, ports.clock.now()), ({ contentId, version }) =>
    ports.transact((tx) => show(ports, tx, contentId, version)),
  )
}

type Held = { id: string; kind: ContentKind; latest: number; author: string; needsNotice: boolean }

/** Applies one change to one text if the actor may edit it, then returns the text as it is now. */
async function change(ports: Ports, actor: Actor, id: string, act: (tx: Tx, text: Held) => Promise<void>) {
  return ports.transact(async (tx) => {
    const held = await store.lockText(tx, id)
    const row = held && (await store.newestOf(tx, id))
    if (!held || !row) throw new Refusal('text_unknown', 404)
    const needsNotice = isContract(held) && held.version !== null
    await act(tx, { id, kind: held.kind, latest: row.latest, author: editor(actor, held.kind), needsNotice })
    return view(tx, actor, id)
  })
}

async function addVersion(ports: Ports, tx: Tx, text: Held, draft: store.Draft): Promise<void> {
  const row = { ...draft, contentId: text.id, version: text.latest + 1 }
  await store.insertVersion(tx, { ...row, savedBy: text.author, savedAt: ports.clock.now() })
}

async function show(ports: Ports, tx: Tx, id: string, version: number): Promise<void> {
  const now = ports.clock.now()
  await store.stampPublished(tx, id, version, now)
  await publishVersions(tx, [id], version, now)
  await announcePublicChange(tx, ['content'])
}

/** The id of an actor who may change texts of this kind. */
function editor(actor: Actor, kind: ContentKind): string {
  if (actor.kind !== 'person' || !mayEdit(actor.roles, kind)) throw new Refusal('text_not_yours', 403)
  return actor.personId
}

function draftOf(kind: ContentKind, words: Words): store.Draft {
  const facts = (factsOf[kind] as z.ZodType).safeParse(words.facts)
  if (!facts.success)
    throw new InvalidInput(fieldErrors(facts.error).map(({ field, code }) => ({ field: `facts.${field}`, code })))
  const { category, title, summary, body, reviewedBy } = words
  return { category, title, summary, body, facts: JSON.stringify(facts.data), reviewedBy }
}

async function view(db: Db, actor: Actor, id: string): Promise<z.input<typeof EditedText>> {
  const row = await store.newestOf(db, id)
  const version = row && (await store.versionOf(db, id, row.latest))
  if (!row || !version) throw new Refusal('text_unknown', 404)
  const [versions, otherId] = [await store.versionsOf(db, id), await store.otherLanguage(db, id)]
  const { category, title, summary, body, facts, reviewedBy } = version
  return {
    ...lineOf(row),
    category,
    title,
    summary,
    body,
    facts,
    reviewedBy,
    versions: versions.map((one) => ({
      ...one,
      savedBy: one.savedByName,
    })),
    otherId,
    mayEdit: isStaff(actor) && mayEdit((actor as { roles: readonly Role[] }).roles, row.kind),
  }
}

function lineOf(row: store.NewestRow): z.input<typeof EditedLine> {
  const { id, kind, key, locale, title, published, latest } = row
  return {
    id,
    kind,
    key,
    locale,
    title,
    state: stateOf({
      published,
      latest,
      planned: Boolean(row.planned),
      everPublished: row.firstPublishedAt !== null,
    }),
    publishedVersion: published,
    latestVersion: latest,
    savedAt: row.savedAt,
  }
}
