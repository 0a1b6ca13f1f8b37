import type { Locale } from '../src/i18n/locale.ts'

/** A public document as a search engine reads it: only what the server has sent, no script run. */
export type Document = {
  title: string
  description: string
  indexable: boolean
  canonical: string
  alternates: Record<string, string>
  lang: string
  picture: string
  headings: number
  /** Addresses of links, as written. */
  links: string[]
  /** Addresses to which its own searches and filters lead, one choice at a time. */
  asked: string[]
  /** What the page needs beside itself: styles, pictures, icons, scripts. */
  files: string[]
  /** Its style sheets among these files. */
  styles: string[]
  ids: Set<string>
  classes: Set<string>
  /** What stands on the page in its own language: parts that say that they are in another are left out. */
  texts: string[]
  /** Texts and attributes with a `{name}` that nobody has filled in; scripts and their data may have them. */
  unfilled: string[]
  structured: Record<string, unknown>[]
}

const empty = new Set('area base br col embed hr img input link meta source track wbr path circle rect line'.split(' '))
const silent = new Set(['script', 'style', 'template', 'svg', 'noscript', 'head', 'code', 'address'])
const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

const unfilled = /\{\w+\}/

const decoded = (text: string) =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, number, name) => {
    if (hex || number) return String.fromCodePoint(Number.parseInt(hex ?? number, hex ? 16 : 10))
    return signs[name] ?? whole
  })

function factsOf(tag: string): Record<string, string> {
  const facts: Record<string, string> = {}
  for (const [, name = '', value = ''] of tag.matchAll(/([\w:-]+)(?:="([^"]*)")?/g))
    facts[name.toLowerCase()] = decoded(value)
  return facts
}

export function readDocument(html: string): Document {
  const read: Document = {
    title: decoded(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    description: '',
    indexable: true,
    canonical: '',
    alternates: {},
    lang: '',
    picture: '',
    headings: 0,
    links: [],
    asked: [],
    files: [],
    styles: [],
    ids: new Set(),
    classes: new Set(),
    texts: [],
    unfilled: [],
    structured: [],
  }
  const open: { name: string; quiet: boolean }[] = []
  const form: Form = { action: '', field: '' }
  const parts = /<(\/?)([a-zA-Z][\w-]*)((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*(\/?)>|<!--.*?-->|<!DOCTYPE[^>]*>|([^<]+|<)/gs
  for (let match = parts.exec(html); match; match = parts.exec(html)) {
    const [, closing, name, rest, itself, text] = match
    const quiet = open.at(-1)?.quiet ?? false
    const written = text ?? (rest ?? '').replace(/\sdata-[\w-]+="[^"]*"/g, '')
    if (unfilled.test(written)) read.unfilled.push(decoded(written).trim())
    if (text?.trim() && !quiet) read.texts.push(decoded(text).replace(/\s+/g, ' '))
    if (!name) continue
    if (closing) {
      // The parts of an icon are closed too, though they were never open.
      if (empty.has(name)) continue
      while (open.length > 0 && open.pop()?.name !== name);
      continue
    }
    const facts = factsOf(rest ?? '')
    take(read, name, facts)
    ask(read, form, name, facts)
    if (empty.has(name) || itself) continue
    if (name === 'script' || name === 'style') {
      const end = html.indexOf(`</${name}>`, parts.lastIndex)
      if (facts.type === 'application/ld+json') {
        const graph = JSON.parse(html.slice(parts.lastIndex, end))
        read.structured.push(...graph['@graph'])
      }
      parts.lastIndex = end + name.length + 3
      continue
    }
    const foreign = facts.lang !== undefined && name !== 'html' && facts.lang.slice(0, 2) !== read.lang
    open.push({ name, quiet: quiet || silent.has(name) || foreign || 'hidden' in facts })
  }
  return read
}

function take(read: Document, name: string, facts: Record<string, string>): void {
  if (facts.id) read.ids.add(facts.id)
  for (const one of facts.class?.split(/\s+/) ?? []) read.classes.add(one)
  if (name === 'html') read.lang = facts.lang ?? ''
  if (name === 'h1') read.headings += 1
  if (name === 'a' && facts.href) read.links.push(facts.href)
  if ((name === 'img' || name === 'script') && facts.src) read.files.push(facts.src)
  if (name === 'meta') {
    const about = facts.name ?? facts.property
    if (about === 'description') read.description = facts.content ?? ''
    if (about === 'robots' && facts.content?.includes('noindex')) read.indexable = false
    if (about === 'og:image') read.picture = facts.content ?? ''
  }
  if (name !== 'link' || !facts.href) return
  if (facts.rel === 'canonical') read.canonical = facts.href
  else if (facts.rel === 'alternate' && facts.hreflang) read.alternates[facts.hreflang] = facts.href
  else {
    read.files.push(facts.href)
    if (facts.rel === 'stylesheet') read.styles.push(facts.href)
  }
}

/** The form that is open, and the list of choices in it. */
type Form = { action: string; field: string }

/** What somebody looks for where anything may be typed. */
const typed = 'bail'

function ask(read: Document, form: Form, name: string, facts: Record<string, string>): void {
  if (name === 'form') form.action = facts.method?.toLowerCase() === 'post' ? '' : (facts.action ?? '')
  if (name === 'select') form.field = facts.name ?? ''
  if (!form.action) return
  const choose = (field: string, value: string) =>
    read.asked.push(`${form.action}?${new URLSearchParams({ [field]: value })}`)
  if (name === 'option' && form.field && facts.value) choose(form.field, facts.value)
  if (name !== 'input' || !facts.name || facts.type === 'hidden') return
  choose(facts.name, /^(checkbox|radio)$/.test(facts.type ?? '') ? (facts.value ?? 'on') : typed)
}

/** Words that hardly any sentence does without, and that the other language does not have. */
const small: Record<Locale, Set<string>> = {
  fr: new Set(
    'le la les des du une est et ou pour dans avec sur vous votre vos que qui ne pas par aux ce cette sont'.split(' '),
  ),
  en: new Set(
    'the of and to is are for with you your that which not by this an it from be have when what in'.split(' '),
  ),
}

/** La Roche-sur-Yon, Saint-Jean-de-la-Ruelle: the same in both languages. */
const townName = /(?:L[ae]s? )?\p{Lu}\p{L}+(?:-\p{L}+)+/gu

/** Whether these words are plainly in the other language. Names and single words are in neither. */
export function isForeign(words: string, locale: Locale): boolean {
  const counted = { fr: 0, en: 0 }
  for (const word of words
    .replace(townName, '')
    .toLowerCase()
    .match(/\p{L}+/gu) ?? []) {
    if (small.fr.has(word)) counted.fr += 1
    if (small.en.has(word)) counted.en += 1
  }
  const [own, other] = locale === 'fr' ? [counted.fr, counted.en] : [counted.en, counted.fr]
  return other >= 3 && other > 2 * own
}
