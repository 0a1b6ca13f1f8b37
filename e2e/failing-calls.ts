import type { Locator, Route } from '@playwright/test'

/** The ways in which a call fails, and whether what the page then says reaches everybody. */

export const problem =
  (status: number, code: string, retry = false) =>
  (route: Route) =>
    route.fulfill({
      status,
      contentType: 'application/problem+json',
      body: JSON.stringify({ type: 'about:blank', title: 'Refused', status, code, retry, requestId: 'journey' }),
    })

export const broken = {
  'the server fails': problem(500, 'internal_error'),
  'the answer cannot be read': (route: Route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: '{"id":' }),
  'the connection breaks': (route: Route) => route.abort('connectionreset'),
}

export const bank = (code: string) => (route: Route) =>
  route.fulfill({ status: 402, contentType: 'application/json', body: JSON.stringify({ error: { code } }) })

/** Tied to a field that says it is wrong, or spoken as it appears; behind an open dialog nothing is heard. */
export const isHeard = (message: Locator, sentence: string) =>
  message.evaluate((element, said) => {
    if (element.closest('[role=alert], [role=status], [aria-live]')) return true
    // A document that has just come is read from its title on.
    const [loaded] = performance.getEntriesByType('navigation')
    if (element.closest('main[data-failed]') && loaded?.name === location.href) return true
    const id = element.closest('[id]')?.id
    const field = id ? document.querySelector(`[aria-describedby~="${CSS.escape(id)}"]`) : null
    if (field?.getAttribute('aria-invalid') === 'true') return true
    if (document.querySelector('dialog:modal')) return false
    return (document.getElementById('announcer')?.textContent ?? '').includes(said)
  }, sentence)
