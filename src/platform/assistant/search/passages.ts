import { sentencesAboutService } from '../compose/about-service.ts'
import { clientSentences } from '../compose/known-answers.ts'
import type { Dossier, Quotation } from '../port.ts'
import { rulesFor } from './rules.ts'
import { search } from './search.ts'

/**
 * One or two passages to quote for a text, and none below the floor: rules of the knowledge sheets, otherwise published
 * texts. The FAQ about the service answers questions about the service, and no other.
 */
export function passagesFor(dossier: Dossier, text: string, limit = 2): Quotation[] {
  const house = sentencesAboutService(text)
  const rules = house.length === 0 && dossier.knowledge ? rulesFor(text, dossier.knowledge, limit) : []
  if (rules.length > 0) return rules
  const said = clientSentences(dossier).join('\n')
  const library = dossier.library.filter((item) => (item.house === true) === house.length > 0)
  return search(house.length > 0 ? house.join('\n') : text, library, limit, said).map(({ title, url, excerpt }) => ({
    title,
    url,
    excerpt,
  }))
}
