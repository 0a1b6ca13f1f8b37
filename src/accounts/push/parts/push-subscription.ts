import { client } from '../../../api/call.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { PushApi } from '../push-contract.ts'
import { type PushState, pushState } from '../push-state.ts'

const call = client<PushApi>()

const able = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
/** An iPad calls itself a Mac. */
const apple = () =>
  /iP(hone|ad|od)/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

async function ownSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/')
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Looks without asking anybody; the server only where this browser has subscribed before. */
export async function currentPushState(): Promise<PushState> {
  const facts = { able: able(), apple: apple(), permission: 'default' as const, subscribed: false, known: false }
  if (!facts.able) return pushState(facts)
  const { permission } = Notification
  const subscribed = permission === 'granted' && (await ownSubscription()) !== null
  const known = subscribed && (await call('GET /me/push')).on
  return pushState({ ...facts, permission, subscribed, known })
}

/** Called by a press: the browser asks first, and only then is anything sent. @throws CallError */
export async function subscribeToPush(locale: Locale): Promise<PushState> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off'
  await navigator.serviceWorker.register('/sw.js')
  const { pushManager } = await navigator.serviceWorker.ready
  const { key } = await call('GET /me/push')
  // One that was made for another key can never be told anything.
  await (await pushManager.getSubscription())?.unsubscribe()
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint = '', keys = {} } = made.toJSON()
  await call('PUT /me/push', { body: { endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '', locale } })
  return 'on'
}

/** The server forgets first: what the browser then fails to end is told nothing anyway. @throws CallError */
export async function unsubscribeFromPush(): Promise<PushState> {
  await call('DELETE /me/push')
  await (await ownSubscription())?.unsubscribe()
  return 'off'
}
