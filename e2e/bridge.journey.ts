import { FakeModel } from '../test/harness/fake-language-model.ts'
import { call, ordered, word } from './api-calls.ts'
import { expect, openExpertWindow, test } from './fixtures.ts'
import { signIn, storeToken } from './sign-in.ts'

/** A client and experts of other languages: each writes in their own language and reads in it too. */

const first = 'I left the flat on 12 September 2026.'
const second = 'I have not received the deposit of €780, and my landlord does not answer. What can I do?'
const inFrench = 'Je n’ai pas reçu le dépôt de garantie de 780 €, et mon bailleur ne répond pas. Que puis-je faire ?'
const reply = 'Sans réponse, envoyez une mise en demeure par lettre recommandée.'
const inEnglish = 'Without a reply, send a formal notice by registered letter.'
const known: Readonly<Record<string, string>> = { [second]: inFrench, [reply]: inEnglish }

/** A model that translates the lines it knows; asked for anything else, it fails. */
function translator(of: Readonly<Record<string, string>>): FakeModel {
  const model = new FakeModel()
  model.script = ({ prompt }) => {
    const { lines } = JSON.parse(/\{[\s\S]*\}/.exec(prompt)?.[0] ?? '{}') as { lines?: string[] }
    return lines ? { json: { lines: lines.map((line) => of[line] ?? line) } } : { status: 500 }
  }
  return model
}

test('each side reads the other in its own language, with the original one press away; without a model it says so', async ({
  page,
  browser,
  request,
  server,
}) => {
  const model = translator(known)
  const own = await ordered(request, 'en')
  const window = await openExpertWindow(browser, 'specialist@demo.test', 'fr')
  const desk = window.page
  try {
    const expert = await signIn(request, 'specialist@demo.test')
    const staff = await signIn(request, 'admin@demo.test')
    const { experts } = await call(request, ['GET', `/admin/questions/${own.id}/experts`], staff)
    const { id } = experts.find(({ name }: { name: string }) => name === 'Étienne Marchal')
    const asked = { expert: id, reason: 'Seul expert présent.' }
    await call(request, ['POST', `/admin/questions/${own.id}/offer`], staff, asked)
    const { offers } = await call(request, ['GET', '/desk?locale=fr'], expert)
    const { token } = offers.find(({ questionId }: { questionId: string }) => questionId === own.id)
    const taken = { token, noConflict: true, locale: 'fr' }
    const { lease } = await call(request, ['POST', `/desk/offers/${own.id}/accept`], expert, taken)

    const says = (text: string) => call(request, ['POST', `/questions/${own.id}/messages`], own.token, { text })
    await says(first)
    await desk.goto(`/fr/demandes?question=${own.id}&pane=talk`)
    const turn = (text: string) => desk.locator('.talk li', { hasText: text })
    await expect(turn(first)).toContainText('Écrit en anglais, non traduit.')
    await expect(turn(first).locator('[lang=en]', { hasText: first })).toBeVisible()

    const baseUrl = await model.start()
    await server.stop()
    await server.start({
      ...{ ASSISTANT_PROVIDER: 'openai-compatible', ASSISTANT_MODEL: 'fake-1', ASSISTANT_BASE_URL: baseUrl },
    })
    await says(second)
    await expect(turn(inFrench)).toContainText('Traduit automatiquement')
    await expect(turn(inFrench).getByText(second)).toBeHidden()
    await turn(inFrench).getByText('voir l’original').click()
    await expect(turn(inFrench).locator('[lang=en]', { hasText: second })).toBeVisible()
    // The terms of the field, by keyboard.
    const terms = turn(inFrench).locator('details', { hasText: '2 termes du domaine' })
    await expect(terms.getByText('bailleur')).toBeHidden()
    await terms.locator('summary').press('Enter')
    await expect(terms.getByRole('term')).toHaveText(['deposit', 'landlord'])
    await expect(terms.getByRole('definition')).toHaveText(['dépôt de garantie', 'bailleur'])

    const answer = { token: lease.token, ...word(reply) }
    await call(request, ['POST', `/desk/questions/${own.id}/messages`], expert, answer)
    await storeToken(page.context(), own.token)
    await page.goto(`/en/consultation/${own.id}`)
    const heard = page.getByRole('listitem').filter({ hasText: inEnglish })
    await expect(heard).toContainText('Translated automatically')
    await heard.getByText('see the original').click()
    await expect(heard.locator('[lang=fr]', { hasText: reply })).toBeVisible()
  } finally {
    await window.leave()
    await model.stop()
    await server.stop()
    await server.start()
  }
})

const asked = inFrench
const askedInEnglish = second
const english = {
  short: 'Your landlord had one month to return the deposit. Write to them before 24 November.',
  steps: [{ text: 'Send a registered letter to the landlord.' }],
  deadlines: [],
  papers: ['The lease'],
  sources: [],
  limits: 'Without reading the lease, this answer remains general.',
}
const answerInFrench =
  'Votre bailleur avait un mois pour rendre le dépôt de garantie. Écrivez-lui avant le 24 novembre.'
const note = 'Camille asks from when the increase runs. I have begun to look, and I have to leave.'
const noteInFrench =
  'Camille demande à partir de quand court la majoration. J’ai commencé à chercher, et je dois partir.'
const fromFrench: Readonly<Record<string, string>> = {
  [asked]: askedInEnglish,
  [english.short]: answerInFrench,
  [english.steps[0]!.text]: 'Envoyez une lettre recommandée au bailleur.',
  [english.papers[0]!]: 'Le bail',
  [english.limits]: 'Sans lecture du bail, cette réponse reste générale.',
  [note]: noteInFrench,
}

test('a French client and an expert who knows English only read each other, and so does the colleague who takes over', async ({
  page,
  browser,
  request,
  server,
}) => {
  const model = translator(fromFrench)
  const own = await ordered(request, 'fr')
  const giver = 'expert@demo.test'
  const token = await signIn(request, giver)
  const speak = async (languages: ('fr' | 'en')[]) => {
    const { fields } = await call(request, ['GET', '/me/expert/page'], token)
    await call(request, ['PUT', '/me/expert/page'], token, { ...fields, languages })
  }
  await speak(['en'])
  const windows = [await openExpertWindow(browser, giver, 'en')]
  const desk = windows[0]!.page
  const asGiver = (path: string, body?: object) =>
    call(request, [body ? 'POST' : 'GET', path], token, body && { locale: 'en', ...body })
  const offered = async (of: string) => {
    const { offers } = await call(request, ['GET', '/desk?locale=fr'], of)
    return offers.find(({ questionId }: { questionId: string }) => questionId === own.id)
  }
  try {
    const staff = await signIn(request, 'admin@demo.test')
    const { experts } = await call(request, ['GET', `/admin/questions/${own.id}/experts`], staff)
    const { id } = experts.find(({ name }: { name: string }) => name === 'Hélène Carpentier')
    const reason = 'Seule experte présente.'
    await call(request, ['POST', `/admin/questions/${own.id}/offer`], staff, { expert: id, reason })
    const offer = { token: (await offered(token)).token, noConflict: true }
    const { lease } = await asGiver(`/desk/offers/${own.id}/accept`, offer)
    const baseUrl = await model.start()
    await server.stop()
    await server.start({
      ...{ ASSISTANT_PROVIDER: 'openai-compatible', ASSISTANT_MODEL: 'fake-1', ASSISTANT_BASE_URL: baseUrl },
    })

    // The expert reads the client in English.
    const says = (text: string) => call(request, ['POST', `/questions/${own.id}/messages`], own.token, { text })
    await says(asked)
    await desk.goto(`/en/demandes?question=${own.id}&pane=talk`)
    const turn = desk.locator('.talk li', { hasText: askedInEnglish })
    await expect(turn).toContainText('Translated automatically')
    await expect(turn.getByText(asked)).toBeHidden()
    await turn.getByText('see the original').click()
    await expect(turn.locator('[lang=fr]', { hasText: asked })).toBeVisible()

    // The client reads the expert in French.
    await asGiver(`/desk/questions/${own.id}/answer`, { token: lease.token, answer: english })
    await storeToken(page.context(), own.token)
    await page.goto(`/fr/question/${own.id}`)
    const answer = page.locator('.doc').filter({ hasText: answerInFrench })
    await expect(answer).toContainText('Traduit automatiquement')
    await expect(answer.getByText(english.short)).toBeHidden()
    await answer.getByText('voir l’original').first().click()
    await expect(answer.locator('[lang=en]', { hasText: english.short })).toBeVisible()

    // So does the colleague who knows French only: what was answered, and the note to them.
    await says('Et depuis quand la majoration est-elle due ?')
    const etienne = await openExpertWindow(browser, 'specialist@demo.test', 'fr')
    windows.push(etienne)
    const theirs = await signIn(request, 'specialist@demo.test')
    const { colleagues } = await asGiver(`/desk/questions/${own.id}/colleagues?locale=en`)
    const { id: to } = colleagues.find(({ name }: { name: string }) => name === 'Étienne Marchal')
    const held = (await asGiver(`/desk/questions/${own.id}?locale=en`)).lease.token
    await asGiver(`/desk/questions/${own.id}/hand-over`, { token: held, to, note, showsDraft: false })
    const colleague = etienne.page
    const proposal = colleague.locator('.offer').filter({ hasText: note })
    await expect(proposal.locator('[lang=en]', { hasText: note })).toBeVisible()
    const taken = { token: (await offered(theirs)).token, noConflict: true, locale: 'fr' }
    await call(request, ['POST', `/desk/offers/${own.id}/accept`], theirs, taken)
    await colleague.goto(`/fr/demandes?question=${own.id}&pane=brief`)
    const handed = colleague.locator('.handed-note')
    await expect(handed.getByText(noteInFrench)).toBeVisible()
    await expect(handed).toContainText('Traduit automatiquement')
    await handed.getByText('voir l’original').click()
    await expect(handed.locator('[lang=en]', { hasText: note })).toBeVisible()
    const given = colleague.locator('.given-before details').first()
    await given.locator('summary').first().click()
    await expect(given.getByText(answerInFrench)).toBeVisible()
    await expect(given.getByText(english.short)).toBeHidden()
    await given.getByText('voir l’original').click()
    await expect(given.locator('[lang=en]', { hasText: english.short }).last()).toBeVisible()
    const before = colleague.locator('.talk li', { hasText: answerInFrench })
    await expect(before).toContainText('Hélène Carpentier')
    await expect(before).toContainText('Traduit automatiquement')
  } finally {
    for (const { leave } of windows) await leave()
    await speak(['fr', 'en'])
    await model.stop()
    await server.stop()
    await server.start()
  }
})
