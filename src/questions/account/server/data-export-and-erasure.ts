import '../../server/jobs-table.ts'
import {
  type AgreedMeeting,
  addYears,
  createScrubber,
  daysBefore,
  retention,
} from '../../../accounts/privacy/erasure.ts'
import { storedFile } from '../../../accounts/privacy/server/data-export.ts'
import {
  type ExportFile,
  jsonFile,
  type PersonalDataHandler,
  safeName,
} from '../../../accounts/privacy/server/personal-data.ts'
import { identifiersOf } from '../../../accounts/server/people.ts'
import type { PersonRow } from '../../../accounts/server/views.ts'
import { expertOf, reviewsAbout } from '../../../experts/server/views.ts'
import type { Db, Tx } from '../../../platform/db/port.ts'
import { announcePublicChange } from '../../../platform/live/public-topics.ts'
import type { Ports } from '../../../platform/ports.ts'
import { forgetAddresses } from '../../assistant/server/usage-store.ts'
import { apply } from '../../lifecycle/server/apply.ts'
import { releaseReadingsOf } from '../../second-reading/server/second-reading-store.ts'
import { workOf } from '../../server/views.ts'
import * as store from './data-export-and-erasure-store.ts'

const mostPerDay = 500

/** What is kept of a person's meetings: exported with their questions, and erased in the order that these need. */
export type MeetingsPersonalData = {
  /** The agreed meetings to come, as client and as specialist. */
  agreed(db: Db, personId: string, expertId: string | undefined): Promise<AgreedMeeting[]>
  exported(db: Db, personId: string): Promise<Record<'requests' | 'events' | 'waiting' | 'feed', readonly unknown[]>>
  writtenBy(
    db: Db,
    expertId: string,
  ): Promise<Record<'meetings' | 'absences' | 'availability' | 'calendar', readonly unknown[]>>
  idsAbout(db: Db, questionIds: readonly string[]): Promise<string[]>
  /** The client's agreed meetings, before their questions are closed. */
  cancel(ports: Ports, tx: Tx, personId: string): Promise<void>
  /** The specialist's meetings go to others. */
  release(ports: Ports, tx: Tx, expertId: string): Promise<unknown>
  drop(tx: Tx, personId: string): Promise<void>
  dropAbout(tx: Tx, questionId: string): Promise<void>
}

/** Questions and answers: erasure closes open questions by the life-cycle rules, then removes the texts. */
export const questionsDataExportAndErasure = (meetings: MeetingsPersonalData): PersonalDataHandler => ({
  name: 'questions',
  exports: (ports, person) => exports(ports, person, meetings),
  async obstacle(db, person) {
    const expert = await expertOf(db, person.id)
    return expert && (await workOf(db, expert.id)) ? 'erasure_work_open' : null
  },
  async previewErasure(ports, db, person) {
    const questions = await store.questionsOf(db, person.id)
    const files = await store.filesOf(db, person.id)
    const reviews = await reviewsOf(db, questions, meetings)
    const answered = questions.some(({ answeredAt }) => answeredAt)
    const until = addYears(ports.clock.now(), retention.contractYears)
    return {
      ends: [{ what: 'questions', count: questions.filter(({ state }) => state !== 'CLOSED').length }],
      goes: [
        ...(questions.length > 0 ? (['questions'] as const) : []),
        ...(files.length > 0 ? (['files'] as const) : []),
        ...(reviews.length > 0 ? (['reviews'] as const) : []),
      ],
      stays: answered ? [{ what: 'answers', until }] : [],
    }
  },
  async meetings(db, person) {
    return meetings.agreed(db, person.id, (await expertOf(db, person.id))?.id)
  },
  async end(ports, tx, person) {
    await meetings.cancel(ports, tx, person.id)
    for (const { id } of await store.openQuestionIds(tx, person.id))
      await apply(ports, tx, id, { kind: 'close', by: person.id, second: true })
    const expert = await expertOf(tx, person.id)
    if (expert) await meetings.release(ports, tx, expert.id)
  },
  async erase(ports, tx, person) {
    const ids = (await store.questionsOf(tx, person.id)).map(({ id }) => id)
    const about = { questions: ids, meetings: await meetings.idsAbout(tx, ids) }
    await store.eraseEmails(tx, about, createScrubber(identifiersOf(person)))
    await store.eraseTexts(tx, about, createScrubber(identifiersOf(person)), ports.clock.now())
    await store.eraseDraftsAndLinks(tx, person.id)
    await meetings.drop(tx, person.id)
    await dropFiles(ports, tx, person.id, ids)
    const expert = await expertOf(tx, person.id)
    if (expert) {
      await store.dropAnswerDrafts(tx, expert.id)
      await releaseReadingsOf(tx, expert.id)
    }
    await announcePublicChange(tx, ['content', 'experts'])
  },
  async applyRetention(ports) {
    const now = ports.clock.now()
    await store.dropOldLinks(ports.db, daysBefore(now, retention.linkDays))
    await forgetAddresses(ports.db, daysBefore(now, retention.assistantAddressDays))
    const over = await store.closedBefore(ports.db, addYears(now, -retention.contractYears), mostPerDay)
    for (const { id, personId } of over)
      await ports.db.transaction().execute(async (tx) => {
        const about = { questions: [id], meetings: await meetings.idsAbout(tx, [id]) }
        await store.eraseTexts(tx, about, null, now)
        await meetings.dropAbout(tx, id)
        await dropFiles(ports, tx, personId, [id])
      })
  },
})

async function dropFiles(ports: Ports, tx: Tx, personId: string, ids: string[]): Promise<void> {
  for (const { key } of await store.dropFiles(tx, personId, ids))
    await ports.jobs.enqueue(tx, 'question.remove-file', { key })
}

const reviewsOf = async (db: Db, questions: readonly { id: string }[], meetings: MeetingsPersonalData) => {
  const ids = questions.map(({ id }) => id)
  return ids.length === 0 ? [] : reviewsAbout(db, { questions: ids, meetings: await meetings.idsAbout(db, ids) })
}

async function* exports(ports: Ports, person: PersonRow, meetings: MeetingsPersonalData): AsyncIterable<ExportFile> {
  const questions = await store.questionsOf(ports.db, person.id)
  for (const question of questions)
    yield jsonFile(String(question.number), { ...question, ...(await store.questionExport(ports.db, question.id)) })
  yield jsonFile('reviews', await reviewsOf(ports.db, questions, meetings))
  yield jsonFile('meetings', await meetings.exported(ports.db, person.id))
  yield jsonFile('draft', await store.draftOf(ports.db, person.id))
  yield jsonFile('experts-not-wanted', await store.stoppedExpertsOf(ports.db, person.id))
  const taken = new Set<string>()
  for (const { id, fileKey, name, at, number } of await store.filesOf(ports.db, person.id)) {
    const data = await storedFile(ports, fileKey)
    const plain = `files/${number ?? 'loose'}/${safeName(name)}`
    // A second file of the same name in a question gets its id in the path.
    const own = taken.has(plain) ? `files/${number ?? 'loose'}/${id}-${safeName(name)}` : plain
    taken.add(own)
    if (data) yield { name: own, data, at }
  }
  const expert = await expertOf(ports.db, person.id)
  if (!expert) return
  const written = await store.writtenBy(ports.db, expert.id, person.id)
  yield jsonFile('written-as-expert', { ...written, ...(await meetings.writtenBy(ports.db, expert.id)) })
}
