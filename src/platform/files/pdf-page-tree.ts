/**
 * A part of the program that reads one PDF (`pdf-program.ts`), as text. It walks the page tree itself, because `/Count`
 * is only the document's claim: a few kilobytes can name one page six hundred thousand times, and a reader that opens
 * the file walks all of them. A node may occur once (ISO 32000-1, 7.7.3.2), so a second visit is refused.
 */
export const maxPages = 2000

export const pdfPageTree = String.raw`
const mostPages = ${maxPages}
const reference = /(\d+)\s+\d+\s+R\b/g
const numbersIn = (text) => Array.from(text.matchAll(reference), ([, number]) => number)

// Every object by its number, as the file has it last; 'definitions' are all of them, those replaced since too.
const objects = new Map()
const definitions = []
function define(number, written) {
  const text = spelledOut(written)
  objects.set(number, text)
  if (text.includes('/Kids')) definitions.push(text)
}
function defineAll(text, inStreams) {
  const found = []
  for (const { index, 0: mark, 1: number } of text.matchAll(/(?<!\d)(\d+)\s+\d+\s+obj\b/g)) found.push({ at: index, number, from: index + mark.length })
  found.forEach((one, place) => {
    const end = found[place + 1]?.at ?? text.length
    const words = text.slice(one.from, end)
    const stream = words.search(/stream\r?\n/)
    define(one.number, stream < 0 ? words : words.slice(0, stream))
    for (const inside of inStreams) if (inside.at > one.at && inside.at < end) defineInside(inside)
  })
}
// An object stream begins with the number and the place of each of its objects.
function defineInside({ text, first }) {
  const head = text.slice(0, first).trim().split(/\s+/).map(Number)
  for (let at = 0; at + 1 < head.length; at += 2) {
    const end = at + 3 < head.length ? first + head[at + 3] : text.length
    define(String(head[at]), text.slice(first + head[at + 1], end))
  }
}

// The references of a node's children, written in place or as an array of its own; null where it has none.
function kidsOf(text) {
  const own = /\/Kids\s*\[([^\]]*)\]/.exec(text)
  if (own) return numbersIn(own[1])
  const elsewhere = /\/Kids\s+(\d+)\s+\d+\s+R\b/.exec(text)
  return elsewhere ? numbersIn(objects.get(elsewhere[1]) ?? '') : null
}

function refuseEndlessPages(text, inStreams) {
  defineAll(text, inStreams)
  for (const node of definitions) {
    const kids = kidsOf(node) ?? []
    if (new Set(kids).size < kids.length) throw new Refused('pages')
  }
  const roots = Array.from(text.matchAll(/\/Root\s+(\d+)\s+\d+\s+R\b/g), ([, number]) => number)
  const catalogue = objects.get(roots.at(-1)) ?? ''
  const left = [/\/Pages\s+(\d+)\s+\d+\s+R\b/.exec(catalogue)?.[1]].filter(Boolean)
  const met = new Set()
  let pages = 0
  while (left.length > 0) {
    const number = left.pop()
    if (met.has(number)) throw new Refused('pages')
    met.add(number)
    const kids = kidsOf(objects.get(number) ?? '')
    if (kids) left.push(...kids)
    else pages += 1
    if (pages > mostPages || met.size > 2 * mostPages) throw new Refused('pages')
  }
}

// What the library finds must not be one page told often either.
async function refuseRepeatedPages(document) {
  if (document.numPages > mostPages) throw new Refused('pages')
  const met = new Set()
  for (let number = 1; number <= document.numPages; number += 1) {
    const { ref } = await document.getPage(number)
    met.add(ref ? ref.num : 'page ' + number)
  }
  if (met.size < document.numPages) throw new Refused('pages')
}
`
