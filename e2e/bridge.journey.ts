import { FakeModel } from '../test/harness/fake-language-model.ts'
import { call, ordered, word } from './api-calls.ts'
import { expect, openExpertWindow, test } from './fixtures.ts'
import { signIn, storeToken } from './sign-in.ts'

/** An English client and an expert who knows French only: each writes in their own language and reads in it too. */

const first = 'I left the flat on 12 September 2026.'
const second = 'I have not received the deposit of €780, and my landlord does not answer. What can I do?'
const inFrench = 'Je n’ai pas reçu le dépôt de garantie de 780 €, et mon bailleur ne répond pas. Que puis-je faire ?'
const reply = 'Sans réponse, envoyez une mise en demeure par lettre recommandée.'
const inEnglish = 'Without a reply, send a formal notice by registered letter.'
const known: Readonly<Record<string, string>> = { [second]: inFrench, [reply]: inEnglish }

test('each side reads the other in its own language, with the original one press away; without a model it says so', async ({
  page,
  browser,
  request,
  server,
}) => {
  const model = new FakeModel()
  model.script = ({ prompt }) => {
    const { lines } = JSON.parse(/\{[\s\S]*\}/.exec(prompt)?.[0] ?? '{}') as { lines?: string[] }
    // Asked for anything else, it fails.
    return lines ? { json: { lines: lines.map((line) => known[line] ?? line) } } : { status: 500 }
  }
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
