import { describe, expect, it } from 'vitest'
import { type Caller, expert, setUpTestApp, testApp } from '../../../../test/harness/test-app.ts'
import { acceptAs, answerAs, heldOrder } from '../../../../test/scenarios/main-path.ts'
import { member } from '../../../admin/server/testing.ts'

setUpTestApp({ SECOND_READING_SHARE: '100' }, { emptied: true })

type Expert = Awaited<ReturnType<typeof expert>>

const law = { categories: ['logement'], regulated: 'law' as const }
const grades = { correct: 'yes', complete: 'partly', clear: 'yes', sourced: 'no' }
const comment = 'La réponse est juste, mais le délai de prescription manque.'

/** An answer by one expert; its reader comes online afterwards, so that the question goes to the author. */
async function answered() {
  const author = await expert(law)
  const order = await heldOrder()
  await answerAs(author, order.id, await acceptAs(author, order.id))
  await testApp.settle()
  return { author, ...order }
}
const take = async (reader: Caller) => (await reader.post('/desk/second-reading/take', { locale: 'fr' })).body
const waiting = async (reader: Caller) => (await reader.get('/desk/second-reading?locale=fr')).body.waiting
const grade = (reader: Caller, id: string, more: object = {}) =>
  reader.post('/desk/second-reading/grade', { id, grades, comment, ...more })
const rows = () => testApp.ports.db.selectFrom('second_reading').selectAll().execute()

describe('the second reading', () => {
  it('gives a colleague the answer without its author and client, and the author the words without the reader', async () => {
    const { author, client, id } = await answered()
    const { db } = testApp.ports
    const { id: personId } = (await client.get('/me')).body
    await db
      .updateTable('person')
      .set({ firstName: 'Claire', lastName: 'Delaunay' })
      .where('id', '=', personId)
      .execute()
    const written = await db.selectFrom('question').select('body').where('id', '=', id).executeTakeFirstOrThrow()
    const body = `${written.body} Claire Delaunay, 06 12 34 56 78, claire@client.test.`
    await db.updateTable('question').set({ body }).where('id', '=', id).execute()
    const reader = await expert(law)
    await db
      .updateTable('expert')
      .set({ firstName: 'Zénobie', lastName: 'Quintard' })
      .where('id', '=', reader.expertId)
      .execute()
    expect(await waiting(reader)).toBe(1)
    const { reading } = await take(reader)
    expect(reading.parts.map(({ section }: { section: string }) => section)).toContain('short')
    expect(reading.question).toContain('dépôt de garantie')
    const shown = JSON.stringify(reading)
    for (const hidden of ['Delaunay', '06 12', 'claire@', id, author.expertId, personId])
      expect(shown).not.toContain(hidden)
    const name = await db
      .selectFrom('expert')
      .select('lastName')
      .where('id', '=', author.expertId)
      .executeTakeFirstOrThrow()
    expect(shown).not.toContain(name.lastName)
    expect(reading.parts.find(({ section }: { section: string }) => section === 'deadlines').text).toBe(
      '12 décembre 2026. Une majoration de plus',
    )
    const { email } = (await reader.get('/me')).body
    for (const signed of ['Zénobie Quintard', 'zenobie quintard', 'QUINTARD Zénobie', 'M. Quintard', email]) {
      const refused = await grade(reader, reading.id, { comment: `${comment} ${signed}, avocate.` })
      expect([refused.status, refused.body.errors], signed).toEqual([422, [{ field: 'comment', code: 'names_reader' }]])
    }
    expect((await grade(reader, reading.id)).status).toBe(200)
    expect((await grade(reader, reading.id)).body.code).toBe('reading_gone')
    const { secondReadings } = (await author.get('/me/figures')).body
    expect(secondReadings).toMatchObject({ count: 1, latest: [{ questionId: id, grades, comment }] })
    expect(secondReadings.marks.complete).toEqual({ yes: 0, partly: 1, no: 0 })
    const toldAuthor = JSON.stringify((await author.get('/me/figures')).body)
    for (const hidden of ['Quintard', reader.expertId, reader.personId]) expect(toldAuthor).not.toContain(hidden)
  })

  it('changes neither the ranking nor what is paid', async () => {
    const { author } = await answered()
    const of = ({ expertId }: Expert) =>
      testApp.ports.db
        .selectFrom('expert')
        .select(['qualityMean', 'qualityCount', 'responseSeconds'])
        .where('id', '=', expertId)
        .executeTakeFirstOrThrow()
    const due = () => testApp.ports.db.selectFrom('expert_due').selectAll().execute()
    const reader = await expert(law)
    const before = [await of(author), await of(reader), await due(), (await author.get('/me/figures')).body.weights]
    const { reading } = await take(reader)
    await grade(reader, reading.id, { grades: { correct: 'no', complete: 'no', clear: 'no', sourced: 'no' } })
    expect([await of(author), await of(reader), await due(), (await author.get('/me/figures')).body.weights]).toEqual(
      before,
    )
  })

  it('is nobody’s who wrote the answer, worked on it, asked the question, or whom its client does not want', async () => {
    const { author, client, id } = await answered()
    const { db, clock } = testApp.ports
    expect(await waiting(author)).toBe(0)
    expect((await take(author)).reading).toBe(null)
    const [worked, asked, stopped, free] = [await expert(law), await expert(law), await expert(law), await expert(law)]
    const lease = {
      questionId: id,
      token: 900,
      kind: 'work',
      grantedAt: clock.now(),
      expiresAt: null,
      score: null,
    } as const
    const over = { endedAt: clock.now(), outcome: 'give_up', fee: null }
    await db
      .insertInto('lease')
      .values({ ...lease, ...over, expertId: worked.expertId })
      .execute()
    const { id: personId } = (await client.get('/me')).body
    await db.insertInto('expert_stop').values({ personId, expertId: stopped.expertId, since: clock.now() }).execute()
    expect([await waiting(worked), await waiting(stopped), await waiting(free)]).toEqual([0, 0, 1])
    await db.updateTable('question').set({ personId: asked.personId }).where('id', '=', id).execute()
    expect(await waiting(asked)).toBe(0)
  })

  it('takes somebody of the category, with its title, who reads the language', async () => {
    await answered()
    const [other, untitled, english] = [
      await expert({ categories: ['animaux'] }),
      await expert({ categories: ['logement'], regulated: 'finance' }),
      await expert(law),
    ]
    await testApp.ports.db
      .updateTable('expert')
      .set({ languages: ['en'] })
      .where('id', '=', english.expertId)
      .execute()
    expect([await waiting(other), await waiting(untitled), await waiting(english)]).toEqual([0, 0, 0])
  })

  it('is one reader’s for two days, then another’s, and nobody chooses which', async () => {
    await answered()
    const [first, second] = [await expert(law), await expert(law)]
    const both = await Promise.all([take(first), take(second)])
    const taken = both.filter(({ reading }) => reading !== null)
    expect(taken).toHaveLength(1)
    const [slow, quick] = both[0].reading ? [first, second] : [second, first]
    const { id } = taken[0].reading
    expect((await grade(quick, id)).body.code).toBe('reading_gone')
    expect((await take(slow)).reading.id).toBe(id)
    // Two days later, without the end of the sessions in between.
    const over = testApp.clock.now()
    expect(((await rows())[0]?.readerUntil?.getTime() ?? 0) - over.getTime()).toBe(48 * 3_600_000)
    await testApp.ports.db.updateTable('second_reading').set({ readerUntil: over }).execute()
    expect((await grade(slow, id)).body.code).toBe('reading_gone')
    expect((await take(quick)).reading.id).toBe(id)
    expect((await grade(quick, id, { comment: 'Non.' })).status).toBe(422)
    expect((await grade(quick, id)).status).toBe(200)
  })

  it('is read by the staff that looks after experts', async () => {
    const { author } = await answered()
    const reader = await expert(law)
    await grade(reader, (await take(reader)).reading.id)
    const { readings } = (await (await member('compliance')).get('/admin/second-readings?locale=fr')).body
    expect(readings).toMatchObject([
      { author: { id: author.expertId }, reader: { id: reader.expertId }, grades, comment },
    ])
    expect((await (await member('support')).get('/admin/second-readings?locale=fr')).body.code).toBe('right_missing')
  })

  it('is withdrawn by the staff where the client objects', async () => {
    const { id } = await answered()
    const reader = await expert(law)
    const { reading } = await take(reader)
    const staff = await member('compliance')
    const reason = 'Le client s’y oppose, par e-mail.'
    expect((await staff.post(`/admin/questions/${id}/withdraw-reading`, { reason })).status).toBe(200)
    expect(await rows()).toEqual([])
    expect((await grade(reader, reading.id)).body.code).toBe('reading_gone')
    expect((await staff.post(`/admin/questions/${id}/withdraw-reading`, { reason })).body.code).toBe('reading_gone')
  })

  it('goes with the texts of its question, and with an author who leaves before it was read', async () => {
    const { client } = await answered()
    expect(await rows()).toHaveLength(1)
    const { status } = await client.post('/me/erasure', { word: 'EFFACER', locale: 'fr' })
    if (status === 200) await testApp.settle()
    else throw new Error(`erasure ${status}`)
    expect(await rows()).toEqual([])
  })
})

describe('an answer', () => {
  it('is not drawn where the share is nothing, and drawn once where it is all', async () => {
    await answered()
    expect(await rows()).toHaveLength(1)
    Object.assign(testApp.ports.config, { SECOND_READING_SHARE: 0 })
    await answered()
    expect(await rows()).toHaveLength(1)
  })
})
