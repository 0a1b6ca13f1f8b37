import { findCategory } from '../../catalog/catalog.ts'
import type { Locale } from '../../i18n/locale.ts'
import { fill } from '../../i18n/text.ts'
import { type LetterWords, renderLetter } from '../../platform/mail/letter.tsx'
import { Button, Paragraph, Title } from '../../platform/mail/parts.tsx'
import { href } from '../../screens.ts'
import { en } from '../application.text.en.ts'
import { fr } from '../application.text.fr.ts'

declare module '../../platform/mail/port.ts' {
  interface LetterNames extends Record<`experts.${'received' | 'arrived-arrival' | 'admitted' | 'refused'}`, true> {}
}

type Received = { reference: string; name: string; link: string }
type Arrived = { reference: string; name: string; email: string; company: string; categories: readonly string[] }

/** To the applicant: it has arrived. */
export function receivedLetter(locale: Locale, { reference, name, link }: Received): LetterWords {
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

/** To the house, in its own language. No document travels by letter. */
export function arrivedLetter({ reference, name, email, company, categories }: Arrived, site: string): LetterWords {
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

/** To the applicant: what a person of the house has decided. */
export function decisionLetter(
  locale: Locale,
  { reference, reason, link }: { reference: string; reason: string | null; link: string | null },
): LetterWords {
  const { admitted, refused } = (locale === 'fr' ? fr : en).letters
  const words = reason === null ? admitted : refused
  const subject = fill(words.subject, { reference })
  const intro = fill(words.intro, { reference, reason: reason ?? '' })
  return {
    locale,
    subject,
    preview: intro,
    body: (
      <>
        <Title>{subject}</Title>
        <Paragraph>{intro}</Paragraph>
        {link && <Button href={link}>{words.action}</Button>}
        <Paragraph soft>{link ? words.detail : refused.last}</Paragraph>
      </>
    ),
  }
}

export async function receivedOf(locale: Locale, received: Received) {
  return { ...(await renderLetter(receivedLetter(locale, received))), template: 'experts.received' as const }
}

export async function arrivedOf(arrived: Arrived, site: string) {
  return { ...(await renderLetter(arrivedLetter(arrived, site))), template: 'experts.arrived-arrival' as const }
}

export async function decisionOf(locale: Locale, decision: Parameters<typeof decisionLetter>[1]) {
  const template = decision.reason === null ? ('experts.admitted' as const) : ('experts.refused' as const)
  return { ...(await renderLetter(decisionLetter(locale, decision))), template }
}
