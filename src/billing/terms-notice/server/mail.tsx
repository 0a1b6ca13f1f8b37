import type { ContractText } from '../../../content/editing.ts'
import { type Block, inlineToText, parseProse } from '../../../content/prose.ts'
import { day } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { fill } from '../../../i18n/text.ts'
import { Button, Paragraph, Title } from '../../../platform/mail/components.tsx'
import type { EmailContent } from '../../../platform/mail/email.tsx'
import { href } from '../../../screens.ts'
import { en } from '../email.text.en.ts'
import { fr } from '../email.text.fr.ts'

declare module '../../../platform/mail/port.ts' {
  interface EmailTemplates extends Record<'billing.terms_change', true> {}
}

type TermsLetter = { text: ContractText; locale: Locale; at: Date; body: string; site: string }

/** Sent fifteen days before new terms, with their whole text: a page can change, an email stays as it was sent. */
export function termsEmail({ text, locale, at, body, site }: TermsLetter): EmailContent {
  const words = { fr, en }[locale]
  const date = day(locale, at)
  const lead = fill(words.lead, { date })
  const subject = fill(words.subject, { date })
  return {
    locale,
    subject,
    preview: lead,
    reason: words.reason,
    ...(text === 'terms' && { cancellationUrl: site + href('cancel', locale) }),
    body: (
      <>
        <Title>{subject}</Title>
        <Paragraph>{lead}</Paragraph>
        <Paragraph>{words.choices[text]}</Paragraph>
        <Button href={site + href(text, locale)}>{words.button}</Button>
        {linesOf(body).map(({ text, strong }) => (
          <Paragraph key={text} soft={!strong}>
            {strong ? <b>{text}</b> : text}
          </Paragraph>
        ))}
      </>
    ),
  }
}

/** The text in lines, its headings marked: an email draws neither lists nor links of the page. */
function linesOf(body: string): { text: string; strong: boolean }[] {
  const lines = (blocks: readonly Block[]): { text: string; strong: boolean }[] =>
    blocks.flatMap((block) => {
      if (block.kind === 'list') return block.items.flatMap(lines)
      if (block.kind === 'quote') return lines(block.of)
      return [{ text: inlineToText(block.text), strong: block.kind === 'heading' }]
    })
  return lines(parseProse(body))
}
