import type { z } from 'zod'
import { startVisit } from '../../../accounts/sign-in/server/sessions.ts'
import type { Actor, Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { charge, charged } from '../../../platform/limits/budget.ts'
import { budgets } from '../../../platform/limits/budgets.ts'
import type { Ports } from '../../../platform/ports.ts'
import type { EmergencyFacts } from '../../../safety/screen.ts'
import { detectEmergency, emergencyRefusal } from '../../../safety/server/detect.ts'
import { href } from '../../../screens.ts'
import type { questionsApi } from '../../contract.ts'
import { withdrawEmergency } from '../../emergency/server/commands.ts'
import { emergencyReceipt, questionOfReceipt } from '../../emergency/server/receipt.ts'
import { mustBeStorable, openProposals } from '../../fields/server/open.ts'
import { sendReturnLink, siteAddress } from '../../notifications/server/mail.tsx'
import { insertPhoneLink } from '../../publication/server/share-store.ts'
import { updateQuestion } from '../../server/store.ts'
import { questionById } from '../../server/views.ts'
import { ask } from './ask.ts'

type AskedByLetter = z.output<(typeof questionsApi)['POST /questions/by-letter']['body'] & object>

const perAddressee = { name: 'ask-by-letter-to', points: 3, seconds: 3600 }
const linkLasts = 24 * 3_600_000
const sent = { sent: true as const }

/**
 * Asks for a browser without JavaScript: saves the question under a new visitor, and emails a link to it that works
 * once. A form filled in by a bot, and an address that has had its emails for this hour, get the same reply and no
 * email.
 * A text that shows an emergency is saved and gets no email: the page that sent it shows the numbers. Sent again with its
 * receipt, and said to be none, it ends the alert; what was saved is closed.
 * @throws Refusal `not_a_question`, `no_subject`, `category_unknown` (it is not clear either), `health_closed`,
 *   `email_needed`, `emergency_stands`, `not_safe_to_write`
 */
export async function askByEmail(ports: Ports, actor: Actor, input: AskedByLetter): Promise<typeof sent> {
  await charge(ports, budgets['ask-by-letter'], actor)
  if (input.website) return sent
  const { text, locale, email, notEmergency } = input
  const facts = await detectEmergency(ports, ports.db, actor, { text, locale, notEmergency })
  if (facts) return keepWithoutLetter(ports, actor, input, facts)
  const saved = questionOfReceipt(ports.config.SECRET_KEY, input.kept)
  if (saved) await withdrawEmergency(ports, saved)
  // The text is saved nowhere yet: nobody could come back to it.
  if (input.safeToWrite === false) throw new Refusal('not_safe_to_write', 409)
  if (email === null) throw new Refusal('email_needed', 422)
  if (!(await mayWriteTo(ports, email))) return sent
  mustBeStorable(ports, text, input.category, locale)
  const { reading, proposals } = openProposals(ports, text, locale)
  const best = reading === 'clear' || input.category ? proposals[0] : undefined
  if (reading === 'no_subject') throw new Refusal('no_subject', 422)
  if (reading === 'no_question') throw new Refusal('not_a_question', 422)
  const category = input.category ?? best?.category
  if (!category) throw new Refusal('category_unknown', 422)
  const subCategory = category === best?.category ? best.subCategory : null
  const subject = { category, subCategory }
  const { id, personId } = await askAsVisitor(ports, actor, {
    ...subject,
    text,
    locale,
    notEmergency,
    safeToWrite: input.safeToWrite,
  })
  await ports.transact(async (tx) => {
    const row = await questionById(tx, id)
    if (!row) return
    const token = ports.ids.secret()
    const expiresAt = new Date(ports.clock.now().getTime() + linkLasts)
    await insertPhoneLink(tx, { token, questionId: id, personId, sessionId: null, expiresAt })
    await sendReturnLink(
      ports,
      tx,
      row,
      email,
      `${siteAddress(ports)}${href('consultation', locale, { id })}#phone=${token}`,
    )
  })
  return sent
}

type Written = Pick<
  Parameters<typeof ask>[2],
  'text' | 'locale' | 'category' | 'subCategory' | 'notEmergency' | 'safeToWrite'
>

/** Within the budget of asking, like every question. @throws Refusal `too_many_requests` */
function askAsVisitor(ports: Ports, actor: Actor, written: Written): Promise<{ id: string; personId: string }> {
  return charged(ports, budgets.ask, { address: actor.address }, async () => {
    const visitor = await newVisitor(ports, actor, written.locale)
    const around = { requestedExpert: null, attachments: [], except: [], timeZone: null }
    const { id } = await ask(ports, visitor, { ...around, ...written })
    return { id, personId: visitor.personId }
  })
}

async function newVisitor(ports: Ports, actor: Actor, locale: Locale): Promise<Person> {
  const { personId } = await startVisit(ports, actor, { locale, device: null })
  const visitor = { kind: 'person', sessionId: '', standing: 'visitor', roles: ['client'] } as const
  return { ...visitor, roles: [...visitor.roles], personId, address: actor.address, language: actor.language }
}

/**
 * Saves a question that only the staff, who are alerted, can open. Sent again with its receipt it is not saved twice,
 * and only records whether writing is safe.
 * @throws Refusal `emergency_stands`
 */
async function keepWithoutLetter(
  ports: Ports,
  actor: Actor,
  { text, locale, safeToWrite, kept }: AskedByLetter,
  facts: EmergencyFacts,
): Promise<never> {
  const secret = ports.config.SECRET_KEY
  const earlier = questionOfReceipt(secret, kept)
  if (earlier) {
    if (safeToWrite !== null) await ports.transact((tx) => updateQuestion(tx, earlier, { safeToWrite }))
    throw emergencyRefusal(facts, locale, kept)
  }
  const nothing = { category: null, subCategory: null, notEmergency: [] }
  const saved = await askAsVisitor(ports, actor, { ...nothing, text, locale, safeToWrite }).catch((error: unknown) => {
    // Whom to call is shown all the same.
    if (error instanceof Refusal && error.code === 'too_many_requests') return null
    throw error
  })
  throw emergencyRefusal(facts, locale, saved && emergencyReceipt(secret, saved.id))
}

async function mayWriteTo(ports: Ports, email: string): Promise<boolean> {
  try {
    await ports.limits.spend(perAddressee, email)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
