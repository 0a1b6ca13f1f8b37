import { type Block, proseOf, wordsOf } from '../../content/prose.ts'
import { day } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locale.ts'
import { fill } from '../../i18n/text.ts'
import type { LetterWords } from '../../platform/mail/letter.tsx'
import { Button, Paragraph, Title } from '../../platform/mail/parts.tsx'
import { href } from '../../screens.ts'
import { en } from '../terms-letter.text.en.ts'
import { fr } from '../terms-letter.text.fr.ts'

declare module '../../platform/mail/port.ts' {
  interface LetterNames extends Record<'billing.terms_change', true> {}
}

type TermsLetter = { locale: Locale; at: Date; body: string; site: string }

/** Fifteen days before new terms, with their whole text: a page can change, a letter stays as it was sent. */
export function termsLetter({ locale, at, body, site }: TermsLetter): LetterWords {
  const words = { fr, en }[locale]
  const date = day(locale, at)
  const lead = fill(words.lead, { date })
  const subject = fill(words.subject, { date })
  return {
    locale,
    subject,
    preview: lead,
    reason: words.reason,
    leave: site + href('cancel', locale),
    body: (
      <>
        <Title>{subject}</Title>
        <Paragraph>{lead}</Paragraph>
        <Paragraph>{words.choice}</Paragraph>
        <Button href={site + href('terms', locale)}>{words.button}</Button>
        {linesOf(body).map(({ text, strong }) => (
          <Paragraph key={text} soft={!strong}>
            {strong ? <b>{text}</b> : text}
          </Paragraph>
        ))}
      </>
    ),
  }
}

/** The text in lines, its headings marked: a letter draws neither lists nor links of the page. */
function linesOf(body: string): { text: string; strong: boolean }[] {
  const lines = (blocks: readonly Block[]): { text: string; strong: boolean }[] =>
    blocks.flatMap((block) => {
      if (block.kind === 'list') return block.items.flatMap(lines)
      if (block.kind === 'quote') return lines(block.of)
      return [{ text: wordsOf(block.text), strong: block.kind === 'heading' }]
    })
  return lines(proseOf(body))
}
