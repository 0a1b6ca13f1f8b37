import { href } from '../src/screens.ts'
import { call, ordered, ownQuestion } from './api-calls.ts'
import { violationsOf } from './axe.ts'
import { expect, openExpertWindow, test } from './fixtures.ts'
import { walkedIn } from './languages.ts'
import { signIn, storeToken } from './sign-in.ts'

/** What several experts have written on one question, as its client reads it: nothing hides what was there before. */

const words = {
  fr: {
    wonders: ['Et la lettre doit-elle être recommandée ?', 'Et si le bailleur a déménagé ?'],
    first: 'Votre bailleur avait un mois pour rendre le dépôt. Écrivez-lui avant le 24 novembre.',
    corrected: 'Votre bailleur avait un mois pour rendre le dépôt. Écrivez-lui avant Noël.',
    removed: 'Écrivez-lui avant le 24 novembre.',
    added: 'Écrivez-lui avant Noël.',
    further: 'Écrivez à la dernière adresse connue et gardez la preuve de dépôt.',
    limits: 'Sans lecture du bail, cette réponse reste générale.',
    step: 'Envoyez une lettre recommandée.',
    feeFollowUp: 'Vos honoraires, suite reprise d’un confrère',
    fee: '9,00\u00a0€',
    published:
      'Vous reprenez la suite d’une question à laquelle un confrère a répondu\u00a0: 9\u00a0€, une fois par question.',
    record: {
      by: /Hélène Carpentier, .+, Nantes/,
      corrected: /^Corrigée par Hélène Carpentier le /,
      changed: 'Ce que la correction change',
      earlier: /^Lire la version du /,
      since: 'Ce qui a été ajouté depuis',
      followUp: 'Complément d’Étienne Marchal',
    },
  },
  en: {
    wonders: ['Does the letter have to be registered?', 'What if the landlord has moved away?'],
    first: 'Your landlord had one month to return the deposit. Write to them before 24 November.',
    corrected: 'Your landlord had one month to return the deposit. Write to them before Christmas.',
    removed: 'Write to them before 24 November.',
    added: 'Write to them before Christmas.',
    further: 'Write to the last known address and keep the proof of posting.',
    limits: 'I have not read the lease, so this answer stays general.',
    step: 'Send a registered letter.',
    feeFollowUp: 'Your fee, follow-up taken over',
    fee: '€9.00',
    published: 'Taking over the follow-up of a question that a colleague has answered: €9, once per question.',
    record: {
      by: /Hélène Carpentier, .+, Nantes/,
      corrected: /^Corrected by Hélène Carpentier, /,
      changed: 'What the correction changes',
      earlier: /^Read the version of /,
      since: 'What has been added since',
      followUp: 'Follow-up by Étienne Marchal',
    },
  },
}

type Offer = { questionId: string; token: number }

for (const language of walkedIn('fr'))
  test.describe(`in ${language}`, () => {
    test.use({ language, locale: language === 'fr' ? 'fr-FR' : 'en-GB' })
    const text = words[language]
    const answer = (short: string) => ({
      ...{ short, steps: [{ text: text.step }], deadlines: [], papers: [], sources: [], limits: text.limits },
    })

    test('a correction shows what it changes and the version before; a colleague’s follow-up stands below the first answer', async ({
      page,
      browser,
      request,
      complaints,
    }) => {
      const own = await ordered(request, language)
      const writesOn = (said = '') =>
        call(request, ['POST', `/questions/${own.id}/messages`], own.token, { text: said })
      /** An expert's window open, and what they do with this question. */
      const works = async (email: string) => {
        const window = await openExpertWindow(browser, email, language)
        const token = await signIn(request, email)
        const desk = (path: string, body?: object) =>
          call(request, [body ? 'POST' : 'GET', `/desk${path}`], token, body && { locale: language, ...body })
        const offer = async (): Promise<Offer | undefined> =>
          (await desk(`?locale=${language}`)).offers.find(({ questionId }: Offer) => questionId === own.id)
        const isOffered = async () => (await offer()) !== undefined
        return {
          ...window,
          isOffered,
          async accepts() {
            await expect.poll(isOffered).toBe(true)
            await desk(`/offers/${own.id}/accept`, { token: (await offer())?.token, noConflict: true })
          },
          async delivers(short: string) {
            const { lease } = await desk(`/questions/${own.id}?locale=${language}`)
            await desk(`/questions/${own.id}/answer`, { token: lease.token, answer: answer(short) })
          },
        }
      }

      const helene = await works('expert@demo.test')
      await helene.accepts()
      await helene.delivers(text.first)
      await writesOn(text.wonders[0])
      await helene.delivers(text.corrected)
      await writesOn(text.wonders[1])
      // Gives the follow-up back.
      await helene.leave()

      const etienne = await works('specialist@demo.test')
      const staff = await signIn(request, 'admin@demo.test')
      const { experts } = await call(request, ['GET', `/admin/questions/${own.id}/experts`], staff)
      const { id: expert } = experts.find(({ name }: { name: string }) => name === 'Étienne Marchal')
      const asked = { expert, reason: 'Le client attend la suite.' }
      // The search may have found him by itself.
      await expect(async () => {
        if (!(await etienne.isOffered()))
          await call(request, ['POST', `/admin/questions/${own.id}/offer`], staff, asked)
      }).toPass()
      const offered = etienne.page.locator('.offer').filter({ hasText: text.feeFollowUp })
      await expect(offered).toContainText(text.fee)
      await etienne.accepts()
      await etienne.delivers(text.further)
      await etienne.leave()

      // Somebody who has read the first answer, on another device.
      const { messages } = await call(request, ['GET', `/questions/${own.id}/messages?locale=${language}`], own.token)
      const answers = messages.filter(({ kind }: { kind: string }) => kind === 'answer')
      const readUpTo = async () => (await ownQuestion(request, own)).readUpTo
      await call(request, ['POST', `/questions/${own.id}/read`], own.token, { upTo: answers.at(-2).seq })
      await page.setViewportSize({ width: 360, height: 780 })
      await storeToken(page.context(), own.token)
      await page.goto(href('question', language, { id: own.id }))
      const added = page.getByRole('article', { name: text.record.followUp })
      const addedHeading = added.getByRole('heading', { name: text.record.followUp })
      await expect(addedHeading).toBeInViewport()
      await expect(addedHeading).toBeFocused()
      await expect.poll(readUpTo).toBe(answers.at(-1).seq)
      await page.goto(href('my-requests', language))
      // Nothing is new: the page opens at the answer.
      await page.goto(href('question', language, { id: own.id }))
      const title = page.getByRole('main').getByRole('heading', { level: 1 })
      await expect(title).toBeFocused()
      await expect(title).toBeInViewport()
      await expect(addedHeading).not.toBeInViewport()
      await page.setViewportSize({ width: 1280, height: 900 })
      const main = page.getByRole('main')
      const firstAnswer = main.locator('.doc').filter({ hasText: text.record.by })
      await expect(firstAnswer.getByText(text.corrected)).toBeVisible()
      await expect(main.getByText(text.first)).toBeHidden()
      await expect(main.getByText(text.record.corrected)).toBeVisible()
      // What is folded within the preview says so, though the preview itself is open.
      await main.locator('.record-preview > summary').last().click()
      const folded = main.locator('.preview-more:not([open]) > summary').first()
      expect(await folded.evaluate((one) => getComputedStyle(one, '::before').content)).toBe('"+"')
      await main.getByText(text.record.changed).click()
      await expect(main.getByRole('deletion')).toHaveText(text.removed)
      await expect(main.getByRole('insertion')).toHaveText(text.added)
      await main.getByText(text.record.earlier).click()
      await expect(main.getByText(text.first)).toBeVisible()
      await expect(main.getByText(text.corrected)).toBeVisible()
      const since = main.getByRole('region', { name: text.record.since })
      const further = since.getByRole('article', { name: text.record.followUp })
      await expect(further.getByText(text.further)).toBeVisible()
      await expect(firstAnswer.getByText(text.further)).toHaveCount(0)
      expect(await violationsOf(page)).toEqual([])
      // In the conversation's margin the hour stays on one line below the tags.
      await page.goto(href('consultation', language, { id: own.id }))
      const turn = page.locator('.turn--expert').filter({ hasText: text.corrected })
      const [tag, hour] = [turn.locator('.tag').last(), turn.locator('time').first()]
      await expect(hour).toBeVisible()
      expect((await hour.boundingBox())?.x).toBe((await tag.boundingBox())?.x)
      expect(complaints).toEqual([])
    })

    test('what a follow-up taken over is paid is published before anybody applies', async ({ page }) => {
      await page.goto(href('expert-application', language))
      await expect(page.getByText(text.published)).toBeVisible()
    })
  })
