import type { z } from 'zod'
import { hashToken } from '../../../accounts/server/crypto.ts'
import type { Actor, Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import { day as formatDay } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { charge } from '../../../platform/limits/budget.ts'
import { budgets } from '../../../platform/limits/budgets.ts'
import type { Ports } from '../../../platform/ports.ts'
import { href } from '../../../screens.ts'
import type { applicationDraft } from '../contract-application.ts'
import { siteUrl } from './application-link.ts'
import { consumeDraft, deleteDraftsBefore, insertDraft } from './draft-store.ts'
import { renderNoticeEmail } from './onboarding-mail.tsx'

const perAddress = { name: 'experts.drafts-to', points: 5, seconds: 86_400 }
const opening = { name: 'experts.drafts-opened', points: 30, seconds: 900 }
const keptMs = 30 * 86_400_000

type Fields = z.output<typeof applicationDraft>

/** Emails a link that brings back what was typed, on any device, once and for thirty days. */
export async function saveApplicationDraft(
  ports: Ports,
  actor: Person,
  { email, locale, fields }: { email: string; locale: Locale; fields: Fields },
) {
  await charge(ports, budgets['experts.drafts'], actor)
  await ports.limits.spend(perAddress, email)
  const now = ports.clock.now()
  const until = new Date(now.getTime() + keptMs)
  const [id, token] = [ports.ids.id(), ports.ids.secret()]
  const link = `${siteUrl(ports)}${href('expert-application', locale)}#token=${token}`
  const letter = await renderNoticeEmail(locale, 'resume', { date: formatDay(locale, until) }, link)
  return ports.transact(async (tx) => {
    const draft = { id, email, locale, tokenHash: hashToken(token), createdAt: now, expiresAt: until }
    await insertDraft(tx, { ...draft, fields: JSON.stringify(fields) })
    await ports.mail.enqueue(tx, { ...letter, to: email, locale, key: `application-draft:${id}:resume` })
    return { until }
  })
}

/** @throws Refusal `link_invalid` for a link that was opened before, or is too old */
export async function openApplicationDraft(ports: Ports, actor: Actor, { token }: { token: string }) {
  await ports.limits.spend(opening, actor.address)
  return ports.transact(async (tx) => {
    const fields = await consumeDraft(tx, hashToken(token), ports.clock.now())
    if (!fields) throw new Refusal('link_invalid', 410)
    return { fields }
  })
}

export const deleteExpiredDrafts = (ports: Ports) => deleteDraftsBefore(ports.db, ports.clock.now())
