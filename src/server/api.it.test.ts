import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { house, openHouse } from './testing.ts'

openHouse()

it('answers in its own words where the API has no such address, also below the pages of the house', async () => {
  const pages = new Hono().route('/api', house.api)
  pages.all('*', (c) => c.html('a page'))
  for (const method of ['GET', 'POST']) {
    const answer = await pages.request('/api/nowhere', { method })
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/)
    expect(await answer.json()).toMatchObject({ code: 'not_found', retry: false })
  }
})
