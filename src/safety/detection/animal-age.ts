// How old an animal is: « mon chat vomit, il a 3 ans » names no child.
import { fold } from './normalise.ts'

const animal =
  '(?:chats?|chatte|chaton|chiens?|chienne|chiot|lapine?|cheval|jument|poney|furet|perroquet|tortue|cats?|kitten|kitty|dogs?|puppy|pup|rabbit|bunny|horse|mare|pony|hamster|ferret|parrot|tortoise|labrador|spaniel|terrier)'
const age = '\\d{1,2}(?: ans?| mois| semaines?|[ -]years?|[ -]months?|[ -]weeks?)'

const ages: readonly (readonly [said: RegExp, instead: string])[] = [
  [new RegExp(`\\b(${animal}) (?:(?:qui )?a|de|agee? de|aged) (?:environ |bientot |presque )?${age}\\b`, 'g'), '$1'],
  [new RegExp(`\\b${age}[ -]old (${animal})\\b`, 'g'), '$1'],
  // A reply that is an age, or an age of what was named last.
  [
    new RegExp(
      `(?<=^|[\\n.;,] ?)(?:et )?(?:(?:il|elle) a |(?:he|she|it)(?:'s| is) )?(?:about |environ )?${age}(?:[ -]old)?(?= *(?:$|[\\n.;,]))`,
      'g',
    ),
    '',
  ],
]
/** A text in which an animal is named only after somebody else is about both. */
const named = new RegExp(`^[^.;\\n]{0,60}?\\b${animal}\\b`)

/** What is told of an animal, without its age; the text as it is where it does not begin with one. */
export function withoutAnimalAge(text: string): string {
  const folded = fold(text)
  return named.test(folded) ? ages.reduce((said, [one, instead]) => said.replace(one, instead), folded) : text
}
