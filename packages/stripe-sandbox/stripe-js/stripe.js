// @ts-check
/** The sandbox's Stripe.js, a module that a page loads in place of https://js.stripe.com: it sets `window.Stripe`. */
import { openChallenge } from './challenge.js'
import { createStripe } from './contract.js'
import { messagesIn } from './messages.js'
import { drawPaymentElement } from './payment-element.js'

const url = new URL('..', import.meta.url).href.replace(/\/$/, '')

/** @param {string} publishableKey @param {{ locale?: string }} [options] */
function Stripe(publishableKey, { locale } = {}) {
  const words = messagesIn(locale)
  return createStripe({
    url,
    publishableKey,
    drawForm: drawPaymentElement(words),
    challenge: openChallenge(words),
    leave: (page) => {
      location.assign(page)
      return new Promise(() => {})
    },
  })
}

Object.assign(window, { Stripe: Object.assign(Stripe, { version: 'endive' }) })
