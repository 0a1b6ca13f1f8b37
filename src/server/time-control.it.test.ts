import { expect, it } from 'vitest'
import { setUpTestApp, testApp } from '../../test/harness/test-app.ts'
import { fr } from '../discover/time/time.text.fr.ts'
import { buildApi } from './api.ts'

setUpTestApp()

const apiWith = (timeControl: typeof testApp.ports.timeControl) =>
  buildApi(
    { ports: { ...testApp.ports, timeControl }, authenticate: async () => ({ kind: 'anyone', address: '' }) },
    async () => ({}),
  )

it('does not exist where time passes by itself: neither the calls nor their description', async () => {
  const api = apiWith(null)
  const to = new Date(testApp.clock.now().getTime() + 60_000).toISOString()
  const headers = { 'content-type': 'application/json' }
  const moved = await api.request('/demonstration/time', { method: 'POST', headers, body: JSON.stringify({ to }) })
  expect([moved.status, (await moved.json()).code]).toEqual([404, 'not_found'])
  expect((await api.request('/demonstration/time')).status).toBe(404)
  const { paths } = await (await api.request('/openapi.json')).json()
  expect(Object.keys(paths)).not.toContain('/demonstration/time')
})

it('moves through each stop in a demonstration, two months at most, and says each refusal', async () => {
  const stops: Date[] = []
  const timeControl = {
    async moveThrough(given: readonly Date[]) {
      stops.push(...given)
    },
    refuseCard: async () => {},
  }
  const api = apiWith(timeControl)
  const move = async (days: number, more = {}) => {
    const to = new Date(testApp.clock.now().getTime() + days * 86_400_000).toISOString()
    const headers = { 'content-type': 'application/json' }
    return api.request('/demonstration/time', { method: 'POST', headers, body: JSON.stringify({ to, ...more }) })
  }
  expect((await move(2)).status).toBe(200)
  expect(stops).toHaveLength(2)
  const refused = await Promise.all([move(63), move(1, { cardRefused: true })])
  const codes = await Promise.all(refused.map(async (answer) => (await answer.json()).code))
  expect(codes).toEqual(['too_far', 'no_card'])
  expect(Object.keys(fr.refusals)).toEqual(expect.arrayContaining(codes))
  expect((await move(-1)).status).toBe(200)
  expect(stops).toHaveLength(2)
})
