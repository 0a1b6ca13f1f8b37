import { emptyDraft } from '../src/questions/workspace/draft-sections.ts'
import { shortcuts } from '../src/questions/workspace/parts/shortcuts/shortcuts.ts'
import { call, ordered, takeOffer } from './api-calls.ts'
import { expect, openExpertWindow, test } from './fixtures.ts'
import { texts } from './interface-texts.ts'
import { walkedIn } from './languages.ts'
import { signIn, storeToken } from './sign-in.ts'
import { writeAnswer } from './steps.ts'

/** What helps an expert to write, on one question: their own phrases and past answers, the assistant's proposal, two devices. */

const expert = 'expert@demo.test'
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
const words = {
  fr: {
    phrases: 'Vos modèles',
    search: 'Chercher dans vos modèles et vos réponses',
    newPhrase: 'Nouveau modèle',
    name: 'Titre',
    body: 'Texte',
    save: 'Enregistrer le modèle',
    title: 'Accusé du dossier',
    written: 'Votre dossier {numéro} en {domaine}, avant le {échéance}.',
    filled: /Votre dossier \d+ en .*[Ll]ogement, avant le /,
    none: 'Aucun modèle ne contient ces mots.',
    insert: 'Insérer',
    past: 'Vos réponses passées',
    proposal: 'Proposition de l’assistant',
    machine: 'Écrit par une machine',
    steps: 'Que faire',
    own: 'Ce que vous avez écrit',
    ownStep: 'Envoyez une lettre recommandée.',
    add: 'Ajouter à ma réponse',
    waits: 'À relire\u00a0: vous ne l’avez ni changé ni confirmé.',
    confirm: 'Je confirme ce passage',
    confirmed: 'Vous l’avez confirmé.',
    close: 'Fermer',
    elsewhere: 'Écrit au bureau, avant Noël, par le cabinet.',
    here: 'Écrit sur le téléphone, dans le train.',
    offline: 'Ce que vous écrivez n’est pas encore enregistré chez nous.',
    twice: 'Cette réponse est aussi écrite sur un autre appareil.',
    other: 'Sur l’autre appareil',
    ownHere: 'Ici',
    mine: 'Garder le texte d’ici',
    versions: 'Versions',
    versionsTitle: 'Versions du brouillon',
    keys: 'Raccourcis du clavier',
    helped: 'Brouillon IA relu',
  },
  en: {
    phrases: 'Your snippets',
    search: 'Search your snippets and answers',
    newPhrase: 'New snippet',
    name: 'Title',
    body: 'Text',
    save: 'Save the snippet',
    title: 'Receipt of the file',
    written: 'Your file {number} on {field}, before {deadline}.',
    filled: /Your file \d+ on .*[Hh]ousing, before /,
    none: 'No snippet has these words.',
    insert: 'Insert',
    past: 'Your past answers',
    proposal: 'The assistant’s proposal',
    machine: 'Written by a machine',
    steps: 'What to do',
    own: 'What you have written',
    ownStep: 'Send a registered letter.',
    add: 'Add to my answer',
    waits: 'To proofread: you have neither changed nor confirmed it.',
    confirm: 'I confirm this passage',
    confirmed: 'You have confirmed it.',
    close: 'Close',
    elsewhere: 'Written at the desk, before Christmas, by the office.',
    here: 'Written on the phone, in the train.',
    offline: 'What you write is not saved with us yet.',
    twice: 'This answer is also being written on another device.',
    other: 'On the other device',
    ownHere: 'Here',
    mine: 'Keep the text here',
    versions: 'Versions',
    versionsTitle: 'Versions of the draft',
    keys: 'Keyboard shortcuts',
    helped: 'AI draft, revised',
  },
}

for (const language of walkedIn('fr'))
  test.describe(`in ${language}`, () => {
    test.use({ language, locale: language === 'fr' ? 'fr-FR' : 'en-GB' })
    const said = words[language]
    const { sections, answer } = texts[language]

    test('phrases, past answers, the proposal and two devices help to write an answer, and lose none of it', async ({
      page,
      browser,
      request,
    }) => {
      const own = await ordered(request, language)
      const wide = await openExpertWindow(browser, expert, language)
      const work = await takeOffer(request, expert, own.id)
      const desk = wide.page
      await desk.goto(`/${language}/demandes?question=${own.id}&pane=write`)
      const part = (one: typeof desk, { tab }: { tab: RegExp }) =>
        one.locator('.pane--write').getByRole('button', { name: tab }).click()
      const short = (one: typeof desk) => one.getByRole('textbox', { name: sections.short.field })
      await expect(short(desk)).toBeVisible()

      // An own phrase, by its key: found by a word of it, filled from the file.
      const phrases = desk.getByRole('dialog', { name: said.phrases })
      await expect(async () => {
        await desk.keyboard.press('m')
        await expect(phrases).toBeVisible({ timeout: 1000 })
      }).toPass()
      await phrases.getByText(said.newPhrase).click()
      await phrases.getByRole('textbox', { name: said.name }).fill(said.title)
      await phrases.getByRole('textbox', { name: said.body }).fill(said.written)
      await phrases.getByRole('button', { name: said.save }).click()
      await phrases.getByRole('searchbox', { name: said.search }).fill('zzz')
      await expect(phrases.getByText(said.none)).toBeVisible()
      await phrases.getByRole('searchbox', { name: said.search }).fill(said.title.toUpperCase())
      await phrases.getByRole('button', { name: `${said.insert} ${said.title}` }).click()
      await expect(short(desk)).toHaveValue(said.filled)

      // The assistant's proposal beside one's own step: what it adds is shown, and nothing is replaced.
      await part(desk, sections.steps)
      await desk.getByRole('textbox', { name: sections.steps.field }).fill(said.ownStep)
      await desk.locator('#pane-write').click()
      await desk.keyboard.press('q')
      const proposal = desk.getByRole('dialog', { name: said.proposal })
      const steps = proposal.getByRole('region', { name: said.steps })
      await expect(proposal.getByText(said.machine)).toBeVisible()
      await expect(steps.getByText(said.ownStep)).toBeVisible()
      await expect(steps.getByRole('deletion')).toHaveCount(0)
      await expect(steps.getByRole('insertion').first()).toBeVisible()
      await steps.getByRole('button', { name: said.add }).click()
      await expect(steps.getByText(said.waits)).toBeVisible()
      await proposal.getByRole('button', { name: said.close }).click()

      // Sending asks for nothing: the proposal opens at what is not confirmed, and says that nothing was sent.
      await part(desk, sections.limits)
      await desk.getByRole('textbox', { name: sections.limits.field }).fill(answer.limits)
      const posted: string[] = []
      desk.on('request', (sent) => sent.method() === 'POST' && posted.push(new URL(sent.url()).pathname))
      await desk.getByRole('button', { name: texts[language].sendAnswer }).click()
      await expect(proposal.getByRole('alert')).toContainText(said.steps)
      expect(posted.filter((path) => path.endsWith('/answer'))).toEqual([])
      await steps.getByRole('button', { name: said.confirm }).click()
      await expect(steps.getByText(said.confirmed)).toBeFocused()
      await proposal.getByRole('button', { name: said.close }).click()
      await part(desk, sections.steps)
      await expect(desk.getByRole('textbox', { name: sections.steps.field })).toHaveValue(said.ownStep)

      // The same part on a phone and at the desk: both texts are shown, and the one not kept is a version.
      const pocket = await openExpertWindow(browser, expert, language, phone)
      await pocket.page.goto(`/${language}/demandes?question=${own.id}&pane=write`)
      await expect(short(pocket.page)).toHaveValue(said.filled)
      await pocket.page.context().setOffline(true)
      await short(pocket.page).fill(said.here)
      await expect(pocket.page.getByText(said.offline)).toBeInViewport()
      await part(desk, sections.short)
      await short(desk).fill(said.elsewhere)
      await part(desk, sections.limits)
      const token = await signIn(request, expert)
      const kept = async () => (await call(request, ['GET', `/desk/questions/${own.id}/draft`], token)).draft
      await expect.poll(async () => (await kept()).short).toBe(said.elsewhere)
      await pocket.page.context().setOffline(false)
      const conflict = pocket.page.locator('.notice', { hasText: said.twice })
      await expect(conflict).toContainText(said.elsewhere)
      await expect(conflict).toContainText(said.here)
      await expect(conflict.getByRole('heading', { name: said.other })).toBeVisible()
      await conflict.getByRole('button', { name: said.mine }).tap()
      await expect(short(desk)).toHaveCount(0)
      await part(desk, sections.short)
      await expect(short(desk)).toHaveValue(said.here)
      await part(pocket.page, sections.limits)
      await expect(pocket.page.getByRole('textbox', { name: sections.limits.field })).toHaveValue(answer.limits)
      await desk.getByRole('button', { name: said.versions, exact: false }).first().click()
      await expect(desk.getByRole('dialog', { name: said.versionsTitle })).toContainText(said.elsewhere)
      await desk.keyboard.press('Escape')

      // Every act has its key on one sheet.
      await desk.locator('#pane-write').click()
      await desk.keyboard.press('?')
      const keys = desk.getByRole('dialog', { name: said.keys }).getByRole('term')
      // Those of the sheet and the one that sends.
      await expect(keys).toHaveCount(Object.keys(shortcuts).length + 1)
      await desk.keyboard.press('Escape')

      // What was answered is found again by its words, to write from.
      await work('answer', { answer: await kept(), locale: language })
      await desk.reload()
      await expect(desk.getByText(texts[language].answerSent, { exact: true })).toBeVisible()
      await expect(async () => {
        await desk.keyboard.press('m')
        await expect(phrases).toBeVisible({ timeout: 1000 })
      }).toPass()
      await phrases.getByRole('searchbox', { name: said.search }).fill('train')
      const past = phrases.getByRole('region', { name: said.past })
      await expect(past).toContainText(said.here)
      await expect(past).not.toContainText(said.ownStep)
      await pocket.leave()
      await wide.leave()

      // The client reads that a machine has helped.
      await storeToken(page.context(), own.token)
      await page.goto(`/${language}/question/${own.id}`)
      await expect(page.getByText(said.ownStep).first()).toBeVisible()
      await expect(page.getByRole('main')).toContainText(said.helped)
    })
  })

test('a phone that opens a question while the desk saves shows what the desk has written', async ({
  browser,
  request,
}) => {
  const own = await ordered(request, 'fr')
  const pocket = await openExpertWindow(browser, expert, 'fr', phone)
  await takeOffer(request, expert, own.id)
  const token = await signIn(request, expert)
  const { lease } = await call(request, ['GET', `/desk/questions/${own.id}?locale=fr`], token)
  // Read before the desk saves, and arrived after the news of it.
  let saved = false
  await pocket.page.route(`**/api/desk/questions/${own.id}?*`, async (route) => {
    if (saved) return route.continue()
    const response = await route.fetch()
    saved = true
    const draft = { ...emptyDraft, short: words.fr.elsewhere }
    const edit = { device: 'desk', based: { short: 0 } }
    await call(request, ['PUT', `/desk/questions/${own.id}/draft`], token, { token: lease.token, draft, edit })
    await pocket.page.waitForTimeout(1500)
    return route.fulfill({ response })
  })
  await pocket.page.goto(`/fr/demandes?question=${own.id}&pane=write`)
  await expect(pocket.page.getByRole('textbox', { name: texts.fr.sections.short.field })).toHaveValue(
    words.fr.elsewhere,
  )
  await pocket.leave()
})

test('a correction whose reply was lost is known as one’s own, and not as another device’s', async ({
  browser,
  request,
}) => {
  const own = await ordered(request, 'fr')
  const { page, leave } = await openExpertWindow(browser, expert, 'fr')
  const work = await takeOffer(request, expert, own.id)
  const { answer, sections } = texts.fr
  const { short, limits } = answer
  const sent = { ...emptyDraft, short, limits, steps: [{ text: answer.step }] }
  await work('answer', { answer: sent, locale: 'fr' })
  await page.goto(`/fr/demandes?question=${own.id}&pane=write`)
  await page.getByRole('button', { name: 'Corriger la réponse' }).click()
  await page.getByRole('textbox', { name: sections.short.field }).fill(`${short} Gardez la preuve de dépôt.`)
  let arrived = false
  await page.route(`**/api/desk/questions/${own.id}/answer`, async (route) => {
    if (!arrived) await route.fetch()
    arrived = true
    return route.abort('connectionfailed')
  })
  await page.getByRole('button', { name: 'Envoyer la réponse corrigée' }).click()
  await page.getByRole('button', { name: 'Envoyer la correction au client' }).press('Control+Enter')
  await expect.poll(() => arrived).toBe(true)
  // The client writes again: the question is read anew.
  await call(request, ['POST', `/questions/${own.id}/messages`], own.token, { text: 'Merci, et si rien ne vient ?' })
  await expect(page.getByText('Réponse envoyée').first()).toBeVisible()
  await expect(page.getByText(/d’un autre appareil/)).toHaveCount(0)
  await leave()
})

for (const language of walkedIn('en'))
  test(`no answer leaves before it was seen as the client will read it (${language})`, async ({ browser, request }) => {
    const own = await ordered(request, 'fr')
    const { page, leave } = await openExpertWindow(browser, expert, language)
    await takeOffer(request, expert, own.id)
    const { answer, answerSent, finalLook, sections, sendAnswer } = texts[language]
    let sent = 0
    page.on('request', (call) => {
      if (call.method() === 'POST' && call.url().endsWith(`/desk/questions/${own.id}/answer`)) sent += 1
    })
    await page.goto(`/${language}/demandes?question=${own.id}&pane=write`)
    await page.getByRole('button', { name: sections.short.tab }).click()
    const short = page.getByRole('textbox', { name: sections.short.field })
    await short.fill(answer.short)
    const look = page.getByRole('dialog', { name: finalLook.title })
    // What is missing is named first, and not looked at.
    await page.getByRole('button', { name: sendAnswer }).click()
    await expect(page.getByRole('alert').getByRole('listitem').first()).toBeVisible()
    await expect(look).toBeHidden()

    await writeAnswer(page, language)
    await page.keyboard.down('Control')
    for (const held of ['first', 'repeated']) {
      await page.keyboard.down('Enter')
      await expect(look, held).toBeVisible()
    }
    await page.keyboard.up('Enter')
    await page.keyboard.up('Control')
    for (const part of [answer.short, answer.step, answer.limits]) await expect(look).toContainText(part)
    await page.keyboard.press('Escape')
    await expect(look).toBeHidden()
    expect(sent).toBe(0)
    await page.getByRole('button', { name: sections.short.tab }).click()
    await expect(short).toHaveValue(answer.short)

    await page.setViewportSize({ width: 360, height: 740 })
    await short.press('Control+Enter')
    await expect(look.getByRole('heading', { name: finalLook.title })).toBeInViewport({ ratio: 1 })
    await expect(look.getByRole('button', { name: finalLook.send })).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText(answerSent, { exact: true })).toBeVisible()
    expect(sent).toBe(1)
    await leave()
  })
