import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { call, linkInLetter } from './api-calls.ts'
import { expect, test } from './fixtures.ts'
import { walkedIn } from './languages.ts'
import { newVisitor } from './sign-in.ts'

/** Somebody applies on a phone: the state's register fills in, a letter brings the rest to another one, which photographs. */

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGP4z8CAB+GTG8HSALfKY52fTcuYAAAAAElFTkSuQmCC',
  'base64',
)
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
const words = {
  fr: {
    lead: /^Tout est obligatoire, sauf mention contraire/,
    siret: 'Numéro SIRET',
    doubt: 'Vérifiez les chiffres\u00a0: ils ne vont pas ensemble.',
    register: 'Au registre des entreprises',
    use: 'Reprendre ces indications',
    company: 'Nom de l’entreprise',
    vat: 'Numéro de TVA',
    next: 'Continuer',
    step: (n: number) => new RegExp(`^Étape ${n} sur 5`),
    street: 'Adresse',
    city: 'Ville',
    typed: { Prénom: 'Inès', Nom: 'Moreau', Téléphone: '06 12 34 56 78' },
    email: 'Adresse e-mail',
    later: 'Continuer plus tard, ici ou sur un autre appareil',
    to: 'Adresse e-mail où envoyer le lien',
    send: 'Recevoir le lien',
    sent: /^Le lien est parti à /,
    resume: 'Reprendre ma candidature',
    resumed: 'Votre candidature est là où vous l’aviez laissée.',
    used: 'Ce lien a déjà servi, ou il est trop ancien. Votre candidature est dans le navigateur qui l’a ouvert',
    here: /^Ce lien a déjà servi dans ce navigateur/,
    missing: ['Pièce d’identité', 'Diplôme ou attestation de capacité professionnelle', 'Photo de profil ou logo'],
    field: 'Automobile',
    photos: ['Photographier la pièce', 'Photographier le document', 'Prendre une photo'],
    arrived: /est bien arrivé\.$/,
    gone: /^IMG_.+_0\.png n’est plus gardé\u00a0: ajoutez-le de nouveau\.$/,
    promises: [/^Je m’engage/, /^J’accepte les conditions/],
    submit: 'Envoyer ma candidature',
    done: 'Votre candidature est arrivée',
    follow: 'Suivre ma candidature',
    status: 'Une personne lit votre dossier. Vous recevrez sa réponse par e-mail.',
    byLetter: /prenez le lien de la lettre envoyée à/,
  },
  en: {
    lead: /^Everything is required unless it says otherwise/,
    siret: 'SIRET number',
    doubt: 'Check the digits: they do not fit together.',
    register: 'In the register of companies',
    use: 'Use these details',
    company: 'Company name',
    vat: 'VAT number',
    next: 'Continue',
    step: (n: number) => new RegExp(`^Step ${n} of 5`),
    street: 'Address',
    city: 'City',
    typed: { 'First name': 'Inès', 'Last name': 'Moreau', Phone: '06 12 34 56 78' },
    email: 'Email address',
    later: 'Go on later, here or on another device',
    to: 'Email address for the link',
    send: 'Send me the link',
    sent: /^The link is on its way to /,
    resume: 'Go on with my application',
    resumed: 'Your application is where you left it.',
    used: 'This link was used already, or is too old. Your application is in the browser that opened it',
    here: /^This link was used in this browser already/,
    missing: ['Identity document', 'Diploma or certificate of professional capacity', 'Profile picture or logo'],
    field: 'Car and motorbike',
    photos: ['Photograph the document', 'Photograph the certificate', 'Take a photo'],
    arrived: /has arrived\.$/,
    gone: /^IMG_.+_0\.png is no longer kept: add it again\.$/,
    promises: [/^I undertake/, /^I accept the terms/],
    submit: 'Send my application',
    done: 'Your application has arrived',
    follow: 'Follow my application',
    status: 'A person is reading your file. You will have their answer by email.',
    byLetter: /letter sent to/,
  },
}

/** The state's register, which knows one company and then fails. */
let register: Server
let fails = false
const office = {
  siret: '73282932000074',
  adresse: '12 RUE CREBILLON 44000 NANTES',
  code_postal: '44000',
  libelle_commune: 'NANTES',
  etat_administratif: 'A',
}

// One restart for both languages.
test.describe.configure({ mode: 'default' })
test.beforeAll(async ({ server }) => {
  register = createServer((_, answer) => {
    const found = { results: [{ nom_complet: 'CABINET MOREAU', siege: office }] }
    answer.writeHead(fails ? 503 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(found))
  })
  await new Promise<void>((listening) => register.listen(0, '127.0.0.1', listening))
  await server.stop()
  await server.start({ COMPANY_REGISTER_URL: `http://127.0.0.1:${(register.address() as AddressInfo).port}` })
})
test.afterAll(async ({ server }) => {
  register.closeAllConnections()
  register.close()
  await server.stop()
  await server.start()
})

for (const language of walkedIn('en'))
  test.describe(`in ${language}`, () => {
    test.use({ ...phone, language, locale: language === 'fr' ? 'fr-FR' : 'en-GB' })
    const said = words[language]

    test('an application is filled in from the register, taken up from a letter, photographed, sent and followed', async ({
      page,
      browser,
      request,
      complaints,
    }) => {
      fails = false
      const email = `${crypto.randomUUID()}@expert.test`
      const form = page.locator('#application-form')
      const siret = form.getByLabel(said.siret, { exact: true })
      const typeSiret = async (digits: string) => {
        await siret.fill(digits)
        await siret.blur()
      }
      await page.goto(`/${language}/expert/inscription`)
      await expect(page.getByText(said.lead)).toBeVisible()
      for (const wrong of ['73282932000075', '00000000000000']) {
        await typeSiret(wrong)
        await expect(form.getByText(said.doubt)).toBeVisible()
      }
      await typeSiret(office.siret)
      await expect(form.getByText(said.register)).toBeVisible()
      await form.getByRole('button', { name: said.use }).tap()
      await expect(form.getByLabel(said.company, { exact: true })).toHaveValue('CABINET MOREAU')
      await form.getByLabel(said.vat, { exact: true }).fill('FR40303265045')
      await form.getByRole('button', { name: said.next }).tap()
      await expect(page.locator('.application-step')).toHaveText(said.step(2))
      await expect(form.getByLabel(said.street, { exact: true })).toHaveValue('12 RUE CREBILLON')
      await expect(form.getByLabel(said.city, { exact: true })).toHaveValue('NANTES')
      for (const [label, value] of Object.entries(said.typed)) await form.getByLabel(label, { exact: true }).fill(value)
      await form.getByLabel(said.email, { exact: true }).fill(email)
      await page.getByText(said.later).tap()
      await expect(page.getByLabel(said.to)).toHaveValue(email)
      await page.getByRole('button', { name: said.send }).tap()
      await expect(page.getByText(said.sent)).toBeVisible()

      // On another phone, while the register does not answer: nothing is offered, and nothing waits for it.
      fails = true
      const letter = { to: email, template: 'experts.resume', link: /\/(fr|en)\/expert\/inscription#token=[\w-]+/ }
      const link = await linkInLetter(request, letter)
      const other = await (await browser.newContext({ ...phone, reducedMotion: 'reduce' })).newPage()
      // Pasted into the address bar of the form that is already open there.
      await other.goto(link.split('#')[0] ?? '')
      await expect(other.locator('#application-form')).toBeVisible()
      await other.goto(link)
      const offer = other.locator('.application-offer')
      const resume = offer.getByRole('button', { name: said.resume })
      await expect(offer).toBeFocused()
      await expect(resume).toBeInViewport()
      await other.reload()
      await resume.tap()
      await expect(other.getByText(said.resumed)).toBeVisible()
      await expect(offer.getByRole('listitem')).toHaveText(said.missing)
      await expect(offer).toContainText('IBAN')
      await expect(offer).toBeFocused()
      expect(new URL(other.url()).hash).toBe('')
      const there = other.locator('#application-form')
      const goOn = async (step: number) => {
        await there.getByRole('button', { name: said.next }).tap()
        await expect(other.locator('.application-step')).toHaveText(said.step(step))
      }
      await expect(there.getByLabel(said.company, { exact: true })).toHaveValue('CABINET MOREAU')
      await there.getByLabel(said.siret, { exact: true }).focus()
      await there.getByLabel(said.siret, { exact: true }).blur()
      await goOn(2)
      await expect(there.getByText(said.register)).toHaveCount(0)
      await expect(there.getByLabel(Object.keys(said.typed)[0] ?? '', { exact: true })).toHaveValue('Inès')
      await expect(there.getByLabel(said.email, { exact: true })).toHaveValue(email)
      await goOn(3)
      await there.getByRole('checkbox', { name: said.field }).check()
      await goOn(4)
      for (const [index, name] of said.photos.entries()) {
        const camera = there.getByLabel(name)
        await expect(camera).toHaveAttribute('capture', index === 2 ? 'user' : 'environment')
        await expect(there.getByText(name)).toBeVisible()
        await camera.setInputFiles({
          name: `IMG_20261128_${'1'.repeat(60)}_${index}.png`,
          mimeType: 'image/png',
          buffer: png,
        })
        await expect(there.getByText(said.arrived)).toHaveCount(index + 1)
      }
      // The fields name what was photographed, and a long name stays within the screen.
      await expect(there.locator('input[type=file]:not([capture])').first()).toHaveValue(/IMG_20261128_/)
      expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.viewport.width)
      // Interrupted again, the same browser has everything: the letter's link leads to it, and no new one is needed.
      await other.goto('about:blank')
      await other.goto(link)
      await expect(offer.getByText(said.here)).toBeVisible()
      await expect(offer).toBeFocused()
      await expect(resume).toHaveCount(0)
      await expect(offer.getByRole('listitem')).toHaveCount(0)
      await expect(other.locator('.application-step')).toHaveText(said.step(4))
      for (const name of said.photos) await expect(there.getByText(name)).toBeVisible()
      await expect(there.getByText(said.arrived)).toHaveCount(said.photos.length)
      // A day later the first document is gone, although the others were sent after it: it is named, and sent again.
      await other.evaluate(() => {
        const kept = JSON.parse(localStorage.getItem('draft:application-papers') ?? '{}')
        kept.value.identity.sentAt -= 25 * 3_600_000
        localStorage.setItem('draft:application-papers', JSON.stringify(kept))
      })
      await other.goto('about:blank')
      await other.goto(link)
      await expect(offer.getByRole('listitem')).toHaveText([new RegExp(`^${said.missing[0]}.?: IMG_.+_0\\.png$`)])
      await expect(there.getByText(said.arrived)).toHaveCount(2)
      await expect(there.getByText(said.gone)).toBeVisible()
      expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.viewport.width)
      await there
        .getByLabel(said.photos[0] ?? '')
        .setInputFiles({ name: 'IMG_2.png', mimeType: 'image/png', buffer: png })
      await expect(there.getByText(said.arrived)).toHaveCount(3)
      await expect(offer.getByRole('listitem')).toHaveCount(0)

      // Somebody else goes on with an application of theirs on this phone: these documents are not sent with it.
      const kept = await other.evaluate(() => localStorage.getItem('draft:application-papers') ?? '')
      const theirs = `${crypto.randomUUID()}@expert.test`
      const visitor = await newVisitor(request, language)
      await call(request, ['POST', '/applications/drafts'], visitor, {
        email: theirs,
        locale: language,
        fields: { email: theirs },
      })
      await page.evaluate((papers) => localStorage.setItem('draft:application-papers', papers), kept)
      await page.goto('about:blank')
      await page.goto(await linkInLetter(request, { ...letter, to: theirs }))
      await page.locator('.application-offer').getByRole('button', { name: said.resume }).tap()
      await expect(page.locator('.application-offer').getByRole('listitem')).toHaveText(said.missing)
      await expect(page.locator('.application-offer').getByRole('list')).toHaveCSS('list-style-type', 'disc')
      await expect(form.getByText(said.arrived)).toHaveCount(0)

      await goOn(5)
      for (const name of said.promises) await there.getByRole('checkbox', { name }).check()
      await there.getByRole('button', { name: said.submit }).tap()
      const arrived = other.locator('#application-sent')
      await expect(arrived).toContainText(said.done)
      await expect(arrived).toBeFocused()
      await expect(arrived).toBeInViewport()
      await expect(other.getByText(said.lead)).toHaveCount(0)
      await other.getByRole('link', { name: said.follow }).tap()
      await expect(other.getByText(said.status)).toBeVisible()
      // Whoever sends an application has not proved the address: only the letter's link does more than tell.
      await expect(other.getByText(said.byLetter)).toBeVisible()
      await expect(other.getByRole('main').getByRole('textbox')).toHaveCount(0)
      // The link serves once.
      await other.goto('about:blank')
      await other.goto(link)
      await expect(offer).toBeFocused()
      await resume.tap()
      await expect(other.getByText(said.used)).toBeVisible()
      await other.context().close()
      expect(complaints).toEqual([])
    })
  })
