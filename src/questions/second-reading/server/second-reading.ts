import type { z } from 'zod'
import { createScrubber, type PersonIdentifiers } from '../../../accounts/privacy/erasure.ts'
import { identifiersById } from '../../../accounts/server/people.ts'
import type { Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import { InvalidInput } from '../../../api/server/problem.ts'
import { categories } from '../../../catalog/catalog.ts'
import { expertById } from '../../../experts/server/views.ts'
import { serviceDay } from '../../../experts/workspace/opening-hours.ts'
import { fold } from '../../../i18n/fold.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { Db, Tx } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { redact } from '../../../platform/redaction/redact.ts'
import { anonymizedText } from '../../publication/anonymous.ts'
import { namedCategory } from '../../server/question-view.ts'
import { sectionForReader, sections } from '../../workspace/draft-sections.ts'
import { type OwnExpertRow, ownExpert } from '../../workspace/server/commands.ts'
import type { AnswerToRead, OfferedReading } from '../contract.ts'
import { type Grades, readerHours } from '../rubric.ts'
import * as store from './second-reading-store.ts'

type Offered = z.input<typeof OfferedReading>

const titles = Object.fromEntries(
  categories.flatMap(({ slug, regulated }) => (regulated === 'none' ? [] : [[slug, regulated]])),
)

const readerOf = (ports: Ports, { id, personId, languages }: OwnExpertRow) => {
  const now = ports.clock.now()
  return { id, personId, languages, now, today: serviceDay(now), titles }
}

export async function secondReading(ports: Ports, actor: Person, { locale }: { locale: Locale }): Promise<Offered> {
  const expert = await ownExpert(ports.db, actor)
  return offered(ports, ports.db, expert, locale)
}

/** Takes one, unless one is taken already. */
export async function takeSecondReading(ports: Ports, actor: Person, { locale }: { locale: Locale }): Promise<Offered> {
  const expert = await ownExpert(ports.db, actor)
  return ports.transact(async (tx) => {
    const reader = readerOf(ports, expert)
    if (!(await store.takenBy(tx, expert.id, reader.now))) {
      const next = await store.lockOldestReadable(tx, reader)
      const until = new Date(reader.now.getTime() + readerHours * 3_600_000)
      if (next) await store.takeReading(tx, next.id, expert.id, until)
    }
    return offered(ports, tx, expert, locale)
  })
}

/**
 * @throws Refusal `reading_gone` for one that is not, or no longer, this reader's; InvalidInput where the author would
 *   learn from the text who has read
 */
export async function gradeSecondReading(
  ports: Ports,
  actor: Person,
  { id, grades, comment }: { id: string; grades: Grades; comment: string },
) {
  const expert = await ownExpert(ports.db, actor)
  const own = await identifiersById(ports.db, actor.personId)
  if (namesItsWriter(comment, { ...namesOnly(expert.firstName, expert.lastName), email: own?.email ?? null }))
    throw new InvalidInput([{ field: 'comment', code: 'names_reader' }])
  return ports.transact(async (tx) => {
    const written = { id, readerId: expert.id, at: ports.clock.now(), grades, comment }
    if (!(await store.writeGrades(tx, written))) throw new Refusal('reading_gone', 409)
    return { id }
  })
}

/** Whether a text has the name of whoever wrote it, in any spelling of its letters, or their address. */
function namesItsWriter(text: string, who: PersonIdentifiers): boolean {
  const words = (said: string) => fold(said).replace(/[^\p{L}\p{N}]+/gu, ' ')
  const whole = [who.firstName, who.lastName].map((name) => words(name ?? '').trim()).filter(Boolean)
  const folded = ` ${words(text)} `
  const inOrder = [whole.join(' '), [...whole].reverse().join(' ')].some((name) => folded.includes(` ${name} `))
  return inOrder || createScrubber(who)(text) !== text
}

async function offered(ports: Ports, db: Db | Tx, expert: OwnExpertRow, locale: Locale): Promise<Offered> {
  const reader = readerOf(ports, expert)
  const [taken, waiting] = await Promise.all([
    store.takenBy(db, expert.id, reader.now),
    store.countReadable(db, reader),
  ])
  return { reading: taken ? await answerToRead(db, taken, locale) : null, waiting }
}

type Taken = NonNullable<Awaited<ReturnType<typeof store.takenBy>>>

/** Question and answer without what identifies the client or the author. */
async function answerToRead(db: Db, taken: Taken, locale: Locale): Promise<z.input<typeof AnswerToRead>> {
  const [client, author] = await Promise.all([identifiersById(db, taken.personId), expertById(db, taken.authorId)])
  const names = author ? [`${author.firstName} ${author.lastName}`, author.traderName] : []
  const scrubs = [
    ...(client ? [createScrubber(client)] : []),
    ...(author ? [createScrubber(namesOnly(author.firstName, author.lastName))] : []),
  ]
  const masked = (text: string) => {
    const unnamed = names.reduce((left: string, name) => (name ? left.replaceAll(name, '…') : left), text)
    const scrubbed = scrubs.reduce((left, scrub) => scrub(left), unnamed)
    return anonymizedText(redact(scrubbed, () => '••••'))
  }
  const answer = taken.content?.answer
  const parts = answer
    ? sections
        .map((section) => ({ section, text: masked(sectionForReader(taken.locale, answer[section])) }))
        .filter(({ text }) => text !== '')
    : []
  return {
    id: taken.id,
    category: namedCategory(taken, locale),
    locale: taken.locale,
    question: masked(taken.body),
    parts,
    until: taken.readerUntil ?? new Date(0),
  }
}

const namesOnly = (firstName: string, lastName: string): PersonIdentifiers => ({
  firstName,
  lastName,
  displayName: null,
  email: null,
  phone: null,
  address: null,
})
