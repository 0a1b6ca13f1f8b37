import type { Document } from './page-document.ts'

/** What search engines ask of each kind of thing before they show it; of a thing without an entry, its kind alone. */
const needed: Record<string, readonly string[]> = {
  Organization: ['name'],
  WebSite: ['name', 'url', 'potentialAction'],
  SearchAction: ['target', 'query-input'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position'],
  WebPage: ['name'],
  Service: ['name', 'provider', 'offers'],
  Offer: ['price', 'priceCurrency'],
  FAQPage: ['mainEntity'],
  QAPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Article: ['headline', 'datePublished', 'dateModified', 'author', 'publisher'],
  ProfilePage: ['mainEntity'],
  Person: ['name'],
}

type Thing = Record<string, unknown>
const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null

/** What no validator would take: a value without anything in it, a reference to nothing, an address that is not whole. */
export function structuredFaults({ structured }: Pick<Document, 'structured'>): string[] {
  const faults: string[] = []
  const ids = new Set<unknown>()
  const named: { from: string; id: unknown }[] = []

  function look(value: unknown, place: string): void {
    if (value === null || value === undefined || value === '') return void faults.push(`${place} is empty`)
    if (Array.isArray(value)) {
      if (value.length === 0) faults.push(`${place} is empty`)
      for (const [index, one] of value.entries()) look(one, `${place}[${index}]`)
      return
    }
    if (!isThing(value)) {
      if (/\.(url|item|image|logo|@id)$/.test(place) && !/^https?:\/\//.test(String(value)))
        faults.push(`${place} is ${value}`)
      if (/\.date\w+$/.test(place) && Number.isNaN(Date.parse(String(value)))) faults.push(`${place} is ${value}`)
      return
    }
    const { '@type': type, '@id': id, ...rest } = value
    if (type === undefined) {
      if (id === undefined) faults.push(`${place} is of no kind`)
      named.push({ from: place, id })
    } else if (id !== undefined) ids.add(id)
    for (const name of needed[String(type)] ?? [])
      if (!(name in value)) faults.push(`${place} (${type}) has no ${name}`)
    for (const [name, inner] of Object.entries(rest)) look(inner, `${place}.${name}`)
    if (type === 'BreadcrumbList' || type === 'ItemList') {
      const list = (value.itemListElement ?? []) as readonly Thing[]
      if (list.some(({ position }, index) => position !== index + 1)) faults.push(`${place} does not count`)
    }
  }

  for (const thing of structured) look(thing, String(thing['@type']))
  for (const { from, id } of named) if (!ids.has(id)) faults.push(`${from} names ${id}, which is not there`)
  return faults
}
