// A minor who is blackmailed with pictures and wants to die: who listens to that comes before who has pictures removed.
import { tellsOfBlackmail } from './blackmail.ts'
import { type Evidence, saidBy } from './evidence.ts'
import type { Language } from './normalise.ts'
import { isMinor } from './whom-first.ts'

const wish: Record<Language, RegExp> = {
  fr: / (?:(?:veux|voudrais|envie de|prefere|pense a|songe a|vais) (?:juste |plutot |vraiment |plus )*(?:mourir|crever|disparaitre(?! (?:des|du|de internet|de (?:la|l|ce|cette|google|insta\w*)))|en finir|me tuer|me suicider|me pendre|me jeter|sauter|me foutre en l air)|(?:veux|envie de) (?:plus|pas) (?:vivre|exister|etre la)|plus (?:envie de vivre|vivre|exister)|suicid\w*|mieux mort\w*|autant mourir) /,
  en: / (?:(?:want|wish|wanted|going|rather|like|would) (?:to )?(?:just |really )*(?:die|disappear(?! from)|vanish|be dead|not exist|not be here|jump|kill myself|end it\w*|end my life|be gone)|better off (?:dead|without me)|(?:kill|killing|hang|hurt|end) myself|suicid\w*|end(?:ing)? (?:it all|it|my life)|(?:do not|dont|no longer|cant|can not) (?:want to )?(?:live|be alive|be here|live with (?:this|it))|no (?:reason|point) (?:to|in) liv\w*) /,
}
const denied: Record<Language, RegExp> = {
  fr: / (?:pas|jamais) (?:envie de |l intention de )?(?:mourir|suicid\w*|me suicider|me tuer) /,
  en: / (?:not|never) (?:feeling )?(?:suicidal|want to die|going to kill myself|hurt myself) /,
}

/** "He wants 500 dollars for my nudes, I’m 16 and want to disappear". */
export function tellsOfSuicidalBlackmailedMinor(evidence: Evidence): boolean {
  const { language } = evidence
  const said = saidBy(evidence)
  if (!isMinor(evidence) || !tellsOfBlackmail(evidence)) return false
  return wish[language].test(said) && !denied[language].test(said)
}
