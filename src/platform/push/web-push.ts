import { createECDH, createHash } from 'node:crypto'
import { request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { isIP } from 'node:net'
import webPush, { type RequestDetails } from 'web-push'
import { lookupPublic } from '../public-dns-lookup.ts'
import { inCall } from '../telemetry/spans.ts'
import type { Outcome, Push } from './port.ts'

export type PushOptions = {
  /** The private key, 32 bytes as base64url: all processes of a site share it. */
  key: string
  /** Contact for push services: `mailto:` or an https address. */
  contact: string
  /** For tests: allows a push service on this machine. */
  local?: boolean
  /** Timeout of the push service's response, in milliseconds. */
  timeoutMilliseconds?: number
}

/** A new private key. */
export function newPushKey(): string {
  return webPush.generateVAPIDKeys().privateKey
}

function publicKeyOf(key: string): string {
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(Buffer.from(key, 'base64url'))
  return curve.getPublicKey('base64url')
}

/** At most 32 letters, and the same for the same tag. */
const topicOf = (tag: string) => createHash('sha256').update(tag).digest('base64url').slice(0, 32)

/**
 * Web push by RFC 8030 and 8291. The address comes from a browser, that is from anybody: the request goes to public
 * addresses on the default port only, follows no redirect and reads only the status.
 */
export function openPush({ key, contact, local = false, timeoutMilliseconds: patience = 10_000 }: PushOptions): Push {
  const publicKey = publicKeyOf(key)

  function accepts(endpoint: string): boolean {
    if (!URL.canParse(endpoint)) return false
    const { protocol, hostname, port, username, password } = new URL(endpoint)
    if (username || password) return false
    if (local) return protocol === 'http:' || protocol === 'https:'
    const host = hostname.replace(/^\[|\]$/g, '')
    return protocol === 'https:' && port === '' && host.includes('.') && isIP(host) === 0
  }

  return {
    key: publicKey,
    accepts,
    async send({ endpoint, p256dh, auth }, note, secondsToLive) {
      if (!accepts(endpoint)) return { kind: 'gone' }
      let details: RequestDetails
      try {
        details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(note), {
          vapidDetails: { subject: contact, publicKey, privateKey: key },
          TTL: secondsToLive,
          urgency: 'high',
          topic: topicOf(note.tag),
          contentEncoding: 'aes128gcm',
        })
      } catch {
        return { kind: 'gone' }
      }
      const name = { 'server.address': new URL(endpoint).hostname }
      return inCall('push', name, async (span) => {
        const outcome = await deliver(details, local, patience)
        span?.setAttribute('clairavis.outcome', outcome.kind)
        return outcome
      })
    },
  }
}

function deliver({ endpoint, headers, body }: RequestDetails, local: boolean, patience: number): Promise<Outcome> {
  return new Promise((resolve) => {
    const request = endpoint.startsWith('https:') ? secureRequest : plainRequest
    const call = request(
      endpoint,
      {
        method: 'POST',
        headers: headers as Record<string, string>,
        signal: AbortSignal.timeout(patience),
        agent: false,
        ...(!local && { lookup: lookupPublic }),
      },
      (answer) => {
        resolve(outcomeOf(answer.statusCode ?? 0, answer.headers['retry-after']))
        answer.destroy()
      },
    )
    call.on('error', () => resolve({ kind: 'later', seconds: null }))
    call.end(body)
  })
}

function outcomeOf(status: number, retryAfter: string | undefined): Outcome {
  if (status >= 200 && status < 300) return { kind: 'taken' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  if (status === 429 || status >= 500) {
    const seconds = Number(retryAfter)
    return { kind: 'later', seconds: Number.isFinite(seconds) && seconds > 0 ? seconds : null }
  }
  return { kind: 'refused', status }
}
