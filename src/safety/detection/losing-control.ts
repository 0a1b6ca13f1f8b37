// Whoever has hurt somebody or nearly has, and fears what they would do: they are told to leave, not to hide.
import { type Evidence, saidBy } from './evidence.ts'
import { tellsOfFictionOrLongAgo } from './fiction-or-past.ts'
import { type Pattern, rule } from './rule.ts'

const blow = {
  fr: '(?:frapp|tap|cogn|gifl|tabass|etrangl|pouss|secou|blesse|bouscul|poignard|tue(?:r)?(?![a-z]))',
  en: '(?:hit|slap|punch|push|shov|chok|strangl|kick|hurt|harm|grabb|beat|stab|shak|shook|attack|kill)',
}
const another = {
  fr: '(?:elle|lui|femme|mari|copine|copain|compagne|compagnon|conjointe?|epou\\w+|ex|mec|meuf|chum|blonde|fils|fille|enfants?|gosses?|mere|pere|maman|papa|frere|soeur|quelqu un|bebe|nourrisson)',
  en: '(?:her|him|them|someone|somebody|wife|husband|girlfriend|boyfriend|partner|fiancee?|ex|sons?|daughters?|kids?|child|children|mother|father|mum|mom|dad|brother|sister|baby|newborn)',
}
const ownBlow: Pattern = {
  fr: new RegExp(
    ` (?:(?:failli|manque de|envie de|bord de|peur de|peur d|vais|pourrais) (?:[a-z]+ ){0,2}?(?:(?:la|le|les) ${blow.fr}[a-z]*|${blow.fr}[a-z]* (?:sur )?(?:ma |mon |mes |un |une )?${another.fr}|(?:lui |leur )?faire (?:du |tres )?mal (?:[a-z]+ ){0,2}?${another.fr}|(?:lui|leur) faire (?:du |tres )?mal|en venir aux mains)|j(?:e l)? ai (?:[a-z]+ ){0,2}?${blow.fr}ee?s?|je (?:lui|leur) ai (?:mis|donne|foutu|colle) (?:une?|des) (?:claque|gifle|baffe|coups?|droite)s?|leve (?:[a-z]+ )?la main sur (?:ma |mon |mes )?${another.fr}) `,
  ),
  en: new RegExp(
    ` (?:i (?:[a-z]+ ){0,2}?(?:nearly|almost|came close to|could have|wanted to|want to|might|may|will|am going to|could) (?:[a-z]+ )?${blow.en}[a-z]* (?:[a-z]+ ){0,2}?${another.en}|i (?:just |have |even )?${blow.en}(?:p?ed|e?d)? (?:my |our )?${another.en}|(?:of|from|to) ${blow.en}(?:t|p)?ing (?:my |our )?${another.en}|(?:raised|put) my hands? (?:to|on) (?:my )?${another.en}) `,
  ),
}
const fearOfOneself: Pattern = {
  fr: new RegExp(
    ` (?:peur (?:de|d) (?:recommencer|(?:le|la) refaire|moi|moi meme|mes (?:reactions|gestes|mains)|ce que je (?:pourrais|peux|vais|serais)|craquer|deraper|aller (?:trop|plus) loin|perdre|(?:[a-z]+ ){0,2}?${blow.fr}(?:er|re|ler|ser)? |(?:lui|leur) faire|faire (?:du |tres )?mal)|peur que (?:je|ca) (?:recommence|derape)|(?:fais|fait) (?:plus|pas) confiance a moi|fais plus confiance|(?:controle|maitrise|retiens) (?:plus|pas|pu)|perds? (?:le |mon )?controle|vais recommencer) `,
  ),
  en: / (?:(?:not|no longer|never|hardly) trust (?:myself|my (?:temper|hands))|(?:scared|afraid|frightened|terrified|worried|fear) (?:that )?i (?:will|might|may|could|would|am going to|am gonna) (?:[a-z]+ ){0,3}?(?:again|hurt|hit|harm|snap|lose|kill|strangle|punch|stab|do)|(?:scared|afraid|frightened|terrified|worried) (?:of|about) (?:myself|my (?:temper|anger)|what i (?:might|may|could|will|would)|doing (?:it|that) again|(?:hurting|hitting|harming|losing))|(?:lose|losing) (?:control|it)|not (?:control|stop) (?:myself|my (?:temper|anger|hands))) /,
}
/** Whoever is struck themselves, drives, breaks up, or knows that the thought is not theirs. */
const otherwise: Pattern = {
  fr: / (?:(?:il|elle|mari|femme|copain|copine|mec|ex|conjointe?|compagnon|compagne|pere|mere|frere|fils) (?:me|m|m a|m avait) ?(?:a )?(?:frapp|tap|cogn|gifl|batt?|tabass|etrangl)\w*|phobies? d impulsion|phobie|toc|intrusi\w*|voiture|volant|velo|scooter|ballon|match|chien|chat|sanglier|chevreuil|(?:en|si je) (?:[a-z]+ ){0,2}?(?:quitt|romp|avou|separ|refus)\w*|tests? psychotechnique\w*) /,
  en: / (?:(?:he|she|they|husband|wife|boyfriend|girlfriend|partner) (?:has |just |always |often )?(?:hits?|punch\w*|beats?|slap\w*|chok\w*|kick\w*|attack\w*) me|intrusive|ocd|(?:my|the|a) (?:car|van|truck|bike|scooter|bus)|driving|brakes?|ball|deer|dog|cat|feelings|break\w* up|leav\w* (?:him|her)|hit on|truth|novel) /,
}
/** "I nearly hit her, I don’t trust myself"; « j’ai failli la frapper, j’ai peur de recommencer ». */
export const tellsOfLosingControl = rule([ownBlow, fearOfOneself], otherwise, saidBy, tellsOfFictionOrLongAgo)

const baby: Pattern = { fr: / (?:bebe|nourrisson) /, en: / (?:baby|newborn) / }
/** The same of a baby, who is laid down first. */
export const tellsOfLosingControlOfBaby = (evidence: Evidence): boolean =>
  tellsOfLosingControl(evidence) && baby[evidence.language].test(saidBy(evidence))
