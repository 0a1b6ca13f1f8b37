// A sum that somebody keeps of a deposit is not the amount of the deposit.
import { findAmounts } from '../extraction/extract.ts'
import { fold } from '../fold.ts'
import type { ScriptQuestion } from '../port.ts'

const deposit = /(?<![a-z])(?:depot|caution|deposit)(?![a-z])/
const keeping = '(?:gard|retien|reten|retir|dedui|prelev|ponctionn|ke(?:ep|pt)|withh|deduct)[a-z]*'

/** « garde 640 euros », "has kept only 640 euros"; « garde mes 640 euros » may well be the deposit. */
const keptBefore = new RegExp(
  `(?<![a-z])${keeping}(?: (?:encore|seulement|quand meme|environ|presque|pres de|plus de|only|just|still|back|about|nearly|almost|over|more than))* (?:€|eur|£)? ?\\d`,
)
/** « 640 euros retenus », "640 euros were withheld". */
const keptAfter = new RegExp(
  `\\d ?(?:€|euros?|eur|£)?(?: (?:qui|that|which|ont|sont|a|has|have|is|are|was|were|ete|been|being))* ${keeping}(?![a-z])`,
)
/** "640 euros deposit", « 640 € de caution », « un dépôt de 640 € ». */
const isDeposit =
  /\d ?(?:€|euros?|eur|£)? ?(?:(?:security|rental|tenancy|de|in|as|as a) )*(?:depot|caution|deposit)(?![a-z])|(?:depot|caution|deposit)(?: (?:de|de garantie|d'un montant de|of|was|is|est|etait))* ?(?:€|eur|£)? ?\d/

/** Whether a sentence gives no other sum than one that is kept, and the question is how much the deposit was. */
export function tellsOnlyKept({ kind, label = '', ask }: ScriptQuestion, sentence: string): boolean {
  const asked = fold(`${label} ${ask}`)
  if (kind !== 'amount' || !deposit.test(asked) || new RegExp(keeping).test(asked)) return false
  const said = fold(sentence)
  if (findAmounts(sentence).length > 1 || isDeposit.test(said)) return false
  return keptBefore.test(said) || keptAfter.test(said)
}
