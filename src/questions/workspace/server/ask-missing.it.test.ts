import { expect, test } from 'vitest'
import { capturedOrder, setUpPaymentTestKit, testDb } from '../../../../test/harness/payment-test-kit.ts'
import { testApp } from '../../../../test/harness/test-app.ts'
import { putBrief } from '../../server/brief-store.ts'
import { askMissing } from '../ask-missing.ts'

setUpPaymentTestKit()

const brief = { title: '', summary: '', facts: [], dates: [], redFlags: [] }

test('what is missing is asked in the client’s language, without remarks for the expert', async () => {
  const { helene, id } = await capturedOrder()
  await testDb().updateTable('question').set({ locale: 'en' }).where('id', '=', id).execute()
  const data = {
    ...brief,
    missing: ['When did you hand back the keys? (not said)', 'Do you have the lease (the contract)?'],
  }
  const other = {
    ...brief,
    missing: ['Quand avez-vous rendu les clés ? (non précisé)', 'Avez-vous le bail (le contrat) ?'],
  }
  await testApp.ports.transact((tx) => putBrief(tx, id, { data, other }, testApp.clock.now()))
  const { body } = await helene.get(`/desk/questions/${id}?locale=fr`)
  expect(body).toMatchObject({ locale: 'en', briefLocale: 'fr', brief: { missing: other.missing } })
  expect(askMissing(body.locale, body.missingForClient).split('\n').slice(1)).toEqual([
    '- When did you hand back the keys?',
    '- Do you have the lease (the contract)?',
  ])
  expect(askMissing('en', [])).toMatch(/^So that I can answer/)
})
