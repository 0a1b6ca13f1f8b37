import { createECDH, randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { setUpPaymentTestKit } from '../../../../test/harness/payment-test-kit.ts'
import { type Caller, expert, testApp, visitor } from '../../../../test/harness/test-app.ts'
import { acceptAs, heldAfterPreview, offerFor } from '../../../../test/scenarios/main-path.ts'
import type { Brief } from '../../../platform/assistant/port.ts'
import type { Tx } from '../../../platform/db/port.ts'
import { briefOf, updateBrief } from '../../server/brief-store.ts'
import { questionById } from '../../server/views.ts'

setUpPaymentTestKit()

const text =
  'Bonjour, je m’appelle Ludivine Quemeneur, 14 rue des Tanneurs, 35000 Rennes. Mon propriétaire M. Kervella me menace d’expulsion et garde mon dépôt de 780 € depuis le 12 septembre. Écrivez-moi à ludivine.q@exemple.test ou au 06 12 34 56 78, mon compte est FR76 3000 6000 0112 3456 7890 189. Quemeneur est mon nom de naissance. Que puis-je faire contre Kervella ?'
const secrets = ['Ludivine', 'Quemeneur', 'Tanneurs', 'ludivine.q', '06 12', '34 56', '3000 6000', '7890']

const plainText = 'Mon propriétaire garde mon dépôt de 780 € depuis le 12 septembre. Que puis-je faire contre lui ?'

/** As an assistant may write it: a name in it, and nothing around that says that it is one. */
async function rewriteBrief(id: string, said: Partial<Brief>): Promise<void> {
  const brief = await briefOf(testApp.ports.db, id)
  if (!brief) throw new Error('there is no brief')
  await updateBrief(testApp.ports.db as Tx, id, { data: { ...brief.data, ...said }, other: null })
  await testApp.ports.db.updateTable('question').set({ title: said.title }).where('id', '=', id).execute()
}

/** A question with personal data in its text that is being offered, after a preview. */
async function offered(
  said = text,
  added = 'Vide. Mon propriétaire est M. Yann Kervella, joignable au 07 98 76 54 32. Aucune date.',
) {
  const helene = await expert({ regulated: 'law' })
  const keys = {
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  }
  await helene.put('/me/push', { endpoint: `https://push.test/${helene.expertId}`, ...keys, locale: 'fr' })
  const client = await visitor()
  const id = await heldAfterPreview(client, said, added)
  return { helene, client, id }
}

const preview = async (client: Caller, id: string, locale: string) => {
  const { messages } = (await client.get(`/questions/${id}/messages?locale=${locale}`)).body
  return messages.findLast(({ kind }: { kind: string }) => kind === 'preview').preview
}

describe('an offer', () => {
  it('shows nothing that names or reaches the client before it is accepted, and the other party by name', async () => {
    const { helene, id } = await offered()
    const offer = await offerFor(helene, id)
    expect(offer.summary).toContain('dépôt de 780')
    expect(offer.redFlags.join(' ')).not.toBe('')
    const { otherParty, ...shown } = offer
    for (const secret of [...secrets, 'Kervella', '07 98']) expect(JSON.stringify(shown)).not.toContain(secret)
    expect(shown.masked).toBe(true)
    expect(otherParty).toContain('Kervella')
    expect(otherParty).not.toMatch(/07 98|76 54/)
    const english = (await helene.get('/desk?locale=en')).body.offers
    for (const secret of secrets) expect(JSON.stringify(english)).not.toContain(secret)
  })

  it.each([
    ['Je suis Ludivine Quemeneur. Aucune date.', 'Quemeneur demande son dépôt.'],
    ['My name is Ludivine Quemeneur. There is no date.', 'Quemeneur asks for the deposit.'],
  ])('hides a name that only a message introduces, wherever it recurs: %s', async (message, summary) => {
    const { helene, id } = await offered(plainText, message)
    await rewriteBrief(id, { title: 'Dépôt', summary, redFlags: [], otherParty: '' })
    expect(await offerFor(helene, id)).toMatchObject({ summary: summary.replace('Quemeneur', '••••'), masked: true })
  })

  it('says that something is hidden whatever sign stands for it, and not where nothing is', async () => {
    const { helene, id } = await offered(plainText, 'Aucune date.')
    const said = { title: 'Dépôt', summary: 'Ludivine demande son dépôt.', redFlags: [], otherParty: '' }
    await rewriteBrief(id, said)
    expect((await offerFor(helene, id)).masked).toBe(false)
    // Known from the account, not from the text.
    const { personId } = (await questionById(testApp.ports.db, id))!
    await testApp.ports.db.updateTable('person').set({ firstName: 'Ludivine' }).where('id', '=', personId).execute()
    const shown = await offerFor(helene, id)
    expect(shown.summary).not.toContain('Ludivine')
    expect(shown.masked).toBe(true)
    await rewriteBrief(id, { ...said, summary: 'Le dépôt est gardé.' })
    expect((await offerFor(helene, id)).masked).toBe(false)
  })

  it('is alerted of without a word of the client', async () => {
    const { helene } = await offered()
    await testApp.pass(5)
    const sent = testApp.push.sent.filter(({ to }) => to.endpoint.endsWith(helene.expertId))
    expect(sent.length).toBeGreaterThan(0)
    for (const secret of secrets) expect(JSON.stringify(sent)).not.toContain(secret)
  })

  it('that is accepted shows the original', async () => {
    const { helene, id } = await offered()
    await acceptAs(helene, id)
    const { body } = await helene.get(`/desk/questions/${id}?locale=fr`)
    for (const said of ['Quemeneur', '14 rue des Tanneurs', 'ludivine.q@exemple.test', '06 12 34 56 78'])
      expect(body.brief.summary).toContain(said)
  })
})

describe('the client', () => {
  it('is told in the preview what experts see before one accepts, where something was recognised', async () => {
    const { client, id } = await offered()
    const limits = (await preview(client, id, 'fr')).limits as string[]
    expect(limits.filter((line) => line.includes('masquées, sauf le nom de l’autre partie'))).toHaveLength(1)
  })

  it('is not told so of a text without personal data, and in English of an English one', async () => {
    const client = await visitor()
    const told = async (said: string, locale: string) => {
      const { body } = await client.post('/questions', { text: said, category: 'jardin', locale })
      await testApp.settle()
      await client.post(`/questions/${body.id}/messages`, {
        text: locale === 'fr' ? 'Je ne sais pas.' : 'I do not know.',
      })
      await testApp.settle()
      return ((await preview(client, body.id, locale)).limits as string[]).join(' ')
    }
    expect(await told('Mon laurier jaunit depuis trois semaines, que faut-il faire ?', 'fr')).not.toContain('masquées')
    expect(await told('My laurel hedge turns yellow, please call me on 07700 900123 about it.', 'en')).toContain(
      'see it masked',
    )
  })
})
