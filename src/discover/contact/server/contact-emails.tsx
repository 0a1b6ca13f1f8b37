import { brand } from '../../../brand.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { fill } from '../../../i18n/text.ts'
import { Paragraph, Quote, Title } from '../../../platform/mail/components.tsx'
import { type EmailContent, renderEmail } from '../../../platform/mail/email.tsx'
import { en } from '../contact.text.en.ts'
import { fr } from '../contact.text.fr.ts'

declare module '../../../platform/mail/port.ts' {
  interface EmailTemplates extends Record<`discover.${Written['kind']}-${'receipt' | 'arrival' | 'reply'}`, true> {
    'discover.withdrawn': true
  }
}

type Written = {
  kind: 'message' | 'notice'
  reference: string
  name: string
  email: string
  message: string
  page?: string
  reason?: keyof typeof fr.report.reasons
  /** It shows a person in danger. `atHome`: somebody there may read what is sent to them. */
  danger?: { atHome: boolean }
}

/** To whoever wrote. What they wrote is not repeated, so that nobody can have us write to others. */
export function contactReceiptEmail(
  locale: Locale,
  { kind, reference }: Pick<Written, 'kind' | 'reference'>,
): EmailContent {
  const words = (locale === 'fr' ? fr : en).letters[kind]
  return {
    locale,
    subject: fill(words.subject, { reference }),
    preview: words.intro,
    body: (
      <>
        <Title>{words.title}</Title>
        <Paragraph>{words.intro}</Paragraph>
        <Paragraph>{fill(words.reference, { reference })}</Paragraph>
        <Paragraph soft>{words.notYou}</Paragraph>
      </>
    ),
  }
}

/** To the house, in its own language. */
export function arrivalEmail({ kind, reference, name, email, message, page, reason, danger }: Written): EmailContent {
  const words = fr.letters.arrival
  const subject = fill(danger ? words.urgent : words[kind], { reference, name })
  return {
    locale: 'fr',
    subject,
    preview: message.slice(0, 90),
    body: (
      <>
        <Title>{subject}</Title>
        {danger && <Paragraph>{words.danger}</Paragraph>}
        {danger?.atHome && <Paragraph>{words.atHome}</Paragraph>}
        <Paragraph>{fill(words.from, { name, email })}</Paragraph>
        {page && <Paragraph>{fill(words.about, { page, reason: reason ? fr.report.reasons[reason] : '' })}</Paragraph>}
        <Quote by={name}>{message}</Quote>
      </>
    ),
  }
}

export async function receiptOf(locale: Locale, written: Written) {
  return {
    ...(await renderEmail(contactReceiptEmail(locale, written))),
    template: `discover.${written.kind}-receipt` as const,
  }
}

export async function arrivalOf(written: Written) {
  return { ...(await renderEmail(arrivalEmail(written))), template: `discover.${written.kind}-arrival` as const }
}

/** What somebody of the house answers, or has decided about a notice. */
export function replyEmail(
  locale: Locale,
  { kind, reference, reply }: Pick<Written, 'kind' | 'reference'> & { reply: string },
): EmailContent {
  const words = (locale === 'fr' ? fr : en).letters.replies
  const subject = fill(words[kind], { reference })
  return {
    locale,
    subject,
    preview: reply.slice(0, 90),
    body: (
      <>
        <Title>{subject}</Title>
        <Quote by={fill(words.from, { brand: brand.name })}>{reply}</Quote>
        <Paragraph soft>{fill(kind === 'notice' ? words.contest : words.again, { reference })}</Paragraph>
      </>
    ),
  }
}

/** To whoever wrote what the house took off the site: what, why, and how to contest it. */
export function withdrawnEmail(
  locale: Locale,
  { what, title, reason }: { what: 'review' | 'answer' | 'refused'; title: string; reason: string },
): EmailContent {
  const words = (locale === 'fr' ? fr : en).letters.withdrawn
  return {
    locale,
    subject: words[what],
    preview: reason.slice(0, 90),
    body: (
      <>
        <Title>{words[what]}</Title>
        <Paragraph soft>{title}</Paragraph>
        <Paragraph>{what === 'refused' ? words.refusedIntro : words.intro}</Paragraph>
        <Quote by={brand.name}>{reason}</Quote>
        <Paragraph>{words[`${what}Kept`]}</Paragraph>
        <Paragraph soft>{words.contest}</Paragraph>
      </>
    ),
  }
}

export async function replyOf(locale: Locale, written: Pick<Written, 'kind' | 'reference'> & { reply: string }) {
  return {
    ...(await renderEmail(replyEmail(locale, written))),
    template: `discover.${written.kind}-reply` as const,
  }
}

export async function withdrawnOf(locale: Locale, written: Parameters<typeof withdrawnEmail>[1]) {
  return { ...(await renderEmail(withdrawnEmail(locale, written))), template: 'discover.withdrawn' as const }
}
