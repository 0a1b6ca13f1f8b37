import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { makePayable } from '../../../../test/fixtures/payable-expert.ts'
import { asRead, expert, setUpTestApp, testApp, visitor } from '../../../../test/harness/test-app.ts'
import { askQuestion, heldOrder } from '../../../../test/scenarios/main-path.ts'
import { createAccount } from '../../../accounts/server/people.ts'
import type { Person } from '../../../api/actor.ts'
import { recordEarning } from '../../../billing/payouts/server/earnings.ts'
import { markPaid, preparePayouts } from '../../../billing/payouts/server/payouts.ts'
import { timeView } from './move-time.ts'

setUpTestApp()

const clientOf = async (questionId: string) =>
  (
    await testApp.ports.db
      .selectFrom('question')
      .select('personId')
      .where('id', '=', questionId)
      .executeTakeFirstOrThrow()
  ).personId
const happenedTo = async (personId: string) =>
  (await timeView(testApp.ports, { kind: 'person', personId } as Person)).happened

it('shows own letters with links that work, nobody else’s, and none that was emptied', async () => {
  const { id } = await heldOrder()
  const other = await heldOrder()
  const [own, stranger] = [await clientOf(id), await clientOf(other.id)]
  const lettersTo = (personId: string) =>
    testApp.ports.db.selectFrom('mail_outbox').selectAll().where('personId', '=', personId).execute()
  const stored = await lettersTo(own)
  const sealed = stored.find(
    ({ template, state, secrets }) => state === 'kept' && secrets !== null && !template.startsWith('accounts.'),
  )
  if (!sealed) throw new Error('no letter holds a link that lets its reader in')
  expect(sealed.text).toContain('sealed.')
  const shown = await happenedTo(own)
  const letter = shown.find((one) => one.id === sealed.id)
  expect(letter).toMatchObject({ kind: 'letter', text: asRead(sealed).text })
  expect(JSON.stringify(shown)).not.toContain('sealed.')
  for (const { id: foreign } of await lettersTo(stranger)) expect(shown.map((one) => one.id)).not.toContain(foreign)

  const emptied = { subject: '…', html: '', text: '', secrets: null }
  await testApp.ports.db.updateTable('mail_outbox').set(emptied).where('id', '=', sealed.id).execute()
  expect((await happenedTo(own)).map((one) => one.id)).not.toContain(sealed.id)
})

it('shows of a payout the part for the own answers', async () => {
  const { ports } = testApp
  const helene = await expert({ online: false })
  await makePayable(helene)
  const asked = [await askQuestion(await visitor()), await askQuestion(await visitor())]
  for (const [place, questionId] of asked.entries())
    await ports.transact((tx) =>
      recordEarning(ports, tx, {
        ...{ contributionId: ports.ids.id(), questionId, expertId: helene.expertId, category: 'logement' },
        ...{ amount: place === 0 ? 1800 : 2500, answeredAt: new Date('2026-10-15T10:00:00Z') },
      }),
    )
  const personId = await createAccount(ports, { email: `${randomUUID()}@staff.test`, locale: 'fr', roles: ['owner'] })
  const owner = { kind: 'person', personId } as Person
  await ports.transact(async (tx) => {
    await preparePayouts(ports, tx, owner, '2026-10')
    await markPaid(ports, tx, owner, { period: '2026-10', reference: randomUUID() })
  })
  const transfers = await Promise.all(
    asked.map(async (questionId) => {
      const happened = await happenedTo(await clientOf(questionId))
      return happened.flatMap((entry) => (entry.kind === 'entries' && entry.source === 'payout' ? [entry.lines] : []))
    }),
  )
  expect(transfers.map((own) => own.map((lines) => lines.map(({ amount }) => amount)))).toEqual([
    [[1800, -1800]],
    [[2500, -2500]],
  ])
})

it('counts the questions of a case in which no money has moved', async () => {
  const client = await visitor()
  const viewOf = (personId: string) => timeView(testApp.ports, { kind: 'person', personId } as Person)
  const id = await askQuestion(client)
  const personId = await clientOf(id)
  expect(await viewOf(personId)).toMatchObject({ happened: [], questions: 1 })
  const nobody = await createAccount(testApp.ports, {
    email: `${randomUUID()}@client.test`,
    locale: 'fr',
    roles: ['client'],
  })
  expect(await viewOf(nobody)).toMatchObject({ happened: [], questions: 0 })
})
