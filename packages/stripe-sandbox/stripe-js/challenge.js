// @ts-check
/** @import { Messages } from './messages.js' */

const style = new CSSStyleSheet()
style.replaceSync(`
dialog { color-scheme: light dark; box-sizing: border-box; width: min(30rem, calc(100vw - 1.5rem)); height: min(32rem, calc(100dvh - 1.5rem));
  padding: 0; border: 1px solid GrayText; border-radius: .75rem; background: Canvas; overflow: hidden }
dialog[open] { display: grid; grid-template-rows: auto 1fr }
@media (min-width: 30rem) { dialog { height: min(26rem, calc(100dvh - 1.5rem)) } }
dialog::backdrop { background: rgb(0 0 0 / .55) }
header { display: grid; border-bottom: 1px solid color-mix(in srgb, CanvasText 25%, Canvas) }
button { justify-self: end; min-width: 2.75rem; min-height: 2.75rem; margin: .25rem; padding: 0 .75rem; border: 0;
  border-radius: .5rem; background: none; color: CanvasText; font: inherit; text-decoration: underline; cursor: pointer }
button:focus-visible { outline: 3px solid Highlight; outline-offset: -2px }
iframe { width: 100%; height: 100%; border: 0 }`)

/**
 * The bank's page in a dialog over the shop's, as Stripe.js shows it: until its holder has decided, or has closed it.
 * @param {Messages} words
 * @returns {(page: string, isOver: () => Promise<boolean>) => Promise<void>}
 */
export const openChallenge = (words) => (page, isOver) =>
  new Promise((resolve) => {
    const host = document.createElement('div')
    const root = host.attachShadow({ mode: 'open' })
    root.adoptedStyleSheets = [style]
    const dialog = document.createElement('dialog')
    dialog.setAttribute('aria-label', words.bank)
    const close = document.createElement('button')
    close.type = 'button'
    close.textContent = words.close
    close.addEventListener('click', () => dialog.close())
    const frame = document.createElement('iframe')
    frame.title = words.bank
    const address = new URL(page)
    address.searchParams.set('framed', 'yes')
    frame.src = address.href
    let loads = 0
    frame.addEventListener('load', async () => {
      loads += 1
      // The page asks; what comes after it follows an answer, or « close ».
      if (loads > 1 || (await isOver())) dialog.close()
    })
    dialog.addEventListener('close', () => {
      host.remove()
      resolve()
    })
    const head = document.createElement('header')
    head.append(close)
    dialog.append(head, frame)
    root.append(dialog)
    document.body.append(host)
    dialog.showModal()
  })
