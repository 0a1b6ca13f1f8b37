import { createDecipheriv, createECDH, createHmac, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { lookupPublic } from '../public-dns-lookup.ts'
import type { PushNotification } from './port.ts'
import { newPushKey, openPush } from './web-push.ts'

/** A push service on this machine, and a browser that decrypts what it receives (RFC 8030, 8188, 8291, 8292). */
const browser = createECDH('prime256v1')
const p256dh = browser.generateKeys('base64url')
const secret = randomBytes(16)
const auth = secret.toString('base64url')

type Call = { path: string; headers: IncomingHttpHeaders; body: Buffer }
let service: Server
let base: string
let calls: Call[]
let answer: { status: number; headers?: Record<string, string> }

beforeEach(async () => {
  calls = []
  answer = { status: 201 }
  service = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray())
    calls.push({ path: request.url ?? '', headers: request.headers, body })
    if (answer.status > 0) response.writeHead(answer.status, answer.headers).end('x'.repeat(100_000))
  }).listen(0, '127.0.0.1')
  await once(service, 'listening')
  base = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
})
afterEach(() => {
  service.closeAllConnections()
  service.close()
})

const contact = 'mailto:a@b.test'
const note: PushNotification = {
  title: 'Réponse',
  body: 'Ouvrez',
  lang: 'fr',
  path: '/fr/question/1',
  tag: 'question-1',
}
const push = openPush({ key: newPushKey(), contact, local: true, timeoutMilliseconds: 300 })
const send = () => push.send({ endpoint: `${base}/to/me`, p256dh, auth }, note, 90)

/** Decrypts a body in `aes128gcm` as the browser does. */
function opened(body: Buffer): unknown {
  const salt = body.subarray(0, 16)
  const length = body.readUInt8(20)
  const sender = body.subarray(21, 21 + length)
  const sealed = body.subarray(21 + length)
  const prk = createHmac('sha256', secret).update(browser.computeSecret(sender)).digest()
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender, Buffer.from([1])])
  const ikm = createHmac('sha256', prk).update(info).digest()
  const derived = (name: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', ikm, salt, `Content-Encoding: ${name}\0`, bytes))
  const cipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12))
  cipher.setAuthTag(sealed.subarray(-16))
  const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]).toString()
  return JSON.parse(text.slice(0, text.lastIndexOf('}') + 1))
}

const jsonOf = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString())

describe('web push', () => {
  test('reaches the browser sealed, so that only it can read the note', async () => {
    expect(await send()).toEqual({ kind: 'taken' })
    expect(calls[0]?.path).toBe('/to/me')
    expect(calls[0]?.headers).toMatchObject({ ttl: '90', urgency: 'high', 'content-encoding': 'aes128gcm' })
    expect(calls[0]?.body.includes('question')).toBe(false)
    expect(opened(calls[0]?.body ?? Buffer.alloc(0))).toEqual(note)
  })

  test('is signed by the key that the browser subscribed with, for this service and for a day at most', async () => {
    await send()
    const [, token = '', key] = /^vapid t=(\S+), k=(\S+)$/.exec(calls[0]?.headers.authorization ?? '') ?? []
    expect(key).toBe(push.key)
    const point = Buffer.from(push.key, 'base64url')
    const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
    const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
    const [head, claims, signature = ''] = token.split('.')
    const signed = Buffer.from(`${head}.${claims}`)
    const key256 = { key: publicKey, dsaEncoding: 'ieee-p1363' as const }
    expect(verify('sha256', signed, key256, Buffer.from(signature, 'base64url'))).toBe(true)
    expect(jsonOf(claims)).toMatchObject({ aud: base, sub: contact })
    expect(jsonOf(claims).exp * 1000).toBeLessThanOrEqual(Date.now() + 86_400_000)
  })

  test('lets a later note about the same thing take the place of an earlier one that still waits', async () => {
    await send()
    await send()
    await push.send({ endpoint: `${base}/to/me`, p256dh, auth }, { ...note, tag: 'question-2' }, 90)
    const topics = calls.map(({ headers }) => headers.topic)
    expect(topics[0]).toMatch(/^[\w-]{32}$/)
    expect(topics[1]).toBe(topics[0])
    expect(topics[2]).not.toBe(topics[0])
  })

  test.each([
    [404, { kind: 'gone' }],
    [410, { kind: 'gone' }],
    [429, { kind: 'later', seconds: 120 }],
    [503, { kind: 'later', seconds: 120 }],
    [403, { kind: 'refused', status: 403 }],
    [302, { kind: 'refused', status: 302 }],
  ])('after %d it says %o', async (status, outcome) => {
    answer = { status, headers: { 'retry-after': '120', location: `${base}/elsewhere` } }
    expect(await send()).toEqual(outcome)
    expect(calls).toHaveLength(1)
  })

  test('is tried later where the service says nothing of when, is silent, or cannot be reached', async () => {
    answer = { status: 429, headers: { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' } }
    expect(await send()).toEqual({ kind: 'later', seconds: null })
    answer = { status: 0 }
    expect(await send()).toEqual({ kind: 'later', seconds: null })
    const nobody = { endpoint: 'http://127.0.0.1:1/', p256dh, auth }
    expect(await push.send(nobody, note, 90)).toEqual({ kind: 'later', seconds: null })
  })

  test('is given up where the keys of the browser are none', async () => {
    const noPoint = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString('base64url')
    expect(await push.send({ endpoint: base, p256dh: noPoint, auth }, note, 90)).toEqual({ kind: 'gone' })
    expect(calls).toEqual([])
  })
})

describe('a push service of a running site', () => {
  const strict = openPush({ key: newPushKey(), contact })

  test.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
  ])('may be %s', (endpoint) => expect(strict.accepts(endpoint)).toBe(true))

  test.each([
    'http://fcm.googleapis.com/a',
    'https://fcm.googleapis.com:8443/a',
    'https://user:word@fcm.googleapis.com/a',
    'https://localhost/a',
    'https://127.0.0.1/a',
    'https://2130706433/a',
    'https://[::1]/a',
    'https://[::ffff:10.0.0.1]/a',
    'file:///etc/passwd',
    'nothing',
  ])('may not be %s', async (endpoint) => {
    expect(strict.accepts(endpoint)).toBe(false)
    expect(await strict.send({ endpoint, p256dh, auth }, note, 90)).toEqual({ kind: 'gone' })
  })

  test('has no name that leads into our own network', async () => {
    for (const all of [true, false])
      expect(await new Promise((done) => lookupPublic('localhost', { all }, (error) => done(error?.code)))).toBe(
        'EACCES',
      )
  })
})
