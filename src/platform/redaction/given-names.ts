// Given names in French, English, Spanish and Italian, as `human-names` lists them, without accents.

import femaleEn from 'human-names/data/female-human-names-en.json' with { type: 'json' }
import femaleEs from 'human-names/data/female-human-names-es.json' with { type: 'json' }
import femaleFr from 'human-names/data/female-human-names-fr.json' with { type: 'json' }
import femaleIt from 'human-names/data/female-human-names-it.json' with { type: 'json' }
import maleEn from 'human-names/data/male-human-names-en.json' with { type: 'json' }
import maleEs from 'human-names/data/male-human-names-es.json' with { type: 'json' }
import maleFr from 'human-names/data/male-human-names-fr.json' with { type: 'json' }
import maleIt from 'human-names/data/male-human-names-it.json' with { type: 'json' }
import { withoutAccents } from '../../i18n/fold.ts'

const plain = (name: string) => withoutAccents(name).toLowerCase()

/** Names that the lists lack and people in France bear. */
const others =
  'franck alasdair ludovic yannick yoann mickael gwenaelle solene maelys aurelien boubacar ousmane aminata fatoumata abdoulaye ibrahima cheikh khadija youssef rachid karim nadia samira yasmine mehdi sofiane houria zohra ngoc thanh'
/** In the lists, and more often a place, a thing or a month. */
const ambiguous = new Set(
  'paris london florence victoria orange america asia china india israel jordan kenya brittany austin dallas houston chelsea lorraine provence alma april june avril august rose violet olive iris pearl ruby amber crystal precious mercedes sierra dakota carolina georgia virginia savannah sydney adelaide milan lourdes trinidad star storm king major earl duke dean bishop prince chance will may art bill rich mark grant page price lane forest river sky summer autumn les ford blue nova monte sophia golden royal jersey'.split(
    ' ',
  ),
)

const givenNames = new Set(
  [
    ...[femaleEn, femaleEs, femaleFr, femaleIt, maleEn, maleEs, maleFr, maleIt].flat().map(plain),
    ...others.split(' '),
  ].filter((name) => name.length > 2 && !ambiguous.has(name)),
)

/** Whether a capitalised word, or the first half of a double one, is a given name. */
export const isGivenName = (word: string): boolean => {
  const name = plain(word)
  return givenNames.has(name) || givenNames.has(name.split('-')[0] ?? '')
}
