import { inFigures, quantities } from '../extraction/quantities.ts'
import { fold, sentences } from '../fold.ts'
import { terms } from '../search/search.ts'
import { isAboutClient, isAttributed, isNegated, statesRule } from './claim-patterns.ts'

type Text = { folded: string; terms: Set<string>; quantities: Set<string>; negated: boolean }

/** The sources given to a model: the passages it was shown, and what the client wrote. */
export type Sources = { passages: readonly { title: string; excerpt: string }[]; client: readonly string[] }

export type SourceEvidence = {
  /** A passage says this: the same numbers, most of the same words, and the same negations. */
  published(sentence: string): boolean
  /** Word for word in a passage. */
  verbatim(sentence: string): boolean
  /** The client gave these numbers, and the sentence states a fact of theirs: no rule, no order, no promise. */
  told(sentence: string): boolean
  /** The sentence says that the client wrote this, and they wrote most of it. */
  quoted(sentence: string): boolean
  /** Half of the words are the client's: a fact of theirs in other words, or the name of their subject. */
  near(sentence: string): boolean
  /** Every word stands in what the client wrote or in a passage. */
  known(name: string): boolean
}

const general = new Set([
  'genera',
  'princi',
  'normal',
  'habitu',
  'usuall',
  'typica',
  'text',
  'texte',
  'publi',
  'publie',
  'publis',
  'parlen',
  'speak',
])

const read = (written: string): Text => {
  const text = written.replace(/\[[A-Z-]+-\d+\]/g, ' ')
  return {
    folded: fold(text),
    terms: new Set(terms(inFigures(text)).map((term) => term.slice(0, 6))),
    quantities: quantities(text),
    negated: isNegated(text),
  }
}

const share = (claimed: readonly string[], known: ReadonlySet<string>): number =>
  claimed.length === 0 ? 0 : claimed.filter((term) => known.has(term)).length / claimed.length

export function sourceEvidenceFrom({ passages, client }: Sources): SourceEvidence {
  const published = passages.map(({ title, excerpt }) => {
    const said = sentences(excerpt)
    return {
      title: read(title).terms,
      whole: fold(excerpt),
      single: said.map(read),
      pairs: said.slice(1).map((next, at) => read(`${said[at]} ${next}`)),
    }
  })
  const clientText = read(client.join('\n'))
  const holds = (texts: readonly Text[], title: ReadonlySet<string>, claim: Text): boolean | undefined => {
    const claimed = [...claim.terms].filter((term) => !general.has(term))
    const shares = texts.map((text) => {
      const own = share(claimed, text.terms)
      const titled = share(claimed, new Set([...text.terms, ...title]))
      return own > 0 && titled >= 0.6 ? own + titled : 0
    })
    const best = Math.max(...shares)
    if (best === 0) return undefined
    // The sentence on the same subject decides, not another one that happens to hold the number.
    const nearest = texts.filter((_, at) => shares[at] === best)
    return nearest.some(
      (text) => [...claim.quantities].every((one) => text.quantities.has(one)) && text.negated === claim.negated,
    )
  }
  return {
    published: (sentence) => {
      const claim = read(sentence)
      return published.some(
        ({ title, single, pairs }) => holds(single, title, claim) ?? holds(pairs, title, claim) ?? false,
      )
    },
    verbatim: (sentence) => {
      const folded = fold(sentence).replace(/[.?!…]+$/, '')
      return folded.length > 20 && published.some(({ whole }) => whole.includes(folded))
    },
    told: (sentence) => {
      const claim = read(sentence)
      if (![...claim.quantities].every((one) => clientText.quantities.has(one))) return false
      return (
        isAttributed(claim.folded) || (!statesRule(claim.folded) && share([...claim.terms], clientText.terms) >= 0.25)
      )
    },
    quoted: (sentence) => {
      const claim = read(sentence)
      return (
        isAttributed(claim.folded) &&
        [...claim.quantities].every((one) => clientText.quantities.has(one)) &&
        share([...claim.terms], clientText.terms) >= 0.6
      )
    },
    near: (sentence) => {
      const claim = read(sentence)
      const least = isAboutClient(claim.folded) && !statesRule(claim.folded) ? 0.3 : 0.5
      return claim.terms.size === 0 || share([...claim.terms], clientText.terms) >= least
    },
    known: (name) => {
      const words = fold(name).match(/[a-z0-9]+/g) ?? []
      const everything = `${clientText.folded} ${published.map(({ whole }) => whole).join(' ')}`
      return words.every((word) => new RegExp(`(?<![a-z0-9])${word}(?![a-z0-9])`).test(everything))
    },
  }
}
