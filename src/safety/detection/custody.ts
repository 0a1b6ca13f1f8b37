// When a child is with the other parent, and whether they must be: days and a law, where a missing child is told of too.
import { type Evidence, saidBy } from './evidence.ts'
import type { Language } from './normalise.ts'

const withParent: Record<Language, RegExp> = {
  fr: / chez (?:son|sa|leurs?|ses|le|la) (?:pere|mere|papa|maman|grands parents) /,
  en: / (?:(?:at|to|from|with) (?:his|her|their|its) (?:dads?|fathers?|mums?|moms?|mothers?)|(?:his|her|their) (?:dad|father|mum|mom|mother) (?:has|keeps|wants)) /,
}
const asked: Record<Language, RegExp> = {
  fr: / (?:(?:peut|peuvent|doit|doivent|puis|a t|est) (?:il|elle|ils|elles|on|je)|a quel age|que dit|que dis\w*|quels? droits?|ai je|le droit|la loi|le jugement|juge|ordonnance|droit de visite|garde alternee) /,
  en: / (?:(?:can|may|must|should|does|do|is|are|am|could) (?:he|she|they|i|we|my|it|the)|is (?:that|this) (?:allowed|legal)|what age|the law|court order|judge|custody|contact order|my rights|allowed) /,
}
/** The child cannot be found, or somebody harms or frightens them. */
const more: Record<Language, RegExp> = {
  fr: / (?:disparu\w*|introuvable|trouve\w*|(?:repond\w*|rentre\w*|revenu\w*|retrouve\w*) (?:pas|plus)|pas (?:rentre\w*|revenu\w*|retrouve\w*|reponse)|enlev\w*|kidnapp\w*|etranger|passeports?|avion|frontiere|part\w* avec|parti|fugu\w*|peurs?|terrifi\w*|cri(?:e|er|es|ent)|pleur\w*|bo(?:it|ire)|drogu\w*|ivre|alcool\w*|bleus?|coups?|marques?|gifl\w*|fess\w*|ceinture|nue?s?|touch\w*|danger\w*|menac\w*|mourir|tu(?:e|er)|mal|douche|bains?|poupees?|montr\w*|oncle|lit|secret\w*|zizi|sexe?\w*|enferm\w*|affam\w*|manger|arme|fusil|violen\w*|bless\w*|suicid\w*|scarifi\w*|nouvelles|(?:toute? )?seule?s?) /,
  en: / (?:missing|disappear\w*|vanish\w*|find|found|reach|locate|(?:not|never|n t) (?:come|came|back|home|arriv\w*|return\w*|answer\w*|pick\w*|turn\w*)|taken|took|abduct\w*|kidnap\w*|abroad|passports?|plane|border|fled|ran|runs|run away|scared|afraid|terrified|frighten\w*|scream\w*|cry\w*|cries|cried|drunk|drinks?|drinking|drugs?|high|bruis\w*|marks?|beat\w*|belt|slap\w*|spank\w*|naked|touch\w*|danger\w*|threat\w*|die|kill\w*|hurt\w*|pain|shower|bath|dolls?|show\w*|uncle|bed|secrets?|privates?|sex\w*|lock\w*|starv\w*|eat|gun|weapon|violen\w*|injur\w*|suicid\w*|self harm\w*|cutting|alone) /,
}
const harm =
  /^(?:HIT|HITME|COUPS|MARKS|CHOKED?|STRANGLE|STAB|SHOOT|WEAPON|WOUND|BLOOD|KILL|THREATKILL|RAPE|SEX|SEXASSAULT|TOUCH|TOUCHSEX|PRIVATE|EXPLOIT|CHILDEXPLOIT|SUICIDE|DIEWISH|CHILDHIT|AFRAID|FEAR)$/

/** In more words more is told. */
const longest = 36

/** Whether the law is asked about the days of a child with a parent, and nothing more is told. */
export function onlyTellsOfCustody(evidence: Evidence): boolean {
  const said = saidBy(evidence)
  const { language, whole } = evidence
  return (
    whole.words.length <= longest &&
    withParent[language].test(said) &&
    asked[language].test(said) &&
    !more[language].test(said) &&
    ![...whole.concepts].some((concept) => harm.test(concept))
  )
}
