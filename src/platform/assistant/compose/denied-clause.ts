// What a client says that it is not: « ce n'est pas la banque, c'est mon compte », which no fact may be read from.
import { fold } from '../fold.ts'

const denial =
  /(?<![a-z])(?:(?:ce|ca|cela) n'est|c'est|cest|c|il (?:ne )?s'agit|(?:ca|cela) (?:ne )?concerne|je (?:ne )?parle|(?:it|this|that)(?:'s| is)) (?:pas|not) (?:du tout |vraiment |really |at all )?(?:about |for |pour |sur |a propos de )?(?:d'une? |une? |de la |de l'|du |des |de |d'|la |les? |l'|mon |ma |mes |an? |the |my |any )[^.;:!?,]{2,60}?/
const contrast =
  /(?:,| mais| but| -| –) *(?:mais |but |plutot |rather )?(?:c'est|cest|il s'agit|de |des |du |it's|it is|this is|that's|rather|plutot|une? |an? |the |l'|la |le |mon |ma |my )/
const corrected = new RegExp(`${denial.source}(?=${contrast.source})`, 'g')
const alone = new RegExp(`${denial.source}(?=[.;:!?,]|$)`, 'g')

function without(sentence: string, pattern: RegExp): string {
  const folded = fold(sentence)
  if (folded.length !== sentence.length) return pattern.test(folded) ? folded.replace(pattern, '') : sentence
  let kept = ''
  let from = 0
  for (const { 0: words, index } of folded.matchAll(pattern)) {
    kept += sentence.slice(from, index)
    from = index + words.length
  }
  return (kept + sentence.slice(from)).replace(/^[\s,–-]+/, '').trim()
}

/** The sentence without what it denies in favour of something else. */
export const withoutCorrected = (sentence: string): string => without(sentence, corrected)

/** The sentence without anything that it denies: « ce n'est pas une banque ». */
export const withoutDenied = (sentence: string): string => without(sentence, alone)
