import { entryFor, sentencesAboutService } from '../compose/about-service.ts'
import { clientSentences } from '../compose/known-answers.ts'
import { speaksToOtherSide } from '../compose/sides.ts'
import type { Dossier, Quotation } from '../port.ts'
import { quotationOf, rulesFor, rulesToRead } from './rules.ts'
import { search } from './search.ts'

/**
 * The one best passage to quote for a text (at most `limit`), and none below the floor: rules of the knowledge sheets, otherwise published
 * texts. The FAQ about the service answers questions about the service, and no other.
 */
export function passagesFor(dossier: Dossier, text: string, limit = 1): Quotation[] {
  const house = sentencesAboutService(text)
  const rules = house.length === 0 && dossier.knowledge ? rulesFor(text, dossier.knowledge, limit) : []
  const found = rules.length > 0 ? rules : publishedFor(dossier, text, house, limit)
  const said = clientSentences(dossier).join('\n')
  return found.filter(({ excerpt }) => !speaksToOtherSide(said, excerpt))
}

function publishedFor(dossier: Dossier, text: string, house: readonly string[], limit: number): Quotation[] {
  const said = clientSentences(dossier).join('\n')
  const entry = house.length > 0 ? entryFor(house.join('\n')) : undefined
  const kind = dossier.library.filter((item) => (item.house === true) === house.length > 0)
  const [own] = entry === undefined ? [] : kind.filter(({ url }) => url.endsWith(`#${entry}`))
  if (own) {
    // A heading tells the subject of what follows and says nothing itself.
    const excerpt = own.text.split(/\n+/).find((line) => /^(?!#+ )./.test(line.trim()))
    return excerpt === undefined ? [] : [{ title: own.title, url: own.url, excerpt }]
  }
  return search(house.length > 0 ? house.join('\n') : text, kind, limit, said).map(({ title, url, excerpt }) => {
    const revised = house.length > 0 ? undefined : kind.find((item) => item.url === url)?.date
    return { title, url, excerpt, ...(revised && { revised }) }
  })
}

/** A passage given to a model: what it says of the law is shown only with words of one of them. */
export type Passage = Quotation & { id: string; country: string; date: string | null }

const mostRules = 8

/** More than would be quoted, since a model must choose: the rules of the subject, and published texts. */
export function passagesToRead(dossier: Dossier): Passage[] {
  const text = clientSentences(dossier).join('\n')
  const house = sentencesAboutService(text)
  const rules = house.length === 0 && dossier.knowledge ? rulesToRead(text, dossier.knowledge, mostRules) : []
  return [
    ...rules.map((rule) => ({ ...quotationOf(rule), country: rule.country, date: rule.read })),
    ...publishedFor(dossier, text, house, 2).map((found) => {
      const { country = 'any', date = null } = dossier.library.find(({ url }) => url === found.url) ?? {}
      return { ...found, country, date }
    }),
  ]
    .filter(({ excerpt }) => !speaksToOtherSide(text, excerpt))
    .map((passage, index) => ({ id: `P${index + 1}`, ...passage }))
}
