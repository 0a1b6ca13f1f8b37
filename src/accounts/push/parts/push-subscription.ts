import { client } from '../../../api/call.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { PushApi } from '../push-contract.ts'
import { type PushState, pushState } from '../push-state.ts'

const call = client<PushApi>()

const able = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
/** Includes iPads, whose platform name is that of a Mac. */
const apple = () =>
  /iP(hone|ad|od)/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

async function ownSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/')
  return (await registration?.pushManager.getSubscription()) ?? null
}

const turned = new EventTarget()
const event = 'turned'

/** Calls `then` whenever this page has subscribed or unsubscribed; returns what stops it. */
export function onPushTurned(then: () => void): () => void {
  turned.addEventListener(event, then)
  return () => turned.removeEventListener(event, then)
}

/** Reads the state without prompting; calls the server only if this browser has a subscription. */
export async function currentPushState(): Promise<PushState> {
  const facts = { able: able(), apple: apple(), permission: 'default' as const, subscribed: false, known: false }
  if (!facts.able) return pushState(facts)
  const { permission } = Notification
  const subscribed = permission === 'granted' && (await ownSubscription()) !== null
  const known = subscribed && (await call('GET /me/push')).on
  return pushState({ ...facts, permission, subscribed, known })
}

/**
 * Must be called from a click: the browser asks for permission first, and only then is anything sent.
 * @throws CallError
 */
export async function subscribeToPush(locale: Locale): Promise<PushState> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off'
  await navigator.serviceWorker.register('/sw.js')
  const { pushManager } = await navigator.serviceWorker.ready
  const { key } = await call('GET /me/push')
  // A subscription made for another key can never receive a notification.
  await (await pushManager.getSubscription())?.unsubscribe()
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint = '', keys = {} } = made.toJSON()
  await call('PUT /me/push', { body: { endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '', locale } })
  turned.dispatchEvent(new Event(event))
  return 'on'
}

/**
 * Removes the server's row first: if the browser then fails to unsubscribe, it gets no notifications anyway.
 * @throws CallError
 */
export async function unsubscribeFromPush(): Promise<PushState> {
  await call('DELETE /me/push')
  await (await ownSubscription())?.unsubscribe()
  turned.dispatchEvent(new Event(event))
  return 'off'
}
