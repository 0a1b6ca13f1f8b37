import { contactOf } from '../../../accounts/server/people.ts'
import { guaranteeUsed } from '../../../billing/cancellation/server/views.ts'
import { attachAll, attachRefund, paidWith } from '../../../billing/invoices/server/invoices.ts'
import { contractReferenceOf, isContractUndone, purchaseById } from '../../../billing/server/views.ts'
import { dayAndHour, money } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { fill } from '../../../i18n/text.ts'
import type { Preview } from '../../../platform/assistant/port.ts'
import type { Tx } from '../../../platform/db/port.ts'
import { Button, Figures, Paragraph, Quote, Title } from '../../../platform/mail/components.tsx'
import { type EmailContent, renderEmail } from '../../../platform/mail/email.tsx'
import type { Email } from '../../../platform/mail/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { href } from '../../../screens.ts'
import { cannot } from '../../access.ts'
import { type AtStake, atStake } from '../../lifecycle/at-stake.ts'
import type { ClientTemplate } from '../../lifecycle/events.ts'
import { expertName } from '../../server/expert-name.ts'
import type { AgreedMeeting } from '../../server/meetings-port.ts'
import { type QuestionRow, questionById } from '../../server/views.ts'
import { type ClientEmail, isOvertaken, mainNotice, waitOf, waitsForOthers } from '../notices.ts'
import { emails as en } from './mail.text.en.ts'
import { emails as fr } from './mail.text.fr.ts'
import { insertNotice, takeNotices } from './notice-store.ts'

const words = { fr, en }

declare module '../../../platform/mail/port.ts' {
  interface EmailTemplates
    extends Record<`questions.${ClientEmail | 'voided' | 'refunded' | 'wayBack' | 'preview'}`, true> {}
}

/** The events that deserve an email, as the person may have closed the page. The others are only shown. */
const written: Partial<Record<ClientTemplate, ClientEmail>> = {
  expert_accepted: 'accepted',
  expert_message: 'message',
  information_needed: 'information',
  information_reminder: 'information',
  no_reply_notice: 'noReplyNotice',
  named_unanswered: 'namedUnanswered',
  named_lost: 'namedLost',
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
  namedUnanswered: 'match',
  namedLost: 'match',
  unserved: 'match',
  stillUnserved: 'match',
  followUpUnserved: 'match',
}

type ClientEmailFacts = {
  agreed?: AgreedMeeting | undefined
  also?: readonly ClientEmail[]
  charged?: number | undefined
  /** The complete answer was given. */
  served?: boolean
  /** The page of the answer offers the money back. */
  guaranteed?: boolean
}

/** The emails of this file as they are sent, and as the staff console previews them. */
export function clientEmail(
  name: ClientEmail,
  { locale, id, title, site }: About,
  by: string | null,
  { agreed, also = [], charged, served = false, guaranteed = false }: ClientEmailFacts = {},
): EmailContent {
  const letter = words[locale].client[name]
  const amount = charged === undefined ? '' : money(locale, charged)
  const values = { title, amount, expert: by ?? words[locale].anExpert }
  // What a question without an answer costs is of no use to whoever has one.
  const further = name === 'answered' && !guaranteed ? words[locale].answeredWithoutGuarantee : letter.more
  const more = name === 'closed' && served ? '' : fill(further, values)
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
        {also.map((other) => (
          <Paragraph key={other}>{fill(words[locale].client[other].lead, values)}</Paragraph>
        ))}
        <Button href={site + href(screenOf[name] ?? 'consultation', locale, { id })}>{letter.button}</Button>
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
            { label: words[locale].reference, value: reference },
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
 * Notes what the client is to be told of their question. It waits some minutes for what happens next, so that one email
 * tells all of it (`notices.ts`).
 */
export async function emailClient(ports: Ports, tx: Tx, row: QuestionRow, template: ClientTemplate): Promise<void> {
  const name = template === 'unserved' ? unserved[atStake(row.life)] : written[template]
  if (name) await noteForClient(ports, tx, row, name)
}

export async function noteForClient(ports: Ports, tx: Tx, row: QuestionRow, name: ClientEmail): Promise<void> {
  const at = ports.clock.now()
  await insertNotice(tx, { questionId: row.id, name, version: row.version, at })
  const startAfter = new Date(at.getTime() + waitOf(name))
  await ports.jobs.enqueue(tx, 'question.email', { questionId: row.id }, { key: row.id, startAfter })
}

/** Of what has happened, what is still true and no other email has told; the receipt of what was taken, where it is told. */
async function stillTrue(ports: Ports, tx: Tx, row: QuestionRow, names: readonly ClientEmail[]) {
  const { payment, order } = row.life
  const byContract = payment === 'PLAN' || payment === 'CAPTURED'
  const contractUndone = byContract && (await isContractUndone(tx, row.personId))
  // The email about a closed question names the agreed meeting that stays.
  const agreed = names.includes('closed') ? await ports.meetings.agreedAbout(tx, row.id) : undefined
  const now = { ...row.life, contractUndone, meetingStays: agreed !== undefined }
  const paid = order && names.includes('charged') ? await paidWith(ports, order) : null
  // The email of a refund has the invoice and its credit note.
  const receipt = paid?.givenBack ? null : paid
  const stands = (name: ClientEmail) =>
    !isOvertaken(name, now) && (name !== 'charged' || paid === null || receipt !== null)
  return { agreed, receipt, news: mainNotice(names.filter(stands)) }
}

/**
 * Emails the client what has happened to their question and its page has not shown, in the question's language. Where
 * writing is not safe the email is withheld (`withheld-emails.ts`).
 */
export async function sendNotices(ports: Ports, questionId: string): Promise<void> {
  await ports.transact(async (tx) => {
    const notices = await takeNotices(tx, questionId)
    const row = notices.length > 0 ? await questionById(tx, questionId) : undefined
    const names = notices.map(({ name }) => name as ClientEmail)
    const contact = row && (await contactOf(tx, row.personId))
    const told = row && (await stillTrue(ports, tx, row, names))
    if (!told?.news || !row || !contact) return
    const { agreed, receipt, news } = told
    const { main, also } = news
    const by = await expertName(
      tx,
      main === 'namedUnanswered' || main === 'namedLost' ? row.requestedExpertId : row.expertId,
    )
    const letter = clientEmail(main, about(ports, row), by, {
      agreed: main === 'closed' ? agreed : undefined,
      also,
      charged: receipt?.amount,
      served: row.life.answeredAt !== null,
      guaranteed: main === 'answered' && (await offersGuarantee(tx, row)),
    })
    await post(ports, tx, row, letter, {
      to: contact.email,
      // News of money are about the order: none takes the place of another's receipt.
      key: `question.news:${receipt ? row.life.order : row.id}:${notices.at(-1)?.id}`,
      template: `questions.${main}`,
      // It has waited already, and takes in the end of the hold.
      gather: { matter: matterOf(row), waits: waitsForOthers(main), tells: 'all' },
      ...(receipt && { attachments: await attachAll(ports, receipt.documents) }),
    })
  })
}

/** Whether the page of a new answer has the button that gives the money back: not under a plan, and once per person. */
async function offersGuarantee(tx: Tx, { life, personId }: QuestionRow): Promise<boolean> {
  const client = { personId, expertId: null, staff: false, breakGlassUntil: null }
  return cannot('claim', life, client) === null && life.moneyAsked === null && !(await guaranteeUsed(tx, personId))
}

/** What happens to a person's questions within some minutes travels in one email. */
const matterOf = ({ personId, locale }: QuestionRow): string => `questions:${personId}:${locale}`

/** The receipt of a released hold or a refund: once per order. */
export async function emailRefundReceipt(
  ports: Ports,
  tx: Tx,
  row: QuestionRow,
  orderId: string,
  what: 'voided' | 'refunded',
): Promise<void> {
  const contact = await contactOf(tx, row.personId)
  const purchase = await purchaseById(tx, orderId)
  if (!contact || !purchase) return
  const returned = { amount: purchase.amount, reference: await contractReferenceOf(tx, orderId) }
  await post(ports, tx, row, refundEmail(what, about(ports, row), returned), {
    to: contact.email,
    key: `question.${what}:${orderId}`,
    template: `questions.${what}`,
    attachments: await attachRefund(ports, contact.email, (await paidWith(ports, orderId))?.documents ?? []),
    // A refund is confirmed at once; that a hold has ended may travel with why.
    ...(what === 'voided' && { gather: { matter: matterOf(row), waits: 4 * 60_000, tells: 'all' } }),
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

type Sent = Pick<Email, 'to' | 'key' | 'template' | 'attachments' | 'gather'>

async function post(ports: Ports, tx: Tx, row: QuestionRow, letter: EmailContent, sent: Sent): Promise<void> {
  await ports.mail.enqueue(tx, {
    ...(await renderEmail(letter)),
    ...sent,
    locale: row.locale,
    personId: row.personId,
    about: row.id,
  })
}
