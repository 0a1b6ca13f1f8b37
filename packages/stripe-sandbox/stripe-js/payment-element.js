// @ts-check
import { cardFieldErrors, digitsOf, freshTestCard, groupedWhileTyping, offeredTestCards, readExpiry } from './card.js'
import { messagesIn } from './messages.js'

/** @import { Appearance } from '@stripe/stripe-js' */
/** @import { DrawnForm } from './contract.js' */
/** @import { TypedCard } from './card.js' */
/** @import { Messages } from './messages.js' */

/** Names of the rules are those of https://docs.stripe.com/elements/appearance-api */
const style = new CSSStyleSheet()
style.replaceSync(`
:host { display: block }
* { box-sizing: border-box }
.Form { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; font-size: var(--fontSizeBase) }
.full { grid-column: 1 / -1 }
.Field { display: grid; gap: .25rem; align-content: start }
.Label, legend { font-size: .9em; font-weight: 650 }
.Hint { font-size: .9em; color: var(--colorTextSecondary) }
.Input, button { min-height: 44px; font: inherit; color: var(--colorText); border: 1px solid currentColor;
  border-radius: var(--borderRadius) }
.Input { width: 100%; min-height: 48px; padding: .5rem .75rem; background: var(--colorBackground);
  font-variant-numeric: tabular-nums }
.Input[aria-invalid] { border: 2px solid var(--colorDanger) }
.Error { margin: 0; font-size: .9em; font-weight: 600; line-height: 1.4; color: var(--colorDanger) }
.Error:empty { display: none }
:focus-visible { outline: 3px solid var(--colorPrimary); outline-offset: 3px }
fieldset { grid-column: 1 / -1; display: grid; gap: .5rem; min-width: 0; margin: 0; padding: 1rem;
  border: 1px dashed; border-radius: var(--borderRadius) }
legend { padding: 0 .5rem; margin-left: -.5rem }
p { margin: 0 }
.Trials { display: flex; flex-wrap: wrap; gap: .5rem }
button { padding: 0 .75rem; background: none; font-size: .9em; line-height: 1.3; text-align: left; cursor: pointer }
[role=status] { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }`)

/** @param {Appearance} appearance */
function cssOf({ variables = {}, rules = {} }) {
  /** @param {object} declared @param {string} [before] */
  const declarations = (declared, before = '') =>
    Object.entries(declared)
      .map(
        ([name, value]) =>
          `${before}${before ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${value}`,
      )
      .join('; ')
  const ruled = Object.entries(rules).map(([selector, declared]) => `${selector} { ${declarations(declared)} }`)
  return `:host { ${declarations(variables, '--')} } ${ruled.join(' ')}`
}

/** @param {Messages} words */
const markup = (words) => `
<div class="Form">
  <div class="Field full"><label class="Label" for="number">${words.number}</label>
    <input class="Input" id="number" name="number" type="text" inputmode="numeric" autocomplete="cc-number">
    <p class="Error" id="number-error"></p></div>
  <div class="Field"><label class="Label" for="expiry">${words.expiry}</label>
    <span class="Hint" id="expiry-hint">${words.expiryHint}</span>
    <input class="Input" id="expiry" name="expiry" type="text" inputmode="numeric" autocomplete="cc-exp">
    <p class="Error" id="expiry-error"></p></div>
  <div class="Field"><label class="Label" for="cvc">${words.cvc}</label>
    <span class="Hint" id="cvc-hint">${words.cvcHint}</span>
    <input class="Input" id="cvc" name="cvc" type="text" inputmode="numeric" autocomplete="cc-csc">
    <p class="Error" id="cvc-error"></p></div>
  <fieldset class="Block"><legend>${words.trial}</legend><p class="Hint">${words.trialHint}</p>
    <div class="Trials">${Object.entries(words.trials)
      .map(([name, label]) => `<button class="Tab" type="button" value="${name}">${label}</button>`)
      .join('')}</div>
  </fieldset>
  <p role="status"></p>
</div>`

/** What has words of its own in the markup. */
const worded = 'label, legend, button, .Hint, [role=status]'

const fields = /** @type {const} */ (['number', 'expiry', 'cvc'])

/**
 * The Payment Element: the fields of a card, and beside them the test cards of the sandbox. It stands in a shadow root as
 * Stripe's stands in a frame: the page reads nothing of it and styles it by its appearance only. A fresh test card is
 * filled in.
 * @param {Messages} first the words until another language is asked for
 * @returns {(place: HTMLElement | string, options: { appearance?: Appearance }) => DrawnForm}
 */
export const drawPaymentElement = (first) => (place, options) => {
  let words = first
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'open' })
  const look = new CSSStyleSheet()
  look.replaceSync(cssOf(options.appearance ?? {}))
  root.adoptedStyleSheets = [style, look]
  root.innerHTML = markup(words)
  /** @param {keyof TypedCard} name */
  const input = (name) => /** @type {HTMLInputElement} */ (root.getElementById(name))

  /** @param {keyof TypedCard} name @param {string} [message] */
  function complain(name, message = '') {
    const error = /** @type {HTMLElement} */ (root.getElementById(`${name}-error`))
    error.textContent = message
    input(name).toggleAttribute('aria-invalid', message !== '')
    if (message) input(name).setAttribute('aria-invalid', 'true')
    const described = [root.getElementById(`${name}-hint`)?.id, message && error.id].filter(Boolean).join(' ')
    if (described) input(name).setAttribute('aria-describedby', described)
    else input(name).removeAttribute('aria-describedby')
  }

  /** What was typed stays; an error is said again when the form is sent. @param {Messages} spoken */
  function speak(spoken) {
    if (spoken === words) return
    words = spoken
    const drawn = document.createElement('template')
    drawn.innerHTML = markup(words)
    const texts = root.querySelectorAll(worded)
    drawn.content.querySelectorAll(worded).forEach((text, at) => {
      const own = texts[at]
      if (own) own.textContent = text.textContent
    })
    for (const name of fields) complain(name)
  }

  /** @param {TypedCard} card */
  function fill(card) {
    for (const name of fields) {
      input(name).value = card[name]
      complain(name)
    }
  }

  for (const name of fields) {
    input(name).addEventListener('input', () => complain(name))
    // A key in a frame does not reach the form around it: Stripe.js sends that form.
    input(name).addEventListener('keydown', (event) => {
      if (event.key === 'Enter') host.closest('form')?.requestSubmit()
    })
  }
  input('number').addEventListener('input', () => {
    const number = input('number')
    const { text, caret } = groupedWhileTyping(number.value, number.selectionStart ?? number.value.length)
    number.value = text
    number.setSelectionRange(caret, caret)
  })
  for (const button of root.querySelectorAll('button'))
    button.addEventListener('click', () => {
      const card = freshTestCard(Math.random, new Date())
      const number = offeredTestCards[/** @type {keyof typeof offeredTestCards} */ (button.value)]
      fill(number ? { ...card, number } : card)
      const said = /** @type {HTMLElement} */ (root.querySelector('[role=status]'))
      said.textContent = words.chosen(button.textContent ?? '')
    })
  fill(freshTestCard(Math.random, new Date()))
  const parent = typeof place === 'string' ? document.querySelector(place) : place
  parent?.append(host)

  return {
    read() {
      const typed = { number: input('number').value, expiry: input('expiry').value, cvc: input('cvc').value }
      const faults = cardFieldErrors(typed, new Date())
      for (const name of fields) complain(name)
      for (const { field, code } of faults) complain(field, words.faults[code])
      const [first] = faults
      if (first) {
        input(first.field).focus()
        return { error: { code: first.code, message: words.faults[first.code] } }
      }
      const expiry = readExpiry(typed.expiry)
      const date = { expMonth: String(expiry?.month), expYear: String(expiry?.year) }
      return { card: { number: digitsOf(typed.number), cvc: typed.cvc.trim(), ...date } }
    },
    update({ appearance, locale }) {
      if (appearance) look.replaceSync(cssOf(appearance))
      if (locale) speak(messagesIn(locale))
    },
    remove: () => host.remove(),
  }
}
