import { replayEarlySubmits } from '../head/early-acts.ts'

/** Brings a part of the page to life; resolves once it answers to whoever uses it. */
export type Mount<Data = never> = (part: HTMLElement, data: Data) => void | Promise<void>
export type Modules = Readonly<Record<string, () => Promise<{ mount: Mount }>>>

const signs = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'input'] as const

/** Loads the module of each part of this page (`island.tsx`) when it is wanted. */
export function mountIslands(modules: Modules): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-island]')) {
    let begun = false
    const begin = () => {
      if (begun) return
      begun = true
      void bring(part, modules)
    }
    if (part.dataset.when === 'load' || isTouched(part)) begin()
    else for (const sign of signs) part.addEventListener(sign, begin, { once: true, passive: true })
    part.addEventListener('mount', begin, { once: true })
  }
}

/** Somebody was quicker than this script: they stand in it, have typed, pressed or sent something. */
function isTouched(part: HTMLElement): boolean {
  if (part.contains(document.activeElement) || part.querySelector('[data-pressed],[data-sent]')) return true
  return typedIn(part).length > 0
}

const typedIn = (part: HTMLElement) =>
  [...part.querySelectorAll<HTMLInputElement>('input,textarea')].filter((field) => field.value !== field.defaultValue)

async function bring(part: HTMLElement, modules: Modules): Promise<void> {
  const name = part.dataset.island ?? ''
  const data = part.nextElementSibling?.textContent ?? 'null'
  try {
    const { mount } = await (modules[name] ?? missing)()
    const typed = typedIn(part)
    await mount(part, JSON.parse(data) as never)
    part.dataset.mounted = ''
    // After what the part still has to draw once it knows what was typed.
    setTimeout(() => doHeld(part, typed))
  } catch (error) {
    reportError(error)
    document.documentElement.dataset.scriptless = ''
    replayEarlySubmits()
  }
}

const missing = () => Promise.reject(new Error('No module has this name.'))

/** What was typed, pressed and sent before the part had come to life. */
function doHeld(part: HTMLElement, typed: readonly HTMLElement[]): void {
  for (const field of typed) field.dispatchEvent(new Event('input', { bubbles: true }))
  for (const button of part.querySelectorAll<HTMLElement>('[data-pressed]')) {
    delete button.dataset.pressed
    button.click()
  }
  for (const form of part.querySelectorAll<HTMLFormElement>('form[data-sent]')) {
    delete form.dataset.sent
    for (const button of form.querySelectorAll('[type=submit][aria-busy]')) button.removeAttribute('aria-busy')
    form.requestSubmit()
  }
}
