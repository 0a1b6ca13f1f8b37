/** The tag manager in the page: loaded once, and only ever called after consent. */
type Page = {
  dataLayer?: Record<string, unknown>[]
  document: Pick<Document, 'createElement'> & { body: Pick<HTMLElement, 'append'> }
}

export const dataLayer = 'dataLayer'

export function startTagManager(id: string, page: Page = window as Page, now = Date.now()): void {
  if (page.dataLayer) return
  page.dataLayer = [{ event: 'gtm.js', 'gtm.start': now }]
  const src = `https://www.googletagmanager.com/gtm.js?id=${id}&l=${dataLayer}`
  page.document.body.append(Object.assign(page.document.createElement('script'), { src, async: true }))
}

export const isMeasuring = (page: Page = window as Page) => page.dataLayer !== undefined

/** Without the tag manager an event is dropped, not kept for later. */
function push(page: Page, event: Record<string, unknown>): void {
  page.dataLayer?.push(event)
}

export function trackView(path: string, name: string, page: Page = window as Page): void {
  push(page, { event: 'content-view', 'content-name': path, 'content-view-name': name })
}

type Interaction = {
  event?: string
  target?: string
  action?: string
  value?: unknown
  interactionType?: boolean
  targetProperties?: unknown
}

export function trackEvent(given: Interaction, page: Page = window as Page): void {
  const { event = 'interaction', target, action, value, interactionType = false, targetProperties } = given
  push(page, {
    event,
    target,
    action,
    'target-properties': targetProperties,
    value,
    'interaction-type': interactionType,
  })
}
