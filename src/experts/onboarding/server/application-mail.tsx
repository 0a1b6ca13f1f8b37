import { findCategory } from '../../../catalog/catalog.ts'
import { clearlyForeignTo } from '../../../i18n/language-of.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { fill } from '../../../i18n/text.ts'
import { Button, Paragraph, Title } from '../../../platform/mail/components.tsx'
import { type EmailContent, renderEmail } from '../../../platform/mail/email.tsx'
import { href } from '../../../screens.ts'
import { en } from '../application.text.en.ts'
import { fr } from '../application.text.fr.ts'

declare module '../../../platform/mail/port.ts' {
  interface EmailTemplates extends Record<`experts.${'received' | 'arrived-arrival' | 'admitted' | 'refused'}`, true> {}
}

type Received = { reference: string; name: string; link: string }
type Arrived = { reference: string; name: string; email: string; company: string; categories: readonly string[] }

/** To the applicant: confirms that the application has arrived. */
export function receivedEmail(locale: Locale, { reference, name, link }: Received): EmailContent {
  const words = (locale === 'fr' ? fr : en).letters.received
  return {
    locale,
    subject: fill(words.subject, { reference }),
    preview: fill(words.intro, { name }),
    body: (
      <>
        <Title>{fill(words.subject, { reference })}</Title>
        <Paragraph>{fill(words.intro, { name })}</Paragraph>
        <Button href={link}>{words.action}</Button>
        <Paragraph soft>{fill(words.detail, { reference })}</Paragraph>
      </>
    ),
  }
}

/** To the staff, in French. Documents are never emailed. */
export function arrivedEmail({ reference, name, email, company, categories }: Arrived, site: string): EmailContent {
  const words = fr.letters.arrived
  const fields = categories.map((slug) => findCategory(slug)?.name.fr ?? slug).join(', ')
  const intro = fill(words.intro, { name, email, company, categories: fields })
  return {
    locale: 'fr',
    subject: fill(words.subject, { reference, name }),
    preview: intro,
    body: (
      <>
        <Title>{fill(words.subject, { reference, name })}</Title>
        <Paragraph>{intro}</Paragraph>
        <Button href={site + href('admin-applications', 'fr')}>{words.action}</Button>
      </>
    ),
  }
}

/** To the applicant: the staff's decision. */
export function decisionEmail(
  locale: Locale,
  { reference, reason, link }: { reference: string; reason: string | null; link: string | null },
): EmailContent {
  const { admitted, refused } = (locale === 'fr' ? fr : en).letters
  const words = reason === null ? admitted : refused
  const subject = fill(words.subject, { reference })
  const intro = fill(words.intro, { reference, reason: reason ?? '' })
  const foreign = clearlyForeignTo(locale, reason ?? '')
  return {
    locale,
    subject,
    preview: intro,
    body: (
      <>
        <Title>{subject}</Title>
        <Paragraph>{intro}</Paragraph>
        {foreign && <Paragraph soft>{refused.written[foreign]}</Paragraph>}
        {link && <Button href={link}>{words.action}</Button>}
        <Paragraph soft>{link ? words.detail : refused.last}</Paragraph>
      </>
    ),
  }
}

export async function renderReceivedEmail(locale: Locale, received: Received) {
  return { ...(await renderEmail(receivedEmail(locale, received))), template: 'experts.received' as const }
}

export async function renderArrivedEmail(arrived: Arrived, site: string) {
  return { ...(await renderEmail(arrivedEmail(arrived, site))), template: 'experts.arrived-arrival' as const }
}

export async function renderDecisionEmail(locale: Locale, decision: Parameters<typeof decisionEmail>[1]) {
  const template = decision.reason === null ? ('experts.admitted' as const) : ('experts.refused' as const)
  return { ...(await renderEmail(decisionEmail(locale, decision))), template }
}
