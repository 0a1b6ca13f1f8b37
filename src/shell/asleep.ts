/** Told to the window once the page runs. */
export const awakeEvent = 'awake'
/** A script of this type is read by no browser: it waits in the page until `beginAsleep` runs it. */
export const asleepType = 'text/asleep'

/**
 * Stands in the head of every page and is written into it as text: it may use nothing but its arguments.
 *
 * A reading page arrives asleep: a document whose links, forms and disclosures work by themselves. It wakes up (loads
 * the page's scripts) when the browser has nothing else to do, or when somebody touches, types or moves into it. Until
 * then a button that only works with the page running is remembered and pressed again, a question that is sent waits,
 * and what was typed is told to the page. If the scripts do not come, forms are sent as documents send them.
 *
 * From a page that came asleep a link to another reading page stays a link, also once it is awake: the browser may
 * have fetched it ahead.
 */
export function beginAsleep(awake: string, type: string, tokenKey: string, acting: RegExp): void {
  const root = document.documentElement
  if (root.dataset.asleep === undefined) return
  let state: 'asleep' | 'waking' | 'failed' | 'awake' = 'asleep'
  const pressed = new Set<HTMLElement>()
  const typed = new Set<EventTarget>()
  let sent: { form: HTMLFormElement; by: HTMLElement | null } | undefined

  const asleep = () => document.querySelector<HTMLScriptElement>(`script[type="${type}"]`)

  function wake(): void {
    const waiting = asleep()
    if (state !== 'asleep' || !waiting) return
    state = 'waking'
    for (const href of (waiting.dataset.files ?? '').split(' '))
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    run({ text: waiting.text, onerror: sendAsDocument })
  }

  /** Takes it out again at once, where React will compare the page with what it would draw. */
  function run(code: Partial<HTMLScriptElement>): void {
    const script = Object.assign(document.createElement('script'), { type: 'module' }, code)
    document.body.append(script)
    script.remove()
  }

  function sendAsDocument(): void {
    if (state !== 'waking') return
    state = 'failed'
    sent?.form.submit()
  }

  const idle = () =>
    new Promise((resolve) => ('requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve, 50)))
  /** One file after the other, each when nothing else is to be done: no long pause for whoever scrolls meanwhile. */
  async function wakeGently(): Promise<void> {
    const files = (asleep()?.dataset.files ?? '').split(' ').filter((file) => !file.includes('/entry.client'))
    for (const file of files) {
      await idle()
      if (state !== 'asleep') return
      await new Promise((done) => run({ src: file, onload: done, onerror: done }))
    }
    await idle()
    wake()
  }
  const known = () => {
    try {
      return localStorage.getItem(tokenKey) !== null
    } catch {
      return false
    }
  }
  // A first visit to the home page may still be led to the other language: not when one has begun to read.
  // Whoever agreed to be counted is counted, also where nothing is touched.
  const soon = () => known() || root.dataset.arriving !== undefined || root.dataset.consent === 'accepted'
  addEventListener('load', () => setTimeout(wakeGently, soon() ? 0 : 6000))
  const touched = () => (document.readyState === 'loading' ? addEventListener('DOMContentLoaded', wake) : wake())
  for (const sign of ['pointerdown', 'keydown', 'touchstart', 'focusin'])
    addEventListener(sign, touched, { capture: true, passive: true })

  addEventListener('click', onClick, true)
  function onClick(event: MouseEvent): void {
    const at = event.target instanceof Element ? event.target.closest<HTMLElement>('a[href],button') : null
    if (at instanceof HTMLButtonElement) {
      if (state !== 'awake' && !(at.type === 'submit' && at.form)) pressed.add(at)
      return
    }
    if (state !== 'awake' || !(at instanceof HTMLAnchorElement)) return
    const other = event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || at.target
    const acts = at.dataset.locale || at.ariaHasPopup
    const here = at.origin !== location.origin || at.pathname === location.pathname || acts
    // Hidden from the router, so that the browser follows it.
    if (!other && !here && !acting.test(at.pathname)) event.stopPropagation()
  }

  addEventListener(
    'input',
    ({ target }) => {
      if (state !== 'awake' && target) typed.add(target)
    },
    true,
  )
  addEventListener(
    'submit',
    (event) => {
      const form = event.target
      const able = state === 'awake' || state === 'failed'
      if (able || !(form instanceof HTMLFormElement) || form.method !== 'post') return
      event.preventDefault()
      const again = sent !== undefined
      sent = { form, by: event.submitter }
      event.submitter?.setAttribute('aria-busy', 'true')
      wake()
      if (!again) setTimeout(sendAsDocument, 10_000)
    },
    true,
  )

  addEventListener(
    awake,
    () => {
      state = 'awake'
      delete root.dataset.asleep
      // After what the page still has to draw once it knows what was typed.
      setTimeout(() => {
        for (const field of typed) field.dispatchEvent(new Event('input', { bubbles: true }))
        for (const button of pressed) if (button.isConnected) button.click()
        sent?.by?.removeAttribute('aria-busy')
        if (sent?.form.isConnected) sent.form.requestSubmit(sent.by)
      })
    },
    { once: true },
  )
}
