import { contactOf } from '../../../accounts/server/people.ts'
import { linkDays, signLink } from '../../../billing/server/signed-link.ts'
import { purchaseById, quoteOf } from '../../../billing/server/views.ts'
import { day, dayAndHour, money } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { fill } from '../../../i18n/text.ts'
import type { Preview } from '../../../platform/assistant/port.ts'
import type { Tx } from '../../../platform/db/port.ts'
import { Button, Figures, Paragraph, Quote, TextLink, Title } from '../../../platform/mail/components.tsx'
import { type EmailContent, renderEmail } from '../../../platform/mail/email.tsx'
import type { EmailTemplate } from '../../../platform/mail/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { href } from '../../../screens.ts'
import { type AtStake, atStake } from '../../lifecycle/at-stake.ts'
import type { ClientTemplate } from '../../lifecycle/events.ts'
import { expertName } from '../../server/expert-name.ts'
import type { AgreedMeeting } from '../../server/meetings-port.ts'
import type { QuestionRow } from '../../server/views.ts'
import { emails as en } from './mail.text.en.ts'
import { emails as fr } from './mail.text.fr.ts'

const words = { fr, en }
export type ClientEmail = keyof typeof fr.client

declare module '../../../platform/mail/port.ts' {
  interface EmailTemplates
    extends Record<`questions.${ClientEmail | 'confirmed' | 'voided' | 'refunded' | 'wayBack' | 'preview'}`, true> {}
}

/** The events that deserve an email, as the person may have closed the page. The others are only shown. */
const written: Partial<Record<ClientTemplate, ClientEmail>> = {
  expert_accepted: 'accepted',
  expert_message: 'message',
  information_needed: 'information',
  information_reminder: 'information',
  no_reply_notice: 'noReplyNotice',
  hold_lost: 'holdLost',
  card_needed: 'cardNeeded',
  answered: 'answered',
  replied: 'message',
  closing_notice: 'closingNotice',
  follow_up_unserved: 'followUpOver',
  closed: 'closed',
}

export function siteAddress(ports: Pick<Ports, 'config'>): string {
  return ports.config.PUBLIC_SITE_URL ?? `http://localhost:${ports.config.PORT}`
}

/** The question that an email is about. */
type About = { locale: Locale; id: string; title: string; site: string }

const unserved: Record<AtStake, ClientEmail> = {
  held: 'unserved',
  taken: 'stillUnserved',
  plan: 'stillUnserved',
  answered: 'followUpUnserved',
}

const screenOf: Partial<Record<ClientEmail, 'question' | 'match'>> = {
  answered: 'question',
  unserved: 'match',
  stillUnserved: 'match',
  followUpUnserved: 'match',
}

/** The emails of this file as they are sent, and as the staff console previews them. */
export function clientEmail(
  name: ClientEmail,
  { locale, id, title, site }: About,
  by: string | null,
  agreed?: AgreedMeeting,
): EmailContent {
  const letter = words[locale].client[name]
  const values = { title, expert: by ?? words[locale].anExpert }
  const more = fill(letter.more, values)
  return {
    locale,
    subject: fill(letter.subject, values),
    preview: fill(letter.lead, values),
    reason: words[locale].reason,
    cancellationUrl: leave(site, locale),
    body: (
      <>
        <Title>{fill(letter.subject, values)}</Title>
        <Paragraph>{fill(letter.lead, values)}</Paragraph>
        {agreed ? (
          <Paragraph>
            {fill(words[locale].meetingStays, { name: agreed.specialist, when: dayAndHour(locale, agreed.at) })}
          </Paragraph>
        ) : null}
        {more ? <Paragraph soft>{more}</Paragraph> : null}
        <Button href={site + href(screenOf[name] ?? 'consultation', locale, { id })}>{letter.button}</Button>
      </>
    ),
  }
}

type Ordered = {
  reference: string
  /** Signed: whoever holds it may withdraw from this contract. */
  token: string
  quote: { today: number; monthly: number; monthly_from: Date; twelve_months: number }
}

export function orderEmail(
  { locale, id, site }: Omit<About, 'title'>,
  { reference, token, quote }: Ordered,
): EmailContent {
  const letter = words[locale].confirmed
  const from = day(locale, quote.monthly_from)
  return {
    locale,
    subject: letter.subject,
    preview: letter.lead,
    reason: words[locale].reason,
    body: (
      <>
        <Title>{letter.subject}</Title>
        <Paragraph>{letter.lead}</Paragraph>
        <Figures
          rows={[
            { label: letter.today, value: money(locale, quote.today), strong: true },
            { label: fill(letter.monthly, { date: from }), value: money(locale, quote.monthly) },
            { label: letter.year, value: money(locale, quote.twelve_months) },
            { label: letter.reference, value: reference },
          ]}
        />
        <Paragraph>{fill(letter.leave, { date: from })}</Paragraph>
        <Paragraph>
          <TextLink href={site + href('cancel', locale, { link: token })}>{letter.leaveLink}</TextLink>
        </Paragraph>
        <Paragraph soft>{letter.consents}</Paragraph>
        <Paragraph soft>
          <TextLink href={site + href('terms', locale)}>{letter.termsLink}</TextLink>
        </Paragraph>
        <Paragraph soft>
          <TextLink href={site + href('withdraw', locale, { link: token })}>{letter.withdrawLink}</TextLink>
        </Paragraph>
        <Button href={site + href('match', locale, { id })}>{letter.button}</Button>
      </>
    ),
  }
}

const leave = (site: string, locale: Locale) => site + href('cancel', locale)

type Returned = { reference: string; amount: number }

export function refundEmail(
  what: 'voided' | 'refunded',
  { locale, id, title, site }: About,
  { reference, amount }: Returned,
): EmailContent {
  const letter = words[locale][what]
  return {
    locale,
    subject: letter.subject,
    preview: fill(letter.lead, { title }),
    reason: words[locale].reason,
    body: (
      <>
        <Title>{letter.subject}</Title>
        <Paragraph>{fill(letter.lead, { title })}</Paragraph>
        <Figures
          rows={[
            { label: letter.amount, value: money(locale, amount), strong: true },
            { label: words[locale].confirmed.reference, value: reference },
          ]}
        />
        <Paragraph soft>{letter.more}</Paragraph>
        <Button href={site + href('question', locale, { id })}>{words[locale].moneyButton}</Button>
      </>
    ),
  }
}

export function previewEmail(
  { locale, id, site }: Omit<About, 'title'>,
  preview: Pick<Preview, 'title' | 'paragraphs' | 'quotations' | 'limits'>,
): EmailContent {
  const letter = words[locale].preview
  return {
    locale,
    subject: fill(letter.subject, { title: preview.title }),
    preview: letter.lead,
    reason: words[locale].reason,
    body: (
      <>
        <Title>{preview.title}</Title>
        <Paragraph soft>{letter.lead}</Paragraph>
        {preview.paragraphs.map((paragraph) => (
          <Paragraph key={paragraph}>{paragraph}</Paragraph>
        ))}
        {preview.quotations.map((quotation) => (
          <Quote key={quotation.url} by={quotation.title}>
            {quotation.excerpt}
          </Quote>
        ))}
        {preview.limits.map((limit) => (
          <Paragraph key={limit} soft>
            {limit}
          </Paragraph>
        ))}
        <Button href={site + href('consultation', locale, { id })}>{letter.button}</Button>
      </>
    ),
  }
}

export function returnLinkEmail(locale: Locale, url: string): EmailContent {
  const letter = words[locale].wayBack
  return {
    locale,
    subject: letter.subject,
    preview: letter.lead,
    reason: words[locale].reason,
    body: (
      <>
        <Title>{letter.subject}</Title>
        <Paragraph>{letter.lead}</Paragraph>
        <Button href={url}>{letter.button}</Button>
        <Paragraph soft>{letter.more}</Paragraph>
      </>
    ),
  }
}

const about = (ports: Ports, row: QuestionRow): About => ({
  locale: row.locale,
  id: row.id,
  title: row.title,
  site: siteAddress(ports),
})

/**
 * Emails the client about their question, in the question's language, once per state of it. Where writing is not safe
 * the email is withheld (`withheld-emails.ts`).
 */
export async function emailClient(ports: Ports, tx: Tx, row: QuestionRow, template: ClientTemplate): Promise<void> {
  const name = template === 'unserved' ? unserved[atStake(row.life)] : written[template]
  const contact = name && (await contactOf(tx, row.person_id))
  if (!name || !contact) return
  // The email about a closed question names the agreed meeting that stays.
  const agreed = template === 'closed' ? await ports.meetings.agreedAbout(tx, row.id) : undefined
  const letter = clientEmail(name, about(ports, row), await expertName(tx, row.expert_id), agreed)
  await post(ports, tx, row, letter, {
    to: contact.email,
    key: `question.${template}:${row.id}:${row.version}`,
    template: `questions.${name}`,
  })
}

/** Durable confirmation of the contract: what is held, what is due later and when, how to withdraw (art. L221-13). */
export async function emailOrderConfirmation(ports: Ports, tx: Tx, row: QuestionRow, orderId: string): Promise<void> {
  const contact = await contactOf(tx, row.person_id)
  const purchase = await purchaseById(tx, orderId)
  if (!contact || !purchase) return
  const quote = await quoteOf(tx, purchase.quote_id)
  const expiresAt = new Date(ports.clock.now().getTime() + linkDays * 24 * 3_600_000)
  const token = signLink(ports.config.SECRET_KEY, { purpose: 'leave', subscriptionId: purchase.id, expiresAt })
  await post(ports, tx, row, orderEmail(about(ports, row), { reference: purchase.reference, token, quote }), {
    to: contact.email,
    key: `question.held:${orderId}`,
    template: 'questions.confirmed',
  })
}

/** The receipt of a released hold or a refund: once per order. */
export async function emailRefundReceipt(
  ports: Ports,
  tx: Tx,
  row: QuestionRow,
  orderId: string,
  what: 'voided' | 'refunded',
): Promise<void> {
  const contact = await contactOf(tx, row.person_id)
  const purchase = await purchaseById(tx, orderId)
  if (!contact || !purchase) return
  await post(ports, tx, row, refundEmail(what, about(ports, row), purchase), {
    to: contact.email,
    key: `question.${what}:${orderId}`,
    template: `questions.${what}`,
  })
}

/** "Send me this preview", without buying anything. */
export async function sendPreviewEmail(
  ports: Ports,
  tx: Tx,
  row: QuestionRow,
  to: string,
  preview: Preview,
): Promise<void> {
  await post(ports, tx, row, previewEmail(about(ports, row), preview), {
    to,
    key: `question.preview:${row.id}:${row.version}`,
    template: 'questions.preview',
  })
}

/** To somebody who asked without a session. Says nothing of the question: anybody may have entered this address. */
export async function sendReturnLink(ports: Ports, tx: Tx, row: QuestionRow, to: string, url: string): Promise<void> {
  await post(ports, tx, row, returnLinkEmail(row.locale, url), {
    to,
    key: `question.way-back:${row.id}`,
    template: 'questions.wayBack',
  })
}

type Sent = { to: string; key: string; template: EmailTemplate }

async function post(ports: Ports, tx: Tx, row: QuestionRow, letter: EmailContent, sent: Sent): Promise<void> {
  await ports.mail.enqueue(tx, {
    ...(await renderEmail(letter)),
    ...sent,
    locale: row.locale,
    personId: row.person_id,
    about: row.id,
  })
}
