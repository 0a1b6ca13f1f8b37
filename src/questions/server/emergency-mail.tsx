import { brand } from '../../brand.ts'
import { fill } from '../../i18n/text.ts'
import type { Tx } from '../../platform/db/port.ts'
import { type LetterWords, renderLetter } from '../../platform/mail/letter.tsx'
import { Button, Paragraph, Title } from '../../platform/mail/parts.tsx'
import type { Ports } from '../../platform/ports.ts'
import { href } from '../../screens.ts'
import { letter } from './emergency-letter.fr.ts'
import { siteAddress } from './mail.tsx'

declare module '../../platform/mail/port.ts' {
  interface LetterNames {
    'questions.emergency-arrival': true
  }
}

/** To the house, in its own language: urgent, with the way there, and without a word of what was written. */
export function emergencyLetter(site: string, { id, number }: { id: string; number: number }): LetterWords {
  const subject = fill(letter.subject, { number })
  return {
    locale: 'fr',
    subject,
    preview: letter.lead,
    body: (
      <>
        <Title>{subject}</Title>
        <Paragraph>{letter.lead}</Paragraph>
        <Button href={site + href('admin-question', 'fr', { id })}>{letter.button}</Button>
        <Paragraph soft>{letter.more}</Paragraph>
      </>
    ),
  }
}

export async function alertHouse(
  ports: Ports,
  tx: Tx,
  question: { id: string; number: number },
  alert: string,
): Promise<void> {
  await ports.mail.post(tx, {
    ...(await renderLetter(emergencyLetter(siteAddress(ports), question))),
    to: brand.support.email,
    locale: 'fr',
    key: `question.emergency:${alert}`,
    template: 'questions.emergency-arrival',
  })
}
