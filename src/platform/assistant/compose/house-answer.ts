// A question about the service is answered by its own pages: no expert reads it, and none is offered.
import { brand } from '../../../brand.ts'
import { fill } from '../../../i18n/text.ts'
import { clip } from '../fold.ts'
import { assistantMessagesFor, quoteText } from '../messages.ts'
import type { Dossier, Preview, Quotation } from '../port.ts'
import { passagesFor } from '../search/passages.ts'
import { deniesService, isAboutServiceOnly } from './about-service.ts'

const typedBy = ({ turns }: Dossier): string[] =>
  turns.flatMap(({ author, text }) => (author === 'client' ? [text] : []))

/** The page of the service that answers, where the client asks about the service and about nothing else. */
const housePage = (dossier: Dossier): Quotation | undefined =>
  isAboutServiceOnly(dossier.question) && !typedBy(dossier).some(deniesService)
    ? passagesFor(dossier, dossier.question)[0]
    : undefined

/** Whether a page of the service answers all that the client asks, and they have not said that it is not about it. */
export const isHouseMatter = (dossier: Dossier): boolean => housePage(dossier) !== undefined

/** The answer of the service's own page; undefined where it has none, so that the question takes its usual way. */
export function houseAnswer(dossier: Dossier): Preview | undefined {
  const found = housePage(dossier)
  if (!found) return undefined
  const { house } = assistantMessagesFor(dossier.locale)
  return {
    title: found.title,
    short: '',
    paragraphs: [
      fill(house.understood, { brand: brand.name, quote: quoteText(dossier.locale, clip(dossier.question, 160)) }),
      fill(house.answer, { title: quoteText(dossier.locale, found.title), text: found.excerpt }),
      house.free,
      fill(house.other, { brand: brand.name }),
    ],
    quotations: [found],
    limits: [],
    missing: [],
    deadlines: [],
    amounts: [],
    papers: [],
    house: true,
  }
}
