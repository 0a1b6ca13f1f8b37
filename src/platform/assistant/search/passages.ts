import { sentencesAboutService } from '../compose/about-service.ts'
import { clientSentences } from '../compose/known-answers.ts'
import type { Dossier, Quotation } from '../port.ts'
import { search } from './search.ts'

/**
 * What may be quoted to what was written, one passage or two, and nothing below the floor. The house's own FAQ answers
 * questions about the house, and no other.
 */
export function passagesFor(dossier: Dossier, text: string, limit = 2): Quotation[] {
  const house = sentencesAboutService(text)
  const said = clientSentences(dossier).join('\n')
  const library = dossier.library.filter((item) => (item.house === true) === house.length > 0)
  return search(house.length > 0 ? house.join('\n') : text, library, limit, said).map(({ title, url, excerpt }) => ({
    title,
    url,
    excerpt,
  }))
}
