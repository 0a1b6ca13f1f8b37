import { contactOf } from '../../accounts/server/people.ts'
import { purchaseById, quoteOf } from '../../billing/server/store.ts'
import { day, money } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locale.ts'
import { fill } from '../../i18n/text.ts'
import type { Preview } from '../../platform/assistant/port.ts'
import type { Tx } from '../../platform/db/port.ts'
import { renderLetter } from '../../platform/mail/letter.tsx'
import { Button, Figures, Paragraph, Quote, Title } from '../../platform/mail/parts.tsx'
import type { Ports } from '../../platform/ports.ts'
import { href } from '../../screens.ts'
import type { ClientTemplate } from '../life-events.ts'
import { expertName } from './expert-name.ts'
import { letters as en } from './letters.en.ts'
import { letters as fr } from './letters.fr.ts'
import type { QuestionRow } from './store.ts'

const words = { fr, en }
type LetterName = keyof typeof fr.client

/** What deserves a letter: the person may have closed the page. The rest is only shown. */
const written: Partial<Record<ClientTemplate, LetterName>> = {
  expert_accepted: 'accepted',
  expert_message: 'message',
  information_needed: 'information',
  information_reminder: 'information',
  no_reply_notice: 'noReplyNotice',
  unserved: 'unserved',
  hold_lost: 'holdLost',
  card_needed: 'cardNeeded',
  answered: 'answered',
  replied: 'message',
  closing_notice: 'closingNotice',
  closed: 'closed',
}

export function siteAddress(ports: Pick<Ports, 'config'>): string {
  return ports.config.PUBLIC_SITE_URL ?? `http://localhost:${ports.config.PORT}`
}

/** Writes to the client about their question, in the question's language, once per state of it. */
export async function tellClient(ports: Ports, tx: Tx, row: QuestionRow, template: ClientTemplate): Promise<void> {
  const name = written[template]
  const contact = name && (await contactOf(tx, row.person_id))
  if (!name || !contact) return
  const { locale } = row
  const letter = words[locale].client[name]
  const expert = (await expertName(tx, row.expert_id)) ?? words[locale].anExpert
  const screen = template === 'answered' ? 'question' : template === 'unserved' ? 'match' : 'consultation'
  const values = { title: row.title, expert }
  await send(ports, tx, row, contact.email, {
    key: `question.${template}:${row.id}:${row.version}`,
    template: `questions.${name}`,
    subject: fill(letter.subject, values),
    preview: fill(letter.lead, values),
    body: (
      <>
        <Title>{fill(letter.subject, values)}</Title>
        <Paragraph>{fill(letter.lead, values)}</Paragraph>
        {letter.more ? <Paragraph soft>{fill(letter.more, values)}</Paragraph> : null}
        <Button href={siteAddress(ports) + href(screen, locale, { id: row.id })}>{letter.button}</Button>
      </>
    ),
  })
}

/** The durable confirmation of the contract: what is held, what comes later and when, and how to leave (art. L221-13). */
export async function confirmOrder(ports: Ports, tx: Tx, row: QuestionRow, orderId: string): Promise<void> {
  const contact = await contactOf(tx, row.person_id)
  const purchase = await purchaseById(tx, orderId)
  if (!contact || !purchase) return
  const quote = await quoteOf(tx, purchase.quote_id)
  const { locale } = row
  const letter = words[locale].confirmed
  await send(ports, tx, row, contact.email, {
    key: `question.held:${orderId}`,
    template: 'questions.confirmed',
    subject: letter.subject,
    preview: letter.lead,
    body: (
      <>
        <Title>{letter.subject}</Title>
        <Paragraph>{letter.lead}</Paragraph>
        <Figures
          rows={[
            { label: letter.today, value: money(locale, quote.today), strong: true },
            {
              label: fill(letter.monthly, { date: day(locale, quote.monthly_from) }),
              value: money(locale, quote.monthly),
            },
            { label: letter.year, value: money(locale, quote.twelve_months) },
            { label: letter.reference, value: orderId },
          ]}
        />
        <Paragraph>{letter.leave}</Paragraph>
        <Paragraph soft>{letter.consents}</Paragraph>
        <Button href={siteAddress(ports) + href('match', locale, { id: row.id })}>{letter.button}</Button>
      </>
    ),
  })
}

/** The receipt of money that was let go, or given back: once per order. */
export async function confirmReturn(
  ports: Ports,
  tx: Tx,
  row: QuestionRow,
  orderId: string,
  what: 'voided' | 'refunded',
): Promise<void> {
  const contact = await contactOf(tx, row.person_id)
  const purchase = await purchaseById(tx, orderId)
  if (!contact || !purchase) return
  const { locale } = row
  const letter = words[locale][what]
  const values = { title: row.title }
  await send(ports, tx, row, contact.email, {
    key: `question.${what}:${orderId}`,
    template: `questions.${what}`,
    subject: letter.subject,
    preview: fill(letter.lead, values),
    body: (
      <>
        <Title>{letter.subject}</Title>
        <Paragraph>{fill(letter.lead, values)}</Paragraph>
        <Figures
          rows={[
            { label: letter.amount, value: money(locale, purchase.amount), strong: true },
            { label: words[locale].confirmed.reference, value: orderId },
          ]}
        />
        <Paragraph soft>{letter.more}</Paragraph>
        <Button href={siteAddress(ports) + href('question', locale, { id: row.id })}>
          {words[locale].moneyButton}
        </Button>
      </>
    ),
  })
}

/** "Send me this preview", without buying anything. */
export async function sendPreviewLetter(
  ports: Ports,
  tx: Tx,
  row: QuestionRow,
  to: string,
  preview: Preview,
): Promise<void> {
  const letter = words[row.locale].preview
  await send(ports, tx, row, to, {
    key: `question.preview:${row.id}:${row.version}`,
    template: 'questions.preview',
    subject: fill(letter.subject, { title: preview.title }),
    preview: letter.lead,
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
        <Button href={siteAddress(ports) + href('consultation', row.locale, { id: row.id })}>{letter.button}</Button>
      </>
    ),
  })
}

/** To somebody who asked without a session. Says nothing of the question: anybody may have typed this address. */
export async function sendWayBack(ports: Ports, tx: Tx, row: QuestionRow, to: string, url: string): Promise<void> {
  const letter = words[row.locale].wayBack
  await send(ports, tx, row, to, {
    key: `question.way-back:${row.id}`,
    template: 'questions.wayBack',
    subject: letter.subject,
    preview: letter.lead,
    body: (
      <>
        <Title>{letter.subject}</Title>
        <Paragraph>{letter.lead}</Paragraph>
        <Button href={url}>{letter.button}</Button>
        <Paragraph soft>{letter.more}</Paragraph>
      </>
    ),
  })
}

type Written = { key: string; template: string; subject: string; preview: string; body: React.ReactNode }

async function send(ports: Ports, tx: Tx, row: QuestionRow, to: string, letter: Written): Promise<void> {
  const locale: Locale = row.locale
  const rendered = await renderLetter({
    locale,
    subject: letter.subject,
    preview: letter.preview,
    body: letter.body,
    reason: words[locale].reason,
  })
  await ports.mail.post(tx, {
    ...rendered,
    template: letter.template,
    key: letter.key,
    to,
    locale,
    personId: row.person_id,
  })
}
