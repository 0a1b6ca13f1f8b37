import { href } from '../src/screens.ts'
import { subscribed } from './api-calls.ts'
import { type Row, testRows } from './error-catalogue.ts'
import {
  beside,
  choose,
  emailField,
  keepsMessage,
  keepsOrder,
  keepsTicks,
  logIn,
  main,
  order,
  passwordField,
  press,
  standAsking,
  standAtCheckout,
  standAtLogin,
  standForgotten,
  standInTalk,
  standWriting,
  texts,
  write,
  written,
} from './error-screens.ts'
import { bank, broken, problem } from './failing-calls.ts'
import { expect } from './fixtures.ts'
import { newVisitor, storeToken, visitorWithQuestion } from './sign-in.ts'

/**
 * The error catalogue of the specification, one row after the other and in both languages. Where it gives the words,
 * they stand here to the letter. Each row is forced in every way it can happen, must be seen and heard, and loses
 * nothing that was typed.
 */
const rows: Row[] = [
  {
    situation: 'a question cannot be processed',
    says: {
      fr: 'Impossible de traiter votre question. Veuillez réessayer.',
      en: 'Unable to process your question. Please try again.',
    },
    stand: standAsking,
    call: '**/api/questions',
    ways: broken,
    act: (page, locale) => press(page, texts[locale].preview),
    shown: (page, sentence) => page.locator('#question-error').getByText(sentence),
    keeps: async (page, locale) => {
      const box = page.getByRole('textbox', { name: texts[locale].question })
      await expect(box).toHaveValue(written[locale])
      await page.reload()
      await expect(box).toHaveValue(written[locale])
    },
  },
  {
    situation: 'a question is too short',
    says: {
      fr: 'Votre message doit contenir au moins 20 caractères',
      en: 'Your message must contain at least 20 characters',
    },
    stand: async (page, locale) => {
      await standAsking(page, locale)
      await page.getByRole('textbox', { name: texts[locale].question }).fill('Mon loyer ?')
    },
    act: (page, locale) => press(page, texts[locale].preview),
    shown: (page, sentence) => page.locator('#question-error').getByText(sentence),
    keeps: (page, locale) =>
      expect(page.getByRole('textbox', { name: texts[locale].question })).toHaveValue('Mon loyer ?'),
  },
  {
    situation: 'an expert cannot be asked',
    says: {
      fr: 'Impossible de traiter votre question. Veuillez réessayer.',
      en: 'Unable to process your question. Please try again.',
    },
    stand: standInTalk,
    call: '**/ask-expert',
    ways: broken,
    act: (page, locale) => press(page, texts[locale].expert),
    shown: (page, sentence) => page.locator('#door-error').getByText(sentence),
    keeps: keepsMessage,
  },
  {
    situation: 'a question cannot be closed',
    says: {
      fr: 'Impossible de fermer la question. Veuillez réessayer.',
      en: 'Unable to close the question. Please try again.',
    },
    stand: async (page, locale) => {
      await standInTalk(page, locale)
      await press(page, texts[locale].close)
    },
    call: '**/close',
    ways: broken,
    act: (page, locale) => press(page, texts[locale].closeForGood),
    shown: (page, sentence) => page.getByRole('dialog').getByText(sentence, { exact: true }),
    keeps: async (page, locale) => {
      await page.keyboard.press('Escape')
      await keepsMessage(page, locale)
    },
  },
  {
    situation: 'a message to the house cannot be sent',
    says: {
      fr: 'Une erreur est survenue lors de l’envoi de votre message. Veuillez réessayer.',
      en: 'An error occurred while sending your message. Please try again.',
    },
    stand: (page, locale) =>
      standWriting(page, locale, { name: 'Camille', email: 'camille@exemple.fr', message: written[locale] }),
    call: '**/api/contact',
    ways: broken,
    act: write,
    keeps: (page, locale) => expect(page.locator('[name=message]')).toHaveValue(written[locale]),
  },
  ...(['name', 'email', 'message'] as const).map(
    (field): Row => ({
      situation: `a message to the house lacks its ${field}`,
      says: { fr: 'Ce champ est obligatoire', en: 'This field is required' },
      stand: (page, locale) =>
        standWriting(page, locale, {
          ...{ name: 'Camille', email: 'camille@exemple.fr', message: written[locale] },
          [field]: '',
        }),
      act: write,
      shown: beside(field),
    }),
  ),
  {
    situation: 'a message to the house has a wrong e-mail address',
    says: { fr: 'Veuillez saisir une adresse e-mail valide', en: 'Please enter a valid email address' },
    stand: (page, locale) =>
      standWriting(page, locale, { name: 'Camille', email: 'camille', message: written[locale] }),
    act: write,
    shown: beside('email'),
    keeps: (page, locale) => expect(page.locator('[name=message]')).toHaveValue(written[locale]),
  },
  {
    situation: 'an order cannot be prepared',
    says: { fr: 'La commande n’a pas pu être préparée.', en: 'The order could not be prepared.' },
    stand: standAtCheckout,
    call: '**/quote',
    ways: broken,
    act: async (page) => void (await page.reload()),
  },
  {
    situation: 'a payment cannot begin',
    says: {
      fr: 'Impossible de préparer le paiement. Veuillez réessayer dans un instant.',
      en: 'Unable to prepare the payment. Please try again in a moment.',
    },
    // The provider's script does not come, so there is no card form.
    stand: async (page, locale) => {
      await page.route('**/stripe-js/stripe.js', (route) => route.abort())
      await standAtCheckout(page, locale)
    },
    act: order,
    keeps: keepsTicks,
  },
  {
    situation: 'the payments are away',
    says: {
      fr: 'Impossible de préparer le paiement. Veuillez réessayer dans un instant.',
      en: 'Unable to prepare the payment. Please try again in a moment.',
    },
    stand: standAtCheckout,
    call: '**/order',
    ways: { 'the provider is down': problem(503, 'payments_unavailable') },
    act: order,
    keeps: keepsOrder,
  },
  {
    situation: 'the bank refuses a payment',
    says: { fr: 'Une erreur est survenue pendant le paiement', en: 'An error occurred during payment' },
    stand: async (page, locale) => {
      await standAtCheckout(page, locale)
      await press(page, texts[locale].declined)
    },
    act: order,
    keeps: keepsOrder,
  },
  {
    situation: 'a payment fails for a reason we have no words for',
    says: {
      fr: 'Le paiement n’a pas abouti. Réessayez, ou prenez une autre carte.',
      en: 'The payment did not go through. Try again, or use another card.',
    },
    stand: standAtCheckout,
    call: '**/payment_intents/*/confirm',
    ways: { 'an unknown code': bank('processing_error') },
    act: order,
    keeps: keepsOrder,
  },
  {
    situation: 'an e-mail address cannot be kept',
    says: { fr: 'Une erreur est survenue. Veuillez réessayer.', en: 'An error occurred. Please try again.' },
    stand: async (page, locale) => {
      const { token, id } = await visitorWithQuestion(page.request, locale)
      await storeToken(page.context(), token)
      await page.goto(href('checkout', locale, { question: id }))
      await emailField(page, locale).fill('robin@example.com')
    },
    call: '**/email-capture',
    ways: broken,
    act: (page, locale) => page.getByRole('button', { name: texts[locale].goOn, exact: true }).click(),
    keeps: (page, locale) => expect(emailField(page, locale)).toHaveValue('robin@example.com'),
  },
  {
    situation: 'a document is not received',
    says: {
      fr: 'Erreur lors de l’envoi du document. Il est resté sur votre appareil.',
      en: 'Upload error. The document is still on your device.',
    },
    stand: standInTalk,
    call: '**/api/attachments',
    ways: { 'the server fails': broken['the server fails'], 'the connection breaks': broken['the connection breaks'] },
    act: (page) => choose(page, `bail ${crypto.randomUUID()}.pdf`, 'application/pdf', '%PDF-1.4'),
    shown: (page, sentence) => main(page).getByText(sentence, { exact: true }).last(),
    keeps: keepsMessage,
  },
  {
    situation: 'the answer to a document cannot be read',
    says: {
      fr: 'Le serveur a mal répondu à l’envoi du document. Renvoyez-le.',
      en: 'Invalid server response to the upload. Please send it again.',
    },
    stand: standInTalk,
    call: '**/api/attachments',
    ways: {
      'the answer cannot be read': broken['the answer cannot be read'],
      'a proxy answers instead': (route) =>
        route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Welcome</h1>' }),
    },
    act: (page) => choose(page, `bail ${crypto.randomUUID()}.pdf`, 'application/pdf', '%PDF-1.4'),
    shown: (page, sentence) => main(page).getByText(sentence, { exact: true }).last(),
    keeps: keepsMessage,
  },
  {
    situation: 'a file is not accepted',
    says: {
      fr: 'Fichier non accepté : notes.txt. PDF, JPG, PNG ou WebP seulement.',
      en: 'File not accepted: notes.txt. PDF, JPG, PNG or WebP only.',
    },
    stand: standInTalk,
    act: (page) => choose(page, 'notes.txt', 'text/plain', 'Bonjour'),
    keeps: keepsMessage,
  },
  {
    situation: 'a file is not what its name says',
    says: {
      fr: 'Fichier non accepté : bail.pdf. PDF, JPG, PNG ou WebP seulement.',
      en: 'File not accepted: bail.pdf. PDF, JPG, PNG or WebP only.',
    },
    stand: standInTalk,
    act: (page) => choose(page, 'bail.pdf', 'application/pdf', '<svg xmlns="http://www.w3.org/2000/svg"/>'),
    keeps: keepsMessage,
  },
  {
    situation: 'a file is too large',
    says: {
      fr: 'photo.png dépasse 5 Mo. Les autres documents sont gardés.',
      en: 'photo.png is larger than 5 MB. The other documents are kept.',
    },
    stand: standInTalk,
    act: (page) => choose(page, 'photo.png', 'image/png', Buffer.alloc(5 * 1024 * 1024 + 1)),
    keeps: keepsMessage,
  },
  {
    situation: 'an e-mail address is missing at the login',
    says: { fr: 'Ce champ est obligatoire', en: 'This field is required' },
    stand: standAtLogin,
    act: logIn,
    shown: beside('email'),
  },
  {
    situation: 'an e-mail address is wrong at the login',
    says: { fr: 'Veuillez saisir une adresse e-mail valide', en: 'Please enter a valid email address' },
    stand: async (page, locale) => {
      await standAtLogin(page, locale)
      await emailField(page, locale).fill('robin')
    },
    act: logIn,
    shown: beside('email'),
    keeps: (page, locale) => expect(emailField(page, locale)).toHaveValue('robin'),
  },
  {
    situation: 'a password is missing at the login',
    says: { fr: 'Ce champ est obligatoire', en: 'This field is required' },
    stand: async (page, locale) => {
      await standAtLogin(page, locale)
      await emailField(page, locale).fill('client@demo.test')
    },
    act: logIn,
    shown: beside('password'),
    keeps: (page, locale) => expect(emailField(page, locale)).toHaveValue('client@demo.test'),
  },
  {
    situation: 'a password is too short at the login',
    says: { fr: 'Le mot de passe compte au moins 6 caractères.', en: 'A password has at least 6 characters.' },
    stand: async (page, locale) => {
      await standAtLogin(page, locale)
      await emailField(page, locale).fill('client@demo.test')
      await passwordField(page, locale).fill('12345')
    },
    act: logIn,
    shown: beside('password'),
    keeps: (page, locale) => expect(passwordField(page, locale)).toHaveValue('12345'),
  },
  {
    situation: 'a sign-in is refused',
    says: {
      fr: 'Adresse ou mot de passe incorrect. Vérifiez-les, ou demandez un lien de connexion.',
      en: 'Wrong address or password. Check them, or ask for a sign-in link.',
    },
    stand: async (page, locale) => {
      await standAtLogin(page, locale)
      await emailField(page, locale).fill('nobody@demo.test')
      await passwordField(page, locale).fill('123456')
    },
    act: logIn,
    keeps: (page, locale) => expect(emailField(page, locale)).toHaveValue('nobody@demo.test'),
  },
  {
    situation: 'the letter for a new password cannot be sent',
    says: {
      fr: 'Impossible d’envoyer l’e-mail de réinitialisation. Veuillez réessayer.',
      en: 'Unable to send the reset email. Please try again.',
    },
    stand: standForgotten,
    call: '**/password/forgotten',
    ways: broken,
    act: (page, locale) => press(page, texts[locale].sendLink),
    keeps: (page, locale) => expect(emailField(page, locale)).toHaveValue('robin@example.com'),
  },
  {
    situation: 'a new password is wanted by nobody who is logged in',
    says: {
      fr: 'Vous devez être connecté pour réinitialiser votre mot de passe.',
      en: 'You must be logged in to reset your password.',
    },
    stand: async (page, locale) => void (await page.goto(href('reset-password', locale))),
  },
  {
    situation: 'a new password is wanted by a visitor',
    says: {
      fr: 'Vous devez être connecté pour réinitialiser votre mot de passe.',
      en: 'You must be logged in to reset your password.',
    },
    stand: async (page, locale) => {
      await storeToken(page.context(), await newVisitor(page.request, locale))
      await page.goto(href('reset-password', locale))
    },
  },
  {
    situation: 'a plan cannot be cancelled',
    says: { fr: 'Impossible de résilier l’abonnement', en: 'Failed to cancel subscription' },
    stand: async (page, locale) => {
      await storeToken(page.context(), (await subscribed(page.request, locale)).token)
      await page.goto(href('account', locale))
    },
    call: '**/me/plan/cancel',
    ways: broken,
    act: async (page, locale) => {
      const [open, confirm] = locale === 'fr' ? ['Résilier', 'Résilier'] : ['Cancel', 'Cancel my plan']
      await main(page).getByRole('button', { name: open, exact: true }).click()
      await page.getByRole('dialog').getByRole('button', { name: confirm, exact: true }).click()
    },
    // The way out stays open, and the page without an account is named.
    keeps: async (page, locale) => {
      const link = main(page).getByRole('link', { name: locale === 'fr' ? 'Résilier un contrat' : 'Cancel a contract' })
      await expect(link.first()).toBeVisible()
    },
  },
]

testRows(rows)
