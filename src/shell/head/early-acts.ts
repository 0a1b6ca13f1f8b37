/** On a slow line a part of the page may take long to come; after this a form is sent as documents send it. */
const patience = 10_000

/** The part around an element that its module has not brought to life yet (`reading/island.tsx`). */
const stillOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-island]:not([data-mounted])') : null

/**
 * Runs in the head: what is pressed or sent in a part of the page before its module has come is marked, and done once it
 * has (`reading/mount.ts`). A form that waits in vain is sent as documents send it.
 */
export function queueEarlySubmits(): void {
  addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null
      if (button && stillOf(button) && !(button.type === 'submit' && button.form)) button.dataset.pressed = ''
    },
    true,
  )
  addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement
      const scriptless = 'scriptless' in document.documentElement.dataset
      if (form.method !== 'post' || !stillOf(form) || (scriptless && !isCutOff())) return
      event.preventDefault()
      event.submitter?.setAttribute('aria-busy', 'true')
      if (form.dataset.sent === undefined) setTimeout(replayEarlySubmits, patience)
      form.dataset.sent = ''
    },
    true,
  )
  // The modules of a page that cannot be loaded never bring it to life.
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement)) return
      document.documentElement.dataset.scriptless = ''
      replayEarlySubmits()
    },
    true,
  )
}

/** Without a network, and without a worker that has a page for it, the browser's own error would take the text away. */
const isCutOff = () => navigator.onLine === false && !navigator.serviceWorker?.controller

/** Sends what waits in a part that is still without its module; once there is a network where nothing else has a page. */
export function replayEarlySubmits(): void {
  if (isCutOff()) {
    addEventListener('online', replayEarlySubmits, { once: true })
    return
  }
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-sent]')) if (stillOf(form)) form.submit()
}
