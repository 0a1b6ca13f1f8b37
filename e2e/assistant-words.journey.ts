import { FakeModel } from '../test/harness/fake-language-model.ts'
import { call } from './api-calls.ts'
import { expect, test } from './fixtures.ts'
import { texts } from './interface-texts.ts'
import { walkedIn } from './languages.ts'
import { newVisitor, storeToken } from './sign-in.ts'

/** A model writes slowly: its words are read while it writes, and its preview takes their place (decision 039). */
const model = new FakeModel()

test.describe.configure({ mode: 'default' })
test.beforeAll(async ({ server }) => {
  const address = await model.start()
  await server.stop()
  await server.start({
    ASSISTANT_PROVIDER: 'openai-compatible',
    ASSISTANT_MODEL: 'fake-1',
    ASSISTANT_BASE_URL: address,
    // Limits against hanging on a busy machine, not measures.
    ASSISTANT_FIRST_TOKEN_SECONDS: '55',
    ASSISTANT_SECONDS: '55',
  })
})
test.afterAll(async ({ server }) => {
  await server.stop()
  await server.start()
  await model.stop()
})

/** The preview that the model is writing: the test lets it go on. */
function slowPreview(first: string, second: string) {
  const steps = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const
  const head = JSON.stringify({ title: 'Dépôt de garantie', understood: [first] }).slice(0, -2)
  const rest = { claims: [], unsure: [], summary: '', facts: [], redFlags: [] }
  async function* pieces() {
    yield `${head},"`
    await steps[0].promise
    yield `${second}"],"claims":[],"unsure":[`
    await steps[1].promise
    yield `],${JSON.stringify(rest).split('"unsure":[],')[1]}`
  }
  model.script = ({ body }) =>
    JSON.stringify(body).includes('unsure') ? { pieces: pieces() } : { json: { understood: '', questions: [] } }
  return { goOn: () => steps[0].resolve(), end: () => steps[1].resolve() }
}

const cases = {
  fr: ['Vous avez rendu les clés de votre appartement.', 'Votre propriétaire ne vous rend pas le dépôt.'],
  en: ['You gave back the keys to your flat.', 'Your landlord still has not returned the deposit.'],
} as const

for (const language of walkedIn('fr'))
  test(`its words arrive in the conversation one after the other, in ${language}`, async ({ page }) => {
    const [first, second] = cases[language]
    const writes = slowPreview(first, second)
    const token = await newVisitor(page.request, language)
    const body = { text: texts[language].question, category: 'logement', locale: language, timeZone: 'Europe/Paris' }
    const { id } = await call(page.request, ['POST', '/questions'], token, body)
    await storeToken(page.context(), token)
    await page.goto(`/${language}/consultation/${id}`)

    const said = page.locator('.turn--assistant .turn-body[data-ai-generated]')
    await expect(said).toContainText(first)
    await expect(said).not.toContainText(second)
    await expect(page.locator('.writing')).toBeVisible()
    writes.goOn()
    await expect(said).toContainText(`${first} ${second}`)
    await expect(page.getByRole('heading', { name: texts[language].preview })).toBeHidden()
    writes.end()
    await expect(page.getByRole('heading', { name: texts[language].preview })).toBeVisible()
    await expect(page.locator('.writing')).toBeHidden()
    await expect(page.locator('.turn--assistant').last()).toContainText(second)
  })
