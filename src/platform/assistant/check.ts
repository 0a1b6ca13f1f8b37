import { fold, sentences } from './fold.ts'
import { ignoredSentence } from './hidden.ts'
import { promptsFor } from './material.ts'
import type { Dossier } from './port.ts'
import { masked } from './words.ts'

/** A model's words that must not be shown at all: the built-in assistant speaks instead. */
export class Unfit extends Error {}

export type Check = (text: string) => string

const link =
  /(?:https?:\/\/|www\.)[^\s)\]>"»]+|\b[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|net|org|fr|io|co|eu|info|biz|app|xyz|ru|example)(?:\/[^\s)\]>"»]*)?/gi
const mail = /[\w.+-]+@[\w-]+\.[\w.-]+/
const phone = /(?:\+|00)?\d(?:[\s.\u00a0\u202f-]?\d){7,}/g

const words = (text: string): string[] => fold(text).match(/[a-z0-9]+/g) ?? []
const runs = (text: string, size: number): string[] => {
  const all = words(text)
  return all.slice(size - 1).map((_, index) => all.slice(index, index + size).join(' '))
}

/** What an obeyed order would make the model write: its quoted words, and any four words in a row. */
function dictated(dossier: Dossier): { runs: string[]; quotes: string[] } {
  const texts = [
    dossier.question,
    ...dossier.turns.filter((turn) => turn.author === 'client').map((turn) => turn.text),
    ...dossier.documents.map(({ text }) => text ?? ''),
  ]
  const orders = texts.flatMap(sentences).filter(ignoredSentence)
  return {
    runs: orders.flatMap((order) => runs(order, 4)),
    quotes: orders.flatMap((order) =>
      [...order.matchAll(/["“«]\s*([^"”»]{3,80}?)\s*["”»]/g)].map((match) => fold(match[1]!)),
    ),
  }
}

/** Lines of the prompt long enough to be recognised when they come back. */
const promptLines = (dossier: Dossier): string[] =>
  Object.values(promptsFor(dossier.locale))
    .flatMap((prompt) => prompt.split(/\n|(?<=\.) /))
    .map((line) => fold(line.replace(/^[-\s]+/, '')))
    .filter((line) => line.length > 40 && !line.includes('{'))

const digits = (text: string): string => text.replace(/\D/g, '')

/**
 * What stands between a model's words and a person. A sentence with a link, an address or a number that no published text
 * holds goes, as does one that the material dictated; a text that shows the prompt or its tags is refused whole.
 */
export function createCheck(dossier: Dossier, tag: string): Check {
  const published = [
    ...dossier.library.map(({ url, text }) => `${url}\n${text}`),
    ...(dossier.emergency ?? []),
    ...dossier.category.policyLines,
  ].join('\n')
  const publishedDigits = digits(published)
  const orders = dictated(dossier)
  const lines = promptLines(dossier)
  const own = (sentence: string): boolean => {
    if (mail.test(sentence) || ignoredSentence(sentence)) return false
    if ((sentence.match(link) ?? []).some((found) => !published.includes(found.replace(/[.,;:]+$/, '')))) return false
    if (
      (sentence.match(phone) ?? []).some(
        (found) => digits(found).length > 8 && !publishedDigits.includes(digits(found)),
      )
    )
      return false
    const plain = words(sentence).join(' ')
    return (
      !orders.runs.some((run) => plain.includes(run)) && !orders.quotes.some((quote) => fold(sentence).includes(quote))
    )
  }
  return (text) => {
    const plain = fold(text)
    if (
      text.includes(tag) ||
      /<\/?(?:material|system|instructions?)\b/i.test(text) ||
      lines.some((line) => plain.includes(line))
    )
      throw new Unfit('The model repeated its instructions.')
    const visible = text
      .replace(/[\p{Cf}\p{Co}\p{Cn}]/gu, '')
      .replace(/<[^>]*>/g, '')
      .replace(/!?\[([^\]]*)\]\(([^)]*)\)/g, '$1 $2')
      .replace(/^#+\s*|\*\*|__|`/gm, '')
    const kept = visible.split(/\n{2,}/).map((paragraph) => sentences(paragraph).filter(own).join(' '))
    return masked(kept.filter((paragraph) => paragraph !== '').join('\n\n')).replace(/[\u00a0\u202f ]?!+/g, '.')
  }
}

/** Most of the words stand in what the client wrote: the value is a fact of theirs and not of the model's. */
export function grounded(value: string, material: string): boolean {
  const known = new Set(words(material))
  const said = words(value).filter((word) => word.length > 2 || /\d/.test(word))
  const numbers = said.filter((word) => /\d/.test(word))
  return (
    said.length > 0 &&
    numbers.every((number) => known.has(number)) &&
    said.filter((word) => known.has(word)).length >= said.length * 0.6
  )
}
