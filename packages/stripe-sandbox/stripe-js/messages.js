// @ts-check
/** What the Payment Element of the sandbox says; Stripe's says it in the language of `Stripe(key, { locale })` too. */

const fr = {
  number: 'Numéro de carte',
  expiry: 'Date d’expiration',
  expiryHint: 'MM / AA',
  cvc: 'Code de sécurité',
  cvcHint: '3 chiffres',
  faults: {
    number_missing: 'Ce champ est vide\u00a0: indiquez le numéro de la carte.',
    number_wrong: 'Vérifiez les chiffres\u00a0: ce n’est pas un numéro de carte.',
    expiry_missing: 'Ce champ est vide\u00a0: indiquez le mois et l’année, par exemple 12\u00a0/\u00a028.',
    expiry_wrong: 'Vérifiez la date\u00a0: indiquez le mois et l’année, par exemple 12\u00a0/\u00a028.',
    card_over: 'Cette carte a expiré\u00a0: utilisez-en une autre, ou vérifiez la date.',
    cvc_missing: 'Ce champ est vide\u00a0: indiquez le code de sécurité.',
    cvc_wrong: 'Vérifiez le code\u00a0: les trois chiffres au dos, quatre devant pour American Express.',
  },
  trial: 'Cartes d’essai',
  trialHint:
    'Aucun argent réel. Une carte neuve est déjà remplie\u00a0; essayez-en une autre pour voir ce qui se passe.',
  trials: {
    fresh: 'Une carte acceptée, neuve',
    authenticate: 'La banque demande de confirmer',
    declined: 'Carte refusée',
    noFunds: 'Fonds insuffisants',
    expired: 'Carte expirée',
  },
  /** @param {string} name */
  chosen: (name) => `Carte d’essai remplie\u00a0: ${name}.`,
  bank: 'Confirmation par votre banque',
  close: 'Fermer',
}

/** @type {typeof fr} */
const en = {
  number: 'Card number',
  expiry: 'Expiry date',
  expiryHint: 'MM / YY',
  cvc: 'Security code',
  cvcHint: '3 digits',
  faults: {
    number_missing: 'This field is empty: give the card’s number.',
    number_wrong: 'Check the digits: this is not a card number.',
    expiry_missing: 'This field is empty: give the month and the year, for example 12\u00a0/\u00a028.',
    expiry_wrong: 'Check the date: give the month and the year, for example 12\u00a0/\u00a028.',
    card_over: 'This card has expired: use another one, or check the date.',
    cvc_missing: 'This field is empty: give the security code.',
    cvc_wrong: 'Check the code: the three digits on the back, four in front for American Express.',
  },
  trial: 'Test cards',
  trialHint: 'No real money. A new card is already filled in; try another one to see what happens.',
  trials: {
    fresh: 'A new card that works',
    authenticate: 'The bank asks you to confirm',
    declined: 'Declined card',
    noFunds: 'Insufficient funds',
    expired: 'Expired card',
  },
  chosen: (name) => `Test card filled in: ${name}.`,
  bank: 'Confirmation by your bank',
  close: 'Close',
}

/** @param {string | undefined} locale */
export const messagesIn = (locale) => (locale === 'fr' ? fr : en)
/** @typedef {typeof fr} Messages */
