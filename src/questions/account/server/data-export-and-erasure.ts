import '../../server/jobs-table.ts'
import { addYears, createScrubber, daysBefore, retention } from '../../../accounts/privacy/erasure.ts'
import { storedFile } from '../../../accounts/privacy/server/data-export.ts'
import {
  type ExportFile,
  jsonFile,
  type PersonalDataHandler,
  safeName,
} from '../../../accounts/privacy/server/personal-data.ts'
import { identifiersOf } from '../../../accounts/server/people.ts'
import type { PersonRow } from '../../../accounts/server/views.ts'
import { expertOf } from '../../../experts/server/views.ts'
import type { Tx } from '../../../platform/db/port.ts'
import { announcePublicChange } from '../../../platform/live/public-topics.ts'
import type { Ports } from '../../../platform/ports.ts'
import { apply } from '../../lifecycle/server/apply.ts'
import { agreedByClient, agreedBySpecialist } from '../../meetings/server/agreed-store.ts'
import { cancelMeetings, releaseMeetings } from '../../meetings/server/specialist-changes.ts'
import { dropMeetings, dropMeetingsAbout, eventsOfMeetings, meetingsBy } from '../../meetings/server/store.ts'
import * as store from './data-export-and-erasure-store.ts'

const mostPerDay = 500

/** Questions and answers: erasure closes open questions by the life-cycle rules, then removes the texts. */
export const questionsDataExportAndErasure: PersonalDataHandler = {
  name: 'questions',
  exports,
  async obstacle(db, person) {
    const expert = await expertOf(db, person.id)
    return expert && (await store.workOf(db, expert.id)) ? 'erasure_work_open' : null
  },
  async previewErasure(ports, db, person) {
    const questions = await store.questionsOf(db, person.id)
    const files = await store.filesOf(db, person.id)
    const reviews = await store.reviewsBy(
      db,
      questions.map(({ id }) => id),
    )
    const answered = questions.some(({ answered_at }) => answered_at)
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
    const expert = await expertOf(db, person.id)
    const own = await agreedByClient(db, person.id)
    const received = expert ? await agreedBySpecialist(db, expert.id) : []
    return [
      ...own.map(({ id, at, specialist }) => ({ id, at, with: specialist })),
      ...received.map(({ id, at, client }) => ({ id, at, with: client })),
    ]
  },
  async end(ports, tx, person) {
    await cancelMeetings(ports, tx, person.id)
    for (const { id } of await store.openQuestionIds(tx, person.id))
      await apply(ports, tx, id, { kind: 'close', by: person.id, second: true })
    const expert = await expertOf(tx, person.id)
    if (expert) await releaseMeetings(ports, tx, expert.id)
  },
  async erase(ports, tx, person) {
    const ids = (await store.questionsOf(tx, person.id)).map(({ id }) => id)
    await store.eraseEmails(tx, ids, createScrubber(identifiersOf(person)))
    await store.eraseTexts(tx, ids, createScrubber(identifiersOf(person)), ports.clock.now())
    await store.eraseDraftsAndLinks(tx, person.id)
    await dropMeetings(tx, person.id)
    await dropFiles(ports, tx, person.id, ids)
    const expert = await expertOf(tx, person.id)
    if (expert) await store.dropAnswerDrafts(tx, expert.id)
    await announcePublicChange(tx, ['content', 'experts'])
  },
  async applyRetention(ports) {
    const now = ports.clock.now()
    await store.dropOldLinks(ports.db, daysBefore(now, retention.linkDays))
    const over = await store.closedBefore(ports.db, addYears(now, -retention.contractYears), mostPerDay)
    for (const { id, person_id } of over)
      await ports.db.transaction().execute(async (tx) => {
        await store.eraseTexts(tx, [id], null, now)
        await dropMeetingsAbout(tx, id)
        await dropFiles(ports, tx, person_id, [id])
      })
  },
}

async function dropFiles(ports: Ports, tx: Tx, personId: string, ids: string[]): Promise<void> {
  for (const { key } of await store.dropFiles(tx, personId, ids))
    await ports.jobs.enqueue(tx, 'question.remove-file', { key })
}

async function* exports(ports: Ports, person: PersonRow): AsyncIterable<ExportFile> {
  const questions = await store.questionsOf(ports.db, person.id)
  for (const question of questions)
    yield jsonFile(String(question.number), { ...question, ...(await store.questionExport(ports.db, question.id)) })
  yield jsonFile(
    'reviews',
    await store.reviewsBy(
      ports.db,
      questions.map(({ id }) => id),
    ),
  )
  yield jsonFile('meetings', {
    requests: await meetingsBy(ports.db, person.id),
    events: await eventsOfMeetings(ports.db, person.id),
  })
  yield jsonFile('draft', await store.draftOf(ports.db, person.id))
  yield jsonFile('experts-not-wanted', await store.stoppedExpertsOf(ports.db, person.id))
  const taken = new Set<string>()
  for (const { id, file_key, name, at, number } of await store.filesOf(ports.db, person.id)) {
    const data = await storedFile(ports, file_key)
    const plain = `files/${number ?? 'loose'}/${safeName(name)}`
    // A second file of the same name in a question gets its id in the path.
    const own = taken.has(plain) ? `files/${number ?? 'loose'}/${id}-${safeName(name)}` : plain
    taken.add(own)
    if (data) yield { name: own, data, at }
  }
  const expert = await expertOf(ports.db, person.id)
  if (expert) yield jsonFile('written-as-expert', await store.writtenBy(ports.db, expert.id, person.id))
}
