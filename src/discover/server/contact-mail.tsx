import type { Locale } from '../../i18n/locale.ts'
import { fill } from '../../i18n/text.ts'
import { renderLetter } from '../../platform/mail/letter.tsx'
import { Paragraph, Quote, Title } from '../../platform/mail/parts.tsx'
import { en } from '../contact.text.en.ts'
import { fr } from '../contact.text.fr.ts'

type Written = {
  kind: 'message' | 'notice'
  reference: string
  name: string
  email: string
  message: string
  page?: string
  reason?: keyof typeof fr.report.reasons
}

/** To whoever wrote. What they wrote is not repeated, so that nobody can have us write to others. */
export async function receiptOf(locale: Locale, { kind, reference }: Written) {
  const words = (locale === 'fr' ? fr : en).letters[kind]
  const letter = await renderLetter({
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
  })
  return { ...letter, template: `discover.${kind}-receipt` }
}

/** To the house, in its own language. */
export async function arrivalOf({ kind, reference, name, email, message, page, reason }: Written) {
  const words = fr.letters.arrival
  const letter = await renderLetter({
    locale: 'fr',
    subject: fill(words[kind], { reference, name }),
    preview: message.slice(0, 90),
    body: (
      <>
        <Title>{fill(words[kind], { reference, name })}</Title>
        <Paragraph>{fill(words.from, { name, email })}</Paragraph>
        {page && <Paragraph>{fill(words.about, { page, reason: reason ? fr.report.reasons[reason] : '' })}</Paragraph>}
        <Quote by={name}>{message}</Quote>
      </>
    ),
  })
  return { ...letter, template: `discover.${kind}-arrival` }
}
