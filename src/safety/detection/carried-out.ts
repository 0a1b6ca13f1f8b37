// The few words that follow a suicide that was spoken of: they say no danger by themselves.
import { fold } from './normalise.ts'

const taken =
  /^(?:(?:c'?est fait|ca y est|voila|(?:it'?s )?done|ok|i did it|je l'?ai fait)[ ,.]*)?(?:je (?:les|l'|la|le) ?(?:ai|viens de (?:les )?)(?: deja| tous| toutes| tout)? ?(?:pris|prises?|avale[es]*|prendre|avaler)|j'ai tout (?:pris|avale)|(?:i(?:'?ve| have)? (?:just |already )?(?:taken|took|swallowed)) (?:them|it|it all|all of (?:them|it)|them all)|ive (?:taken|swallowed) (?:them|it|it all|them all))(?: all| tous| toutes| maintenant| now)?$/
const leaving =
  /^(?:c'?est fait|(?:it'?s )?done|i did it|je l'?ai fait|adieu(?: a tous)?|goodbye(?: everyone)?|farewell|(?:je )?me sens partir|je pars|je m'en vais|trop tard|(?:it'?s )?too late|c'?est trop tard|i can feel (?:it|myself going)|i feel (?:sleepy|faint|dizzy|sick)|i'?m (?:going|fading|slipping away)|j'ai la tete qui tourne|je m'endors)$/

/** « C’est fait, je les ai pris », "goodbye": to be heard where a suicide was spoken of and said to be none. */
export function tellsThatItIsDone(text: string): boolean {
  const said = fold(text)
    .replace(/[^a-z0-9' ]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return taken.test(said) || leaving.test(said)
}
