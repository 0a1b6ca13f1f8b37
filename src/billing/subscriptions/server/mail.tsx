import { contactOf } from '../../../accounts/server/people.ts'
import { day, money } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { fill } from '../../../i18n/text.ts'
import { Button, Figures, Paragraph, TextLink, Title } from '../../../platform/mail/components.tsx'
import { type EmailContent, renderEmail } from '../../../platform/mail/email.tsx'
import type { Ports } from '../../../platform/ports.ts'
import { href } from '../../../screens.ts'
import { sendContractLetter } from '../../contract-letter/server/mail.tsx'
import { invoiceAttachment } from '../../invoices/server/invoices.ts'
import { invoiceOfCharge } from '../../invoices/server/store.ts'
import { chargedAt } from '../../quotes/charged-at.ts'
import { type LinkPurpose, linkDays, signLink } from '../../server/signed-link.ts'
import { chargeOfInvoice, orderOfInvoice, subscriptionById } from '../../server/store.ts'
import { purchaseById } from '../../server/views.ts'
import type { Plan, PlanEmail } from '../plan-states.ts'
import { planEmails as en } from './emails.en.ts'
import { planEmails as fr } from './emails.fr.ts'
import { planMatter, planOf } from './plan-row.ts'

const words = { fr, en }

declare module '../../../platform/mail/port.ts' {
  interface EmailTemplates extends Record<`billing.${PlanEmail}`, true> {}
}

type PlanLetterData = {
  letter: PlanEmail
  locale: Locale
  plan: Pick<
    Plan,
    'name' | 'price' | 'startedAt' | 'periodEnd' | 'pausedUntil' | 'scheduledChange' | 'firstMonthlyAt' | 'stage'
  >
  /** Cents; of the charge that it is about, else of the next one. */
  amount: number
  reference: string
  site: string
  /** Signed, for the purpose of the email. */
  token: (purpose: LinkPurpose) => string
}

/** Emails after which a client may want to cancel say how, in one click and without an account. */
const mayLeave: ReadonlySet<PlanEmail> = new Set([
  'first_charge_reminder',
  'yearly_reminder',
  'renewed',
  'payment_failed',
  'authentication_needed',
  'pause_offered',
  'pause_ends_soon',
  'resumed',
])

/** Emails that say on which day money is charged. */
const charging: ReadonlySet<PlanEmail> = new Set([
  'first_charge_reminder',
  'yearly_reminder',
  'kept',
  'pause_offered',
  'resumed',
])
/** Emails about an amount; where nothing is charged, none is shown. */
const asksMoney: ReadonlySet<PlanEmail> = new Set([
  ...charging,
  'renewed',
  'payment_failed',
  'authentication_needed',
  'pause_ends_soon',
])

/** Emails that no law wants at once: whoever changes their mind within some minutes gets one. */
const mayWait: ReadonlySet<PlanEmail> = new Set([
  'kept',
  'downgrade_confirmed',
  'pause_offered',
  'paused',
  'pause_ends_soon',
  'resumed',
])
const waits = 3 * 60_000

/** The email as it is sent, and as the staff console shows it. */
export function planEmail({ letter, locale, plan, amount, reference, site, token }: PlanLetterData): EmailContent {
  const text = words[locale]
  const own = text.letters[letter]
  const untilAt = plan.scheduledChange?.kind === 'pause' ? plan.scheduledChange.until : plan.pausedUntil
  const next = plan.stage === 'first_period' ? (plan.firstMonthlyAt ?? plan.periodEnd) : plan.periodEnd
  const values = {
    amount: money(locale, amount),
    date: day(locale, charging.has(letter) ? chargedAt(next) : next),
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
    ...(letter !== 'ended' && !mayLeave.has(letter) && { cancellationUrl: wayOut }),
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

/** Emails the holder of a plan. The key names the occasion, so that a repetition sends nothing twice. */
export async function sendPlanEmail(
  ports: Ports,
  job: { subscriptionId: string; letter: PlanEmail; invoice?: string | undefined; key: string },
): Promise<void> {
  const row = await subscriptionById(ports.db, job.subscriptionId)
  const contact = row && (await contactOf(ports.db, row.personId))
  const order = row && (await purchaseById(ports.db, row.purchaseId))
  if (!row || !contact || !order) return
  const placed = job.letter === 'renewed' && job.invoice ? await orderOfInvoice(ports.db, job.invoice) : undefined
  // The payment of an order is told by its contract.
  if (placed) return void (await sendContractLetter(ports, { purchaseId: placed.id }))
  const plan = planOf(row)
  // The receipt of the cancellation has gone, and this would deny it.
  if (mayWait.has(job.letter) && (plan.scheduledChange?.kind === 'cancel' || plan.stage === 'ended')) return
  const charge = job.invoice ? await chargeOfInvoice(ports.db, job.invoice) : undefined
  const expiresAt = new Date(ports.clock.now().getTime() + linkDays * 24 * 3_600_000)
  const letter = planEmail({
    letter: job.letter,
    locale: contact.locale,
    plan,
    amount: charge?.amount ?? plan.price,
    reference: order.reference,
    site: ports.config.PUBLIC_SITE_URL ?? `http://localhost:${ports.config.PORT}`,
    token: (purpose) => signLink(ports.config.SECRET_KEY, { purpose, subscriptionId: row.id, expiresAt }),
  })
  const rendered = await renderEmail(letter)
  const invoice = job.letter === 'renewed' && charge ? await invoiceOfCharge(ports.db, charge.id) : undefined
  const attachments = invoice ? [await invoiceAttachment(ports, invoice.number)] : []
  await ports.db.transaction().execute((tx) =>
    ports.mail.enqueue(tx, {
      template: `billing.${job.letter}`,
      to: contact.email,
      locale: contact.locale,
      key: `plan.${job.letter}:${job.key}`,
      personId: row.personId,
      attachments,
      ...(mayWait.has(job.letter) && { gather: { matter: planMatter(row.id), waits, tells: 'latest' as const } }),
      ...rendered,
    }),
  )
}
