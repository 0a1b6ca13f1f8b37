// Somebody else is in danger, in another place than the writer: whoever comes is asked for from where the writer is.
import { fold } from '../detection/normalise.ts'
import type { EmergencyCountry } from '../numbers/emergency-line.ts'
import type { EmergencySituation } from '../situations.ts'
import { placeOfOther } from './countries.ts'
import { countryOfWriter, type LocationSigns, saysWhere } from './whereabouts.ts'

/** `writer`: the country of the writer; `place`: whether it is known where the other one is. */
export type Apart = { writer: EmergencyCountry; place: 'known' | 'unknown' }

const ofDeath: readonly EmergencySituation[] = ['suicide', 'suicide-attempt', 'overdose']

/** Somebody of whom only an account is known. */
const onlyOnline =
  /(?<![a-z])(?:(?:sur|dans) (?:un |le |mon |notre |une |la )?(?:forum|live|stream|twitch|tiktok|discord|snap\w*|insta\w*|facebook|reddit|twitter|x|serveur|chat|tchat|groupe|jeu)|en (?:live|direct|ligne)|(?:ami|amie|pote|contact|inconnue?|personne|fille|gars|mec) (?:d |d'|du |de )?(?:internet|online|forum|discord|jeu)|on (?:a |the |my |our |this )?(?:forum|live(?:stream)?|stream|twitch|tiktok|discord|snap\w*|insta\w*|facebook|reddit|twitter|server|chat|group|game)|online|livestream\w*|streaming (?:it|this|himself|herself))(?![a-z])/
const ofWriter =
  /(?<![a-z])(?:je (?:veux|vais|voudrais)(?: [a-z']+)? (?:mourir|en finir|me |sauter)|j'ai (?:pris|avale)|ma vie|i (?:want|wanna|am going|'m going|will)(?: to)? (?:die|kill myself|end)|i(?:'ve| have)? (?:just )?(?:took|taken|swallowed)|kill myself|me tuer|me suicider|me pendre)(?![a-z])/
const ofOther =
  /(?<![a-z])(?:il|elle|he|she|they|quelqu'? ?un|quelqu'une|inconnue?|une? (?:amie?|fille|garcon|gars|mec|personne|membre|joueur|joueuse|streameu(?:r|se)|pote)|mon (?:ami|pote)|mon amie|some(?:one|body)|a (?:guy|girl|boy|man|woman|friend|user|member|stranger|streamer|player|kid)|my friend|this (?:guy|girl|person)|online friend)(?![a-z])/

/** « Que faire depuis Lyon ? », "calling from Leeds": the place of the writer. */
const asksFrom = /(?<![A-Za-z])(?:depuis|(?:calling|writing|asking) from|what can i do from) (?=[A-Z])/g

/** The country of the one in danger with `Apart`, where the writer is elsewhere; `undefined` where they may be together. */
export function apartIn(
  text: string,
  signs: LocationSigns,
  situations: readonly EmergencySituation[],
): (Apart & { country: EmergencyCountry }) | undefined {
  const other = placeOfOther(text)
  if (other) {
    const rest = other.rest.replace(asksFrom, 'je suis à ')
    const writer = other.first ? countryOfWriter(rest, signs) : undefined
    const elsewhere = writer !== other.country || other.afar || saysWhere(rest)
    return writer && elsewhere ? { country: other.country, writer, place: 'known' } : undefined
  }
  const folded = fold(text)
  const mayBeAnywhere = onlyOnline.test(folded) && ofOther.test(folded) && !ofWriter.test(folded)
  const writer = mayBeAnywhere && situations.some((one) => ofDeath.includes(one)) && countryOfWriter(text, signs)
  return writer ? { country: writer, writer, place: 'unknown' } : undefined
}
