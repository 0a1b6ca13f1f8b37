// What is typed so far, without the sentence whose end is still to come: « ma fille a avalé », "I want to end it with".
import { fold } from './normalise.ts'

/** Words that no sentence ends with, in either language. */
const open = new Set(
  [
    'mon ma mes ton ta tes sa ses notre nos votre vos leurs un une des du le les au aux de d l avec dans sur pour sans',
    'chez par vers entre sous pendant que qu dont parce lorsque quand je j il ils ne n m s ai est',
    'suis sont ai ont avons avez et mais ou car a',
    'my your our their an the of to with from at by into onto and but or because which who i for im ive is are was were',
    'am gonna wanna has have',
  ].flatMap((line) => line.split(' ')),
)
/** « Où il est », « il y en a », "where he is", "how bad it was": the same words at the end of what is said. */
const closed =
  /(?<![a-z])(?:(?:ou|comment|who|where|how|what)(?: [a-z']+){1,3}|en|here (?:i|we)|there (?:he|she|it|they)|qui je|parce que c'?) [a-z]+$/
/** Before an object that is not there yet. */
const transitive =
  /(?:(?<![a-z'])(?:(?:il|elle|je|ils|elles|ca|tu|qui) (?:me|te|se)|(?:j'ai|jai|g|a|ai|ont|avons|vient d'?e?|viens d'?e?) ?(?:avale[es]?|pri[st]?|mange|bu|ingere|gobe|inhale|trop pris)|(?:vais|va|veux|veut|voudrais) (?:tuer|frapper|bruler|avaler|prendre)|(?:swallowed|taken|took|drank|eaten|ate|inhaled)|(?:to|gonna|wanna|will|ll) (?:kill|end|hurt|stab|hit|burn|take|swallow)|(?:de|dans|sur|avec|sous|contre|pour|a) la))$/
const objectBefore = /(?<![a-z])(?:que|qu'|what|that|which|something|en|l'|tout|been|was) ?(?:[a-z']+ ){0,3}[a-z']+$/

const boundary =
  /[.!?…;:,\n]+|\s(?:et|mais|puis|donc|car|parce qu(?:e|['’])|quand|and|but|so|then|because|when|while)(?:\s|$)/g

function isUnfinished(clause: string): boolean {
  const plain = fold(clause).replace(/\s+/g, ' ').trim()
  // « J’ai 12 an », « 36 SA ».
  const last = /(?<!\d ?)(?<![a-z'])(?:[a-z]+')*([a-z]+)'?$/.exec(plain)?.[1]
  if (last === undefined || plain.endsWith("'s")) return false
  if (transitive.test(plain)) return !objectBefore.test(plain)
  return open.has(last) && !closed.test(plain)
}

/** The text as far as its clauses are finished: all of it where the last one is. */
export function finishedPart(text: string): string {
  const typed = text.trimEnd()
  const ends = [...typed.matchAll(boundary)].at(-1)
  const from = ends ? ends.index + ends[0].length : 0
  return isUnfinished(typed.slice(from)) ? typed.slice(0, ends?.index ?? 0) : text
}
