import { contactOf } from '../../accounts/server/people.ts'
import { day, money } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locale.ts'
import { fill } from '../../i18n/text.ts'
import { type LetterWords, renderLetter } from '../../platform/mail/letter.tsx'
import { Button, Figures, Paragraph, TextLink, Title } from '../../platform/mail/parts.tsx'
import type { Ports } from '../../platform/ports.ts'
import { href } from '../../screens.ts'
import type { Plan, PlanLetter } from '../plan-states.ts'
import { letters as en } from './letters.en.ts'
import { letters as fr } from './letters.fr.ts'
import { type LinkPurpose, linkDays, signLink } from './link.ts'
import { planOf } from './plan-store.ts'
import { chargeOfInvoice, purchaseById, subscriptionById } from './store.ts'

const words = { fr, en }

declare module '../../platform/mail/port.ts' {
  interface LetterNames extends Record<`billing.${PlanLetter}`, true> {}
}

type PlanLetterData = {
  letter: PlanLetter
  locale: Locale
  plan: Pick<Plan, 'name' | 'price' | 'startedAt' | 'periodEnd' | 'pausedUntil' | 'wish' | 'firstMonthlyAt' | 'stage'>
  /** Cents; of the charge that it is about, else of the next one. */
  amount: number
  reference: string
  site: string
  /** Signed, for the purpose that the letter is about. */
  token: (purpose: LinkPurpose) => string
}

/** Letters after which one may want to leave say how, in one click and without an account. */
const mayLeave: ReadonlySet<PlanLetter> = new Set([
  'first_charge_reminder',
  'yearly_reminder',
  'renewed',
  'payment_failed',
  'authentication_needed',
  'pause_offered',
  'pause_ends_soon',
  'resumed',
])

/** Letters that say on which day money is taken. */
const charging: ReadonlySet<PlanLetter> = new Set([
  'first_charge_reminder',
  'yearly_reminder',
  'kept',
  'pause_offered',
  'resumed',
])
/** Letters about an amount; where nothing is taken, none is shown. */
const asksMoney: ReadonlySet<PlanLetter> = new Set([
  ...charging,
  'renewed',
  'payment_failed',
  'authentication_needed',
  'pause_ends_soon',
])

/** The letter as it is sent, and as the tester shows it. */
export function planLetter({ letter, locale, plan, amount, reference, site, token }: PlanLetterData): LetterWords {
  const text = words[locale]
  const own = text.letters[letter]
  const untilAt = plan.wish?.kind === 'pause' ? plan.wish.until : plan.pausedUntil
  const next = plan.stage === 'first_period' ? (plan.firstMonthlyAt ?? plan.periodEnd) : plan.periodEnd
  const values = {
    amount: money(locale, amount),
    date: day(locale, next),
    since: day(locale, plan.startedAt),
    until: day(locale, untilAt ?? plan.periodEnd),
    plan: text.plans[plan.name],
  }
  const address = (path: string) => site + path
  const wayOut = address(href('cancel', locale, { link: token('leave') }))
  const button =
    letter === 'payment_failed'
      ? href('plan-card', locale, { token: token('card') })
      : letter === 'authentication_needed'
        ? href('plan-confirm', locale, { token: token('confirm') })
        : letter === 'resumed'
          ? href('ask', locale)
          : href('account', locale)
  return {
    locale,
    subject: fill(own.subject, values),
    preview: fill(own.lead, values),
    reason: text.reason,
    ...(letter !== 'ended' && !mayLeave.has(letter) && { leave: wayOut }),
    body: (
      <>
        <Title>{fill(own.subject, values)}</Title>
        <Paragraph>{fill(own.lead, values)}</Paragraph>
        <Figures
          rows={[
            ...(asksMoney.has(letter) ? [{ label: text.amount, value: values.amount, strong: true }] : []),
            ...(charging.has(letter) ? [{ label: text.charged, value: values.date }] : []),
            ...(letter === 'renewed' ? [{ label: text.until, value: values.date }] : []),
            { label: text.reference, value: reference },
          ]}
        />
        {own.more ? <Paragraph soft>{fill(own.more, values)}</Paragraph> : null}
        <Button href={address(button)}>{own.button}</Button>
        {mayLeave.has(letter) ? (
          <Paragraph soft>
            <TextLink href={wayOut}>{text.leave}</TextLink>
          </Paragraph>
        ) : null}
      </>
    ),
  }
}

/** Writes to the holder of a plan. The key names the job's matter, so that a repetition sends nothing twice. */
export async function writeAboutPlan(
  ports: Ports,
  job: { subscriptionId: string; letter: PlanLetter; invoice?: string | undefined; key: string },
): Promise<void> {
  const row = await subscriptionById(ports.db, job.subscriptionId)
  const contact = row && (await contactOf(ports.db, row.person_id))
  const order = row && (await purchaseById(ports.db, row.purchase_id))
  if (!row || !contact || !order) return
  const plan = planOf(row)
  const charge = job.invoice ? await chargeOfInvoice(ports.db, job.invoice) : undefined
  const expiresAt = new Date(ports.clock.now().getTime() + linkDays * 24 * 3_600_000)
  const letter = planLetter({
    letter: job.letter,
    locale: contact.locale,
    plan,
    amount: charge?.amount ?? plan.price,
    reference: order.reference,
    site: ports.config.PUBLIC_SITE_URL ?? `http://localhost:${ports.config.PORT}`,
    token: (purpose) => signLink(ports.config.SECRET_KEY, { purpose, subscriptionId: row.id, expiresAt }),
  })
  const rendered = await renderLetter(letter)
  await ports.db.transaction().execute((tx) =>
    ports.mail.post(tx, {
      template: `billing.${job.letter}`,
      to: contact.email,
      locale: contact.locale,
      key: `plan.${job.letter}:${job.key}`,
      personId: row.person_id,
      ...rendered,
    }),
  )
}
