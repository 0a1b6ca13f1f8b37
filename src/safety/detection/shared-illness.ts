// Everybody in a house that is heated has a headache: « gaz, on a tous mal à la tête ». One sign is enough where all have it.
import type { Evidence } from './evidence.ts'
import type { Language } from './normalise.ts'

const burnt: Record<Language, RegExp> = {
  fr: / (?:gaz|chaudieres?|poeles?|chauffages?|chauffe eau|braseros?|groupe electrogene|cheminee|gaziniere|cuisiniere|rechaud|convecteurs?|monoxyde) /,
  en: / (?:gas|boilers?|furnace|generator|heaters?|heating|stove|fireplace|cooker|charcoal|grill|monoxide) /,
}
const everybody: Record<Language, RegExp> = {
  fr: / (?:(?:on|nous) (?:a|est|sommes|avons|se sent) (?:[a-z]+ ){0,7}?(?:tous|toutes)|(?:on|nous) (?:a |est |sommes |avons |se sent )?(?:tous|toutes)|toute la (?:famille|maison|coloc)|tout le monde|tous les (?:deux|trois|quatre|cinq|enfants)|(?:moi|lui|elle) et les enfants) /,
  en: / (?:(?:we|they) (?:all|both)|(?:we|they) are all|all of us|both of us|everyone|everybody|the whole (?:family|house)|(?:me|us) and the kids) /,
}
const ill: Record<Language, RegExp> = {
  fr: / (?:(?:mal|maux) (?:a la|de|au) (?:tete|crane|coeur)|tete qui tourne|vertiges?|nausees?|vomi\w*|envie de (?:vomir|dormir)|malades?|etourdi\w*|vaseu\w*|sent\w* mal) /,
  en: / (?:headaches?|heads? (?:hurts?|aches?|aching|pounding|spinning)|dizzy|light headed|woozy|sick|nause\w*|vomit\w*|throwing up|drowsy|feel\w* (?:ill|bad|rough|funny|weird)) /,
}
/** In more words an illness is told of with what it comes from. */
const longest = 16

/** Whether everybody is ill where something burns, in a few words. */
export function tellsOfSharedIllness({ language, plain }: Evidence): boolean {
  const isShort = plain.split(' ', longest + 3).length <= longest + 2
  return isShort && [burnt, everybody, ill].every((sign) => sign[language].test(plain))
}
