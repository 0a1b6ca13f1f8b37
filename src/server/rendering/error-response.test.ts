import { describe, expect, it } from 'vitest'
import { errorDocument, negotiateErrorResponse } from './error-response.ts'

const asks = (path: string, accept: string) => new Request(`https://clairavis.test${path}`, { headers: { accept } })
const page = (status: number) =>
  new Response('<h1>', { status, headers: { 'content-type': 'text/html; charset=utf-8' } })

describe('a failure of a page', () => {
  it('is JSON for whoever wants JSON', async () => {
    const answer = negotiateErrorResponse(asks('/fr/nulle-part?page=2', 'application/json'), page(404))
    expect(answer.status).toBe(404)
    expect(await answer.json()).toEqual({
      error: true,
      url: '/fr/nulle-part?page=2',
      statusCode: 404,
      statusMessage: 'Page not found: /fr/nulle-part?page=2',
      message: 'Page not found: /fr/nulle-part?page=2',
    })
    const broken = await negotiateErrorResponse(asks('/en', 'application/problem+json'), page(503)).json()
    expect(broken).toMatchObject({ statusCode: 503, message: 'Internal Server Error' })
  })
  it('stays the page for whoever reads pages, and a page that did not fail stays too', () => {
    for (const [accept, status] of [
      ['text/html,application/json;q=0.5', 404],
      ['*/*', 500],
      ['application/json', 200],
    ] as const) {
      const answer = page(status)
      expect(negotiateErrorResponse(asks('/fr', accept), answer)).toBe(answer)
    }
  })
  it('is never bare text: the last resort is a page in the reader’s language', async () => {
    const bare = new Response('Unexpected Server Error', { status: 500, headers: { 'content-type': 'text/plain' } })
    const answer = negotiateErrorResponse(asks('/en/faq', 'text/html'), bare)
    expect(answer.status).toBe(500)
    const html = await answer.text()
    expect(html).toContain('<html lang="en">')
    expect(html).toContain('<title>500 - Internal Server Error | ')
    expect(html).toContain('Something broke on our side.')
    expect(await errorDocument(new URL('https://clairavis.test/fr'), 503).text()).toContain('de notre côté')
  })
  it('never writes an address as markup', async () => {
    const html = await errorDocument(new URL('https://clairavis.test/fr/x?a="><img>&b'), 404).text()
    expect(html).not.toContain('<img')
    expect(html).not.toMatch(/href="[^"]*"><img/)
  })
  it('leaves the data of a page to the router', () => {
    const answer = new Response('x', { status: 500 })
    expect(negotiateErrorResponse(asks('/fr/faq.data', '*/*'), answer)).toBe(answer)
  })
})
