import { brand } from '../../../brand.ts'
import { findCategory, findSubCategory } from '../../../catalog/catalog.ts'
import { adviceLines } from '../../../catalog/emergency.ts'
import { type ExpertRow, expertById } from '../../../experts/server/views.ts'
import { moneyShort } from '../../../i18n/format.ts'
import { certainLanguageOf } from '../../../i18n/language-of.ts'
import { type Locale, otherLocale } from '../../../i18n/locale.ts'
import { composeBrief } from '../../../platform/assistant/compose/brief.ts'
import { knowledge } from '../../../platform/assistant/compose/known-answers.ts'
import { askingForStart } from '../../../platform/assistant/compose/term-notes.ts'
import { understoodFacts } from '../../../platform/assistant/compose/understood.ts'
import { civilDay } from '../../../platform/assistant/extraction/dates.ts'
import { confirmedDeadline } from '../../../platform/assistant/extraction/stated-dates.ts'
import type { AssistantTurn, Brief, Dossier, Preview } from '../../../platform/assistant/port.ts'
import type { Db, Tx } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { assistantTurnSeconds } from '../../../platform/telemetry/metrics.ts'
import { tellingMessages } from '../../../safety/detection/detect-emergency.ts'
import { writtenIn } from '../../../safety/written-in.ts'
import { saveDeadline } from '../../deadlines/server/save.ts'
import { deniedEmergency } from '../../emergency/server/detect.ts'
import { activeEmergency } from '../../emergency/server/rules.ts'
import { whichField } from '../../fields/server/field-name.ts'
import { fieldsInstead } from '../../fields/server/field-proposals.ts'
import { attachmentsOf } from '../../files/server/attachment-store.ts'
import { apply } from '../../lifecycle/server/apply.ts'
import { mayHappen } from '../../lifecycle/transitions.ts'
import { defaultRules } from '../../rules.ts'
import { putBrief } from '../../server/brief-store.ts'
import {
  appendMessage,
  assistantIdle,
  categoriesLeft,
  correctionEvent,
  lastTurn,
  saveStreamedText,
  updateQuestion,
} from '../../server/store.ts'
import { type KeptAnswer, lockQuestion, messagesOf, type QuestionRow, questionById } from '../../server/views.ts'
import type { Intake, IntakeQuestion } from '../../shapes.ts'
import { previewWantedIn, unknownIn } from '../intake-replies.ts'
import { callBook } from './call-book.ts'
import { helplinesFor } from './country.ts'
import { library } from './library.ts'
import { netSalaryAsked } from './net-salary.ts'
import { placeOf, scriptOf, subjectOf, writerOf } from './place.ts'
import { sheetKnowledge } from './sheet-knowledge.ts'

/** The assistant's name, which always says what it is. */
export function assistantName(locale: Locale, expert?: Pick<ExpertRow, 'assistantName' | 'assistantGender'>): string {
  const feminine = expert?.assistantGender === 'f'
  const name = locale === 'en' ? 'AI assistant' : feminine ? 'Assistante IA' : 'Assistant IA'
  return expert ? `${name} ${expert.assistantName}` : name
}

export async function nameFor(db: Db, row: QuestionRow): Promise<string> {
  const expert = row.requestedExpertId ? await expertById(db, row.requestedExpertId) : undefined
  return assistantName(row.locale, expert)
}

/**
 * The language of the newest message of the client that leaves no doubt, a button's words aside; where none does, the
 * question's own. Each message is answered in it; the question itself, its title and its emails keep their language.
 */
export async function spokenLanguage(db: Db, row: QuestionRow): Promise<Locale> {
  const buttons = new Set([unknownIn, previewWantedIn].flatMap((words) => Object.values(words)))
  const typed = (body: string) => body.split('\n').filter((line) => !buttons.has(line))
  const said = (await messagesOf(db, row.id)).filter(({ author }) => author === 'client')
  const languages = said.map(({ body }) => certainLanguageOf(typed(body).join('\n')))
  return languages.findLast((language) => language !== undefined) ?? row.locale
}

/**
 * Everything the assistant may know, and nothing else: what the client typed, the script, published texts, in the row's
 * language. `written`: the client's, where it is another; it shows where they are and what they ask.
 */
export async function dossierOf(ports: Ports, row: QuestionRow, written = row.locale): Promise<Dossier> {
  const { locale } = row
  const category = findCategory(row.category)
  const sub = row.subCategory ? findSubCategory(row.category, row.subCategory) : undefined
  if (!category) throw new Error(`question ${row.id} has the unknown category ${row.category}`)
  const thread = await messagesOf(ports.db, row.id)
  const corrected = thread.findLastIndex(({ data }) => data?.event === correctionEvent)
  const turns = thread
    .map((message, index) => ({ ...message, stale: index < corrected }))
    .slice(1)
    .filter((message) => (message.author === 'client' || message.author === 'assistant') && message.kind !== 'preview')
    // A reply about the deadline, or about the field, answers none of the script's questions.
    .filter(({ data }) => data?.deadlineReply !== true && data?.fieldReply !== true)
    .map(
      (message): AssistantTurn => ({
        author: message.author === 'client' ? 'client' : 'assistant',
        text: message.body,
        // Questions of another field's script are not asked again, and do not count in this script.
        asked: message.stale ? undefined : ((message.data?.asked as string[] | undefined) ?? undefined),
        answers: message.stale ? undefined : (message.data?.answers as KeptAnswer[] | undefined),
        at: message.at,
      }),
    )
  const documents = await attachmentsOf(ports.db, row.id)
  const said = [row.body, ...thread.filter((message) => message.author === 'client').map((message) => message.body)]
  const once = said.filter((text, index) => index === 0 || text !== row.body)
  const placed = await placeOf(ports, row, thread, once, written)
  const { countryUnknown } = placed.place
  const holds = { country: placed.holds, today: civilDay(ports.clock.now()) }
  const amounts = countryUnknown ? [] : await netSalaryAsked(row.body, { locale, ...holds })
  return askingForStart({
    locale,
    assistantName: await nameFor(ports.db, row),
    category: {
      slug: category.slug,
      name: category.name[locale],
      profession: category.profession[locale],
      policyLines: category.policy.mandatoryLines[locale],
      regulated: category.regulated,
    },
    subCategory: sub && { slug: sub.slug, name: sub.name[locale] },
    question: row.body,
    turns,
    documents: documents
      .filter((document) => document.side === 'client')
      .map((document) => ({ name: document.name, type: document.type, text: document.body ?? undefined })),
    // A sum that answers the question needs no more facts.
    script: amounts.length > 0 ? [] : await scriptOf(row, placed, written),
    now: ports.clock.now(),
    askedAt: row.createdAt,
    settled: row.deadlineSettledAt ? { date: row.neededBy, at: row.deadlineSettledAt } : undefined,
    emergency: adviceLines(
      helplinesFor(tellingMessages(once).join('\n'), {
        said: once,
        ...(await writerOf(ports, ports.db, row)),
        locale: written,
      }),
      locale,
    ),
    denied: deniedEmergency(row, said, locale),
    ...placed.place,
    knowledge: await sheetKnowledge(subjectOf(row, written), holds.country, holds.today),
    amounts,
    library: await library(ports, locale, row.category, holds.country, holds.today),
  })
}

/**
 * Runs the assistant's turn. The model is called outside any transaction; its message is saved only if the assistant
 * was not muted meanwhile (a human accepted), which the same lock decides, and only as a reply to the client's newest
 * message: a later message has its own turn, and a turn repeated after a crash finds its reply saved.
 */
export async function assistantTurn(ports: Ports, questionId: string, turn: number): Promise<void> {
  const row = await questionById(ports.db, questionId)
  if (!row || !maySpeak(row, turn)) return
  const heard = await lastTurn(ports.db, questionId)
  if (!heard || heard.author === 'assistant') return clearBusy(ports, questionId)
  const spoken = await spokenLanguage(ports.db, row)
  if (row.life.category === null) return askField(ports, { ...row, locale: spoken }, turn, heard.seq)
  const dossier = await dossierOf(ports, { ...row, locale: spoken })
  const foretaste = showWhile(ports, questionId, turn)
  const book = callBook(ports, row)
  const stopTimer = assistantTurnSeconds.startTimer()
  const thinking =
    row.life.previewAt !== null
      ? ports.assistant.follow(dossier, foretaste.hear, book).then((reply) => ({ kind: 'follow' as const, ...reply }))
      : ports.assistant.next(dossier, foretaste.hear, book).then(({ step }) => step)
  const words = await thinking.finally(foretaste.end)
  stopTimer()
  const other =
    words.kind === 'ask' ? null : composeBrief(await dossierOf(ports, { ...row, locale: otherLocale(spoken) }, spoken))
  await ports.transact(async (tx) => {
    const locked = await lockQuestion(tx, questionId)
    if (!locked) return
    if (!maySpeak(locked, turn) || (await lastTurn(tx, questionId))?.seq !== heard.seq) return
    // A button pressed while the model was running wins over what the model inferred.
    const pressed = locked.deadlineSettledAt?.getTime() !== row.deadlineSettledAt?.getTime()
    const deadline = pressed ? { date: locked.neededBy ?? undefined } : confirmedDeadline(dossier)
    const own = spoken === locked.locale
    const bothBriefs = (brief: Brief) => {
      const [data, inOther] = own || !other ? [brief, other] : [other, brief]
      return {
        data: { ...data, neededBy: deadline.date },
        other: inOther && { ...inOther, neededBy: deadline.date },
      }
    }
    const answered = { ...locked, locale: spoken }
    if (words.kind === 'ask') {
      const intake = intakeOf(dossier, words)
      await say(ports, tx, answered, 'intake', words.text, { asked: words.asked, intake })
      await apply(ports, tx, questionId, { kind: 'assistant_message', turn })
    } else if (words.kind === 'preview') {
      const brief = bothBriefs(words.brief)
      await putBrief(tx, questionId, brief, ports.clock.now())
      await updateQuestion(tx, questionId, { title: (own ? words.preview : brief.data).title.slice(0, 120) })
      // The other party is asked for with the order.
      const asked = knowledge(dossier).missing.filter(({ kind }) => kind === 'party')
      const intake = intakeOf(dossier, { opening: '', asked: asked.map(({ key }) => key) })
      await say(ports, tx, answered, 'preview', previewText(words.preview, spoken, intake.understood), {
        preview: words.preview,
        intake,
      })
      await apply(ports, tx, questionId, { kind: 'preview_ready', turn })
    } else {
      await putBrief(tx, questionId, bothBriefs(words.brief), ports.clock.now())
      await say(ports, tx, answered, 'text', words.text, null)
      await apply(ports, tx, questionId, { kind: 'assistant_message', turn })
    }
    await saveDeadline(ports, tx, locked, deadline)
    await updateQuestion(tx, questionId, assistantIdle)
    await ports.live.announce(tx, [locked.personId], { kind: 'question', ref: questionId })
  })
}

/** What was asked and understood, as a page offers it to be answered and corrected. */
function intakeOf(dossier: Dossier, { opening, asked }: { opening: string; asked: readonly string[] }): Intake {
  const byKey = (key: string): IntakeQuestion[] => {
    const question = dossier.script.find((one) => one.key === key)
    if (!question) return []
    const { ask, why, kind, choices = [] } = question
    return [{ key, ask, why, kind, choices: choices.map(({ value, label }) => ({ value, label })) }]
  }
  return {
    opening,
    questions: asked.flatMap(byKey),
    understood: understoodFacts(dossier).flatMap(({ key, label, value }) =>
      byKey(key).map((question) => ({ ...question, label, value })),
    ),
  }
}

/** While no field is set the model is not called: the product asks for the field, whatever assistant is connected. */
async function askField(ports: Ports, row: QuestionRow, turn: number, heard: number): Promise<void> {
  const left = (await categoriesLeft(ports.db, row.id)).length > 0
  const text = whichField(await fieldsInstead(ports, ports.db, row), row.locale, left)
  await ports.transact(async (tx) => {
    const locked = await lockQuestion(tx, row.id)
    if (!locked || !maySpeak(locked, turn) || (await lastTurn(tx, row.id))?.seq !== heard) return
    await say(ports, tx, { ...locked, locale: row.locale }, 'intake', text, { asked: [] })
    await apply(ports, tx, row.id, { kind: 'assistant_message', turn })
    await updateQuestion(tx, row.id, assistantIdle)
    await ports.live.announce(tx, [locked.personId], { kind: 'question', ref: row.id })
  })
}

/** Milliseconds between two updates of a message that is being streamed. */
const lookEvery = 700

/** Streams a model's text to the client. The built-in assistant's is complete before a first update, and shown whole (decision 039). */
function showWhile(ports: Ports, questionId: string, turn: number) {
  let words = ''
  let timer: NodeJS.Timeout | undefined
  let showing: Promise<unknown> = Promise.resolve()
  const show = () => {
    timer = undefined
    const soFar = words
    const shown = ports.transact(async (tx) => {
      const personId = await saveStreamedText(tx, questionId, turn, soFar)
      if (personId) await ports.live.announce(tx, [personId], { kind: 'question', ref: questionId })
    })
    showing = shown.catch((error: unknown) => ports.log.warn({ err: error, questionId }, 'a foretaste was not shown'))
  }
  return {
    hear(more: string) {
      words += more
      timer ??= setTimeout(() => void showing.then(show), lookEvery)
    },
    /** Stops the streaming: the message itself follows. */
    async end() {
      clearTimeout(timer)
      await showing
    },
  }
}

/** Whether the assistant is writing now; a time limit applies, or a crashed turn would show as writing for ever. */
export function isWriting(row: QuestionRow, now: Date): boolean {
  const since = row.assistantBusySince?.getTime()
  return (
    since !== undefined &&
    now.getTime() - since <= defaultRules.intake.assistantSilence &&
    row.life.assistantMutedAt === null &&
    mayHappen('assistant_message', row.life.state)
  )
}

/** Not during an emergency, not after a human has accepted, not on a question closed while the model was running. */
function maySpeak(row: QuestionRow, turn: number): boolean {
  const { life } = row
  if (activeEmergency(row)) return false
  return life.assistantTurn === turn && life.assistantMutedAt === null && mayHappen('assistant_message', life.state)
}

async function clearBusy(ports: Ports, questionId: string): Promise<void> {
  await updateQuestion(ports.db, questionId, assistantIdle)
}

async function say(
  ports: Ports,
  tx: Tx,
  row: QuestionRow,
  kind: 'text' | 'intake' | 'preview',
  body: string,
  data: Record<string, unknown> | null,
): Promise<void> {
  await appendMessage(tx, row.id, {
    id: ports.ids.id(),
    author: 'assistant',
    authorId: null,
    authorName: await nameFor(tx, row),
    kind,
    body,
    data,
    locale: row.locale,
    at: ports.clock.now(),
  })
}

/** Writes into the thread whom to call, where a text brings up a help line. */
export async function sayHelplines(ports: Ports, tx: Tx, row: QuestionRow, text: string): Promise<void> {
  const said = text === row.body ? [text] : [row.body, text]
  const kinds = helplinesFor(text, { said, ...(await writerOf(ports, tx, row)) })
  if (kinds.length === 0) return
  const locale = writtenIn(text) ?? row.locale
  await appendMessage(tx, row.id, {
    id: ports.ids.id(),
    author: 'house',
    authorId: null,
    authorName: brand.name,
    kind: 'event',
    body: adviceLines(kinds, locale).join('\n'),
    data: { event: 'helpline', kinds },
    locale,
    at: ports.clock.now(),
  })
}

/** The preview in one text, with the facts that a page shows beside it. */
export function previewText(preview: Preview, locale: Locale, understood: Intake['understood'] = []): string {
  const dates = preview.deadlines.map(({ date, what, rule }) => `- ${date}\u00a0: ${what} (${rule})`)
  const amounts = preview.amounts.map(
    ({ euros, what, rule }) => `- ${moneyShort(locale, Math.round(euros * 100))}\u00a0: ${what} (${rule})`,
  )
  const papers = preview.papers.map(({ name }) => `- ${name}`)
  const facts = understood.map(({ label, value }) => `- ${label === '' ? value : `${label}\u00a0: ${value}`}`)
  return [
    preview.title,
    ...preview.paragraphs,
    ...[facts, dates, amounts, papers].map((lines) => lines.join('\n')),
    ...preview.limits,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}
