import QRCode from 'qrcode'
import { contactOf, newSession } from '../../../accounts/server/people.ts'
import type { Actor, Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { Ports } from '../../../platform/ports.ts'
import { href } from '../../../screens.ts'
import { canOf } from '../../access.ts'
import { contributionsTo, currentAnswers } from '../../answers/server/contribution-store.ts'
import { contributionViews } from '../../answers/server/contribution-view.ts'
import { lockOwn, lockOwnWithoutEmergency } from '../../checkout/server/unlock.ts'
import { answerLocked } from '../../lifecycle/status.ts'
import { sendPreviewEmail, siteAddress } from '../../notifications/server/mail.tsx'
import { namedCategory } from '../../server/question-view.ts'
import { ownQuestion, questionById } from '../../server/views.ts'
import { countShareOpening, insertPhoneLink, insertShare, markShareRevoked, usePhoneLink } from './share-store.ts'
import { lastPreview } from './store.ts'

const phoneMinutes = 10

/**
 * A signed link for another device, as a QR code too: single use, ten minutes, and only while this session lasts.
 * @throws Refusal `question_unknown`
 */
export async function phoneLink(ports: Ports, actor: Person, input: { questionId: string; locale: Locale }) {
  const row = await ownQuestion(ports.db, input.questionId, actor.personId)
  if (!row) throw new Refusal('question_unknown', 404)
  await ports.limits.spend({ name: 'phone-link', points: 20, seconds: 3600 }, actor.personId)
  const token = ports.ids.secret()
  const expiresAt = new Date(ports.clock.now().getTime() + phoneMinutes * 60_000)
  const { personId, sessionId } = actor
  await insertPhoneLink(ports.db, { token, questionId: row.id, personId, sessionId, expiresAt })
  const url = `${siteAddress(ports)}${href('consultation', input.locale, { id: row.id })}#phone=${token}`
  const svg = await QRCode.toString(url, { type: 'svg', margin: 1, errorCorrectionLevel: 'M' })
  return { url, svg, expiresAt }
}

/** @throws Refusal `share_unknown` */
export async function openPhoneLink(ports: Ports, actor: Actor, input: { token: string; device: string | null }) {
  await ports.limits.spend({ name: 'phone-link-open', points: 30, seconds: 600 }, actor.address)
  return ports.transact(async (tx) => {
    const link = await usePhoneLink(tx, input.token, ports.clock.now())
    const token = link
      ? await newSession(ports, tx, link.personId, { address: actor.address, device: input.device })
      : null
    if (!link || !token) throw new Refusal('share_unknown', 410)
    return { token, questionId: link.questionId }
  })
}

/** A private read-only link to the answer. @throws Refusal `question_unknown`, `illegal_transition` */
export async function share(ports: Ports, actor: Person, input: { questionId: string; days: number; locale: Locale }) {
  return ports.transact(async (tx) => {
    const row = await lockOwn(tx, actor, input.questionId)
    const viewer = { personId: actor.personId, expertId: null, staff: false, breakGlassUntil: null }
    if (!canOf(row.life, viewer).share) throw new Refusal('illegal_transition', 409)
    const now = ports.clock.now()
    const token = ports.ids.secret()
    const expiresAt = new Date(now.getTime() + input.days * 24 * 3600 * 1000)
    const id = ports.ids.id()
    await insertShare(tx, { id, token, questionId: row.id, createdAt: now, expiresAt })
    return {
      id,
      url: siteAddress(ports) + href('shared', input.locale, { token }),
      expiresAt,
    }
  })
}

export async function revokeShare(ports: Ports, actor: Person, input: { questionId: string; shareId: string }) {
  const row = await ownQuestion(ports.db, input.questionId, actor.personId)
  if (!row) throw new Refusal('question_unknown', 404)
  const revoked = await markShareRevoked(ports.db, row.id, input.shareId, ports.clock.now())
  if (!revoked) throw new Refusal('share_unknown', 404)
  return revoked
}

/** What a shared link shows; each opening is counted for its owner. @throws Refusal `share_unknown` */
export async function openShare(ports: Ports, token: string) {
  const link = await countShareOpening(ports.db, token, ports.clock.now())
  const row = link && (await questionById(ports.db, link.questionId))
  const answers = row ? currentAnswers(await contributionsTo(ports.db, row.id)) : []
  const contributions = row ? await contributionViews(ports, ports.db, row, answers, row.locale) : []
  const [main] = contributions
  // A link made earlier does not open an answer that has been locked since.
  if (!link || !row || !main?.answer || !main.expert || answerLocked(row.life)) throw new Refusal('share_unknown', 404)
  return {
    title: row.title,
    category: namedCategory(row, row.locale),
    text: row.body,
    answer: main.answer,
    answeredAt: main.at,
    expert: main.expert,
    // In the words of its author, whatever its readers know.
    contributions: contributions.map((one) => ({ ...one, translation: null })),
    expiresAt: link.expiresAt,
    locale: row.locale,
  }
}

/** @throws Refusal `question_unknown`, `emergency_stands`, `illegal_transition`, `email_needed` */
export async function sendPreview(ports: Ports, actor: Person, input: { questionId: string }) {
  return ports.transact(async (tx) => {
    const row = await lockOwnWithoutEmergency(tx, actor, input.questionId)
    const contact = await contactOf(tx, actor.personId)
    if (!contact) throw new Refusal('email_needed', 409)
    const preview = await lastPreview(tx, row.id)
    // A preview made for another field is no longer sent.
    if (!preview || row.life.previewAt === null) throw new Refusal('illegal_transition', 409)
    await sendPreviewEmail(ports, tx, row, contact.email, preview)
    return { sent: true }
  })
}
