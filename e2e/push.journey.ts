import { createECDH, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { href } from '../src/screens.ts'
import { call, ordered, withdraw } from './api-calls.ts'
import { violationsOf } from './axe.ts'
import { browserArguments, wholeBrowser } from './browser.ts'
import { expect, openExpertWindow, test } from './fixtures.ts'
import { walkedIn } from './languages.ts'
import { newVisitor, signIn, storeToken } from './sign-in.ts'
import { acceptOffer } from './steps.ts'

/** Notifications: asked for by a press, sent to a push service on this machine, shown by the worker. */
test.use({
  serviceWorkers: 'allow',
  // A browser without windows shows no notification.
  launchOptions: { executablePath: wholeBrowser, args: browserArguments },
})

let service: Server
let calls: IncomingHttpHeaders[]
test.beforeEach(async () => {
  calls = []
  service = createServer((request, response) => {
    calls.push(request.headers)
    response.writeHead(201).end()
  }).listen(0, '127.0.0.1')
  await once(service, 'listening')
})
test.afterEach(() => void service.close())

type Asked = { asked: number }

/** A browser whose push service is ours; it answers the question about notifications with `answer`. */
async function withPush(page: Page, answer: NotificationPermission): Promise<void> {
  const endpoint = `http://127.0.0.1:${(service.address() as AddressInfo).port}/to/${crypto.randomUUID()}`
  const p256dh = createECDH('prime256v1').generateKeys('base64url')
  const given = { answer, endpoint, keys: { p256dh, auth: randomBytes(16).toString('base64url') } }
  await page.addInitScript(({ answer, endpoint, keys }) => {
    const window = globalThis as unknown as Asked & Record<string, unknown>
    window.asked = 0
    const is = (key: string) => sessionStorage.getItem(key)
    Object.defineProperty(Notification, 'permission', { get: () => is('permission') ?? 'default' })
    Notification.requestPermission = async () => {
      window.asked += 1
      sessionStorage.setItem('permission', answer)
      return answer
    }
    const subscription = {
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: async () => sessionStorage.removeItem('subscribed'),
    }
    const push = PushManager.prototype as unknown as Record<string, unknown>
    push.getSubscription = async () => (is('subscribed') ? subscription : null)
    push.subscribe = async (options: PushSubscriptionOptionsInit) => {
      sessionStorage.setItem('subscribed', JSON.stringify(options))
      return subscription
    }
  }, given)
}

const asked = (page: Page) => page.evaluate(() => (globalThis as unknown as Asked).asked)
const on = 'Me prévenir sur cet appareil quand l’expert répond'
const off = 'Ne plus me prévenir sur cet appareil'

test('whoever waits turns notifications on, is told once an expert has accepted, and turns them off', async ({
  page,
  browser,
  complaints,
}) => {
  await withPush(page, 'granted')
  const own = await ordered(page.request, 'fr')
  await storeToken(page.context(), own.token)
  await page.goto(`/fr/match/${own.id}`)
  await expect(page.getByRole('button', { name: on })).toBeVisible()
  expect(await asked(page)).toBe(0)
  await page.getByRole('button', { name: on }).click()
  await expect(page.getByRole('button', { name: off })).toBeVisible()
  expect(await asked(page)).toBe(1)
  const options = await page.evaluate(() => sessionStorage.getItem('subscribed') ?? '')
  expect(JSON.parse(options)).toMatchObject({ userVisibleOnly: true })

  await page.reload()
  await expect(page.getByRole('button', { name: off })).toBeVisible()
  expect(await asked(page)).toBe(0)
  expect((await violationsOf(page, '.push')).map(({ id }) => id)).toEqual([])

  const desk = await openExpertWindow(browser, 'expert@demo.test', 'fr')
  await acceptOffer(desk.page, 'fr')
  await expect.poll(() => calls.length).toBe(1)
  expect(calls[0]).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm' })
  expect(calls[0]?.authorization).toContain(`k=${JSON.parse(options).applicationServerKey}`)

  await page.waitForURL('**/consultation/*')
  await page.getByRole('button', { name: off }).click()
  await expect(page.getByRole('button', { name: on })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: on })).toBeVisible()
  expect(calls).toHaveLength(1)
  expect(complaints).toEqual([])
  await desk.leave()
})

test('whoever refuses is told how to change their mind, and is not asked again', async ({ page }) => {
  await withPush(page, 'denied')
  const own = await ordered(page.request, 'fr')
  await storeToken(page.context(), own.token)
  await page.goto(`/fr/match/${own.id}`)
  await page.getByRole('button', { name: on }).click()
  await expect(page.locator('.push').getByText('Les notifications de ce site sont bloquées.')).toBeVisible()
  await expect(page.getByRole('button', { name: on })).toHaveCount(0)
  await expect(page.locator('.push p')).toBeFocused()
  await page.reload()
  await expect(page.locator('.push').getByText('Les notifications de ce site sont bloquées.')).toBeVisible()
  expect(await asked(page)).toBe(0)
  await withdraw(page.request, own)
})

const beaten = 'Mon mari m’a étranglée hier soir, est-ce un motif de divorce pour faute ?'
const sides = {
  fr: {
    expert: 'Me prévenir sur cet appareil quand une question arrive',
    staff: 'Me prévenir sur cet appareil quand une personne est peut-être en danger',
    off,
    menu: 'Son, pastille, notifications',
    close: 'Fermer',
  },
  en: {
    expert: 'Tell me on this device when a question arrives',
    staff: 'Tell me on this device when somebody may be in danger',
    off: 'Stop telling me on this device',
    menu: 'Sound, badge, notifications',
    close: 'Close',
  },
}

for (const language of walkedIn('fr')) {
  const said = sides[language]

  test(`an expert finds notifications beside sound and badge, and the desk follows (${language})`, async ({
    browser,
  }) => {
    const desk = await openExpertWindow(browser, 'expert@demo.test', language)
    await withPush(desk.page, 'granted')
    await desk.page.reload()
    await desk.page.locator('.desk-menu summary').click()
    await desk.page.getByRole('button', { name: said.menu }).click()
    const dialog = desk.page.getByRole('dialog')
    await dialog.getByRole('button', { name: said.expert }).click()
    await expect(dialog.getByRole('button', { name: said.off })).toBeVisible()
    await dialog.getByRole('button', { name: said.close }).click()
    const beside = desk.page.locator('.pane--queue .push')
    await beside.getByRole('button', { name: said.off }).click()
    await expect(beside.getByRole('button', { name: said.expert })).toBeVisible()
    await desk.leave()
  })

  test(`the staff is told on its devices that somebody may be in danger (${language})`, async ({
    page,
    complaints,
  }) => {
    await withPush(page, 'granted')
    await storeToken(page.context(), await signIn(page.request, 'admin@demo.test'))
    await page.goto(href('admin-home', language))
    await page.getByRole('button', { name: said.staff }).click()
    await expect(page.getByRole('button', { name: said.off })).toBeVisible()
    expect((await violationsOf(page, '.push')).map(({ id }) => id)).toEqual([])
    const visitor = await newVisitor(page.request, 'fr')
    const asked = { text: beaten, category: 'famille', locale: 'fr', timeZone: 'Europe/Paris' }
    await call(page.request, ['POST', '/questions'], visitor, asked)
    await expect.poll(() => calls.length).toBe(1)
    await page.getByRole('button', { name: said.off }).click()
    await expect(page.getByRole('button', { name: said.staff })).toBeVisible()
    expect(complaints).toEqual([])
  })
}

test('the worker shows what was pushed', async ({ page, context }) => {
  await context.grantPermissions(['notifications'])
  await page.goto('/fr/contact')
  const cdp = await context.newCDPSession(page)
  const registered = new Promise<string>((found) =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) found(first.registrationId)
    }),
  )
  await cdp.send('ServiceWorker.enable')
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js')
    const { active } = await navigator.serviceWorker.ready
    // What is pushed to a worker that is still being activated is lost.
    while (active?.state !== 'activated') await new Promise((resolve) => setTimeout(resolve, 20))
  })
  const note = {
    title: 'Votre expert a répondu',
    body: 'Ouvrez',
    lang: 'fr',
    path: '/fr/question/1',
    tag: 'question-1',
  }
  const { origin } = new URL(page.url())
  const registrationId = await registered
  // A message pushed while the browser starts its worker anew is lost: it is sent again, and replaces itself by its tag.
  const shown = async () => {
    await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(note) })
    return page.evaluate(async () => {
      const notes = await (await navigator.serviceWorker.ready).getNotifications()
      return notes.map(({ title, body, lang, tag, data }) => ({ title, body, lang, tag, path: data }))
    })
  }
  await expect.poll(shown).toEqual([note])
})
