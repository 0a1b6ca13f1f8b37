import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { Caller, setUpTestApp, testApp } from '../../../../test/harness/test-app.ts'
import { createAccount } from '../../../accounts/server/people.ts'
import { fr as accounts } from '../../../accounts/text.fr.ts'
import type { Role } from '../../../api/actor.ts'
import { serviceEmails } from '../../../billing/services/server/emails.ts'
import { planEmails as plans } from '../../../billing/subscriptions/server/emails.fr.ts'
import { locales } from '../../../i18n/locale.ts'
import { renderEmail } from '../../../platform/mail/email.tsx'
import { emails as questions } from '../../../questions/notifications/server/mail.text.fr.ts'
import { emailSamples } from './email-sample-data.ts'

setUpTestApp()

const password = 'une longue phrase de passe'

async function member(...roles: Role[]): Promise<Caller> {
  const email = `${testApp.ports.ids.id()}@demo.test`
  await createAccount(testApp.ports, { email, locale: 'fr', roles: ['client', ...roles], password })
  const caller = new Caller(null)
  caller.token = (await caller.post('/sign-in', { email, password })).body.token
  return caller
}

const source = new URL('../../../', import.meta.url)
const sources = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/test\.tsx?$|testing\.ts$/.test(file))
  .map((file) => ({ file, text: readFileSync(new URL(file, source), 'utf8') }))

const names = Object.keys(emailSamples)
const of = (feature: string, words: object) => Object.keys(words).map((name) => `${feature}.${name}`)

describe('the letters of the house', () => {
  it('have a sample for each that has words', () => {
    const { client, voided, refunded, wayBack, preview } = questions
    expect(names).toEqual(
      expect.arrayContaining([
        ...of('accounts', accounts.letters),
        ...of('billing', plans.letters),
        ...of('service', serviceEmails.fr.letters),
        ...of('questions', { ...client, voided, refunded, wayBack, preview }),
      ]),
    )
  })

  it('have a sample for each name that is written in the code, and no other', () => {
    const declared = sources.flatMap(({ text }) =>
      [...text.matchAll(/template: '([a-z]+\.[\w-]+)'/g)].map(([, name]) => name),
    )
    expect(declared.length).toBeGreaterThan(3)
    expect(declared.filter((name) => !names.includes(name ?? ''))).toEqual([])
  })

  it('are declared wherever one is posted', () => {
    const posts = sources.filter(({ text }) => /mail\.enqueue\(tx/.test(text)).map(({ file }) => file)
    const rooms = [...new Set(posts.map((file) => file.split('/')[0]))].sort()
    const declaring = sources
      .filter(({ text }) => /interface EmailTemplates\b/.test(text))
      .map(({ file }) => file.split('/')[0])
    for (const room of rooms.filter((room) => room !== 'admin' && room !== 'server')) expect(declaring).toContain(room)
  })

  describe.each(locales)('in %s', (locale) => {
    it.each(names)('%s says everything, with nothing left to fill', async (name) => {
      const sample = emailSamples[name as keyof typeof emailSamples]
      const letter = await renderEmail(sample(locale, 'https://clairavis.test'))
      const whole = `${letter.subject}\n${letter.text}`
      expect(letter.subject.length).toBeLessThan(80)
      expect(whole).not.toMatch(/[{}]|undefined|null|NaN|Invalid/)
      expect(whole).not.toMatch(/'|!|\.\.\./)
      const own = /-(?:arrival|unopened)$/.test(name) ? 'fr' : locale
      expect(letter.html).toContain(`lang="${own}`)
    })
  })

  it('in French, keep their punctuation with its word', async () => {
    for (const name of names) {
      const { subject, text } = await renderEmail(
        emailSamples[name as keyof typeof emailSamples]('fr', 'https://a.test'),
      )
      const words = `${subject}\n${text}`.replaceAll(/https?:\S+/g, '').replaceAll(/^> /gm, '')
      expect(words, name).not.toMatch(/[^\u202f][;?!]|[^\u00a0\n\d]:(?!\d)|«[^\u00a0]|[^\u00a0]»|[^\u00a0]€/)
    }
  })
})

describe('the tester of letters', () => {
  it('lists them by feature, with their subjects in the language that is asked for', async () => {
    const editor = await member('editor')
    const { features } = (await editor.get('/admin/letter-samples?locale=en')).body
    expect(features.map(({ feature }: { feature: string }) => feature)).toEqual([
      'accounts',
      'questions',
      'billing',
      'service',
      'discover',
      'experts',
      'staff',
    ])
    expect(features[0].letters[0]).toEqual({ name: 'accounts.sign_in', subject: 'Your sign-in link' })
  })

  it('shows one and sends it through the outbox, marked as a sample', async () => {
    const support = await member('support')
    const open = (await support.get('/admin/letter-samples/billing.renewed?locale=fr')).body
    expect(open.subject).toBe('Reçu de 29,00\u00a0€')
    const sent = await support.post('/admin/letter-samples/billing.renewed/send', {
      to: 'Moi@Exemple.fr',
      locale: 'fr',
    })
    expect(sent.body).toEqual({ to: 'moi@exemple.fr', kept: true })
    const { letters } = (await support.get('/admin/letters?to=moi@exemple.fr')).body
    expect(letters[0]).toMatchObject({ template: 'billing.renewed', subject: '[Exemple] Reçu de 29,00\u00a0€' })
  })

  it('lets only those send who may, and knows no letter of another name', async () => {
    const body = { to: 'moi@exemple.fr', locale: 'fr' }
    const compliance = await member('compliance')
    expect((await compliance.post('/admin/letter-samples/billing.renewed/send', body)).body.code).toBe('right_missing')
    expect((await compliance.get('/admin/letter-samples/constructor?locale=fr')).body.code).toBe('letter_unknown')
    expect((await (await member()).get('/admin/letter-samples?locale=fr')).status).toBe(404)
  })
})
