// A suicide that is no longer a plan: somebody hanged or shot themselves, cut their wrists, or took the pills they spoke of.
// An ambulance comes first, whoever listens after it.
import { type Evidence, saidBy } from './evidence.ts'
import { tellsOfFictionOrPast } from './fiction-or-past.ts'
import type { Language } from './normalise.ts'

const deed: Record<Language, RegExp> = {
  fr: / (?:(?:vient de|viens de) sauter (?:du|de la|par la|depuis (?:le|la)) (?:balcon|fenetre|toit|pont|viaduc|\d+|etage)|(?:s est|sest|s etait|vient de se|vien de se|s et) pend(?:ue?s?|re)(?! (?:au telephone|a (?:mes|ses|tes|mon|son|ton|leurs?) |aux? (?:basques|cou|bras|branche|sonnette)))|(?:s est|s etait|vient de se) (?:tiree?|tirer|mis|mise|mettre|logee?|colle) (?:une balle|dessus|un coup de (?:fusil|feu|carabine|pistolet)|une cartouche)(?! dans le pied)|(?:s est|vient de se) (?:flinguee?r?|jetee?r? (?:du|de la|par la) (?:balcon|fenetre|toit|pont|etage)|defenestree?r?)|(?:re)?(?:trouvee?|decouvert\w*) (?:[a-z]+ ){0,4}?pendue?s?(?! (?:au|aux|a) )) /,
  en: / (?:(?:has |have |just |had )*(?:hung|hanged) (?:himself|herself|themselves|themself)(?! out to dry)|(?:has |just )*shot (?:himself|herself|themselves|themself)(?! in the foot)|(?:has |just )*(?:jumped|thrown (?:himself|herself)|threw (?:himself|herself)) (?:off|from|out of) (?:the|a|our|his|her) (?:[a-z]+ )?(?:balcony|window|roof|bridge|floor|building)|(?:found|find) (?:my |our |a |the )?(?:him|her|brother|sister|son|daughter|mother|father|husband|wife|friend|partner|roommate|flatmate|neighbou?r|uncle|cousin|grandfather|man|woman|boyfriend|girlfriend) (?:[a-z]+ )?(?:hanging|hanged|hung)) /,
}
const wound: Record<Language, RegExp> = {
  fr: / (?:(?:j ai |s etre )(?:ouvert|coupe|taillade|tranche) mes (?:veines?|poignets?)|(?:s|c|m|se|me) (?:est |suis |sui |etait |sont )+(?:encore |deja )?(?:ouvert|coupee?|taill?adee?|taillee?|entaillee?|tranchee?|laceree?|cisaillee?) (?:les |le |un |la )(?:deux )?(?:veines?|poignets?|carotides?|gorge)|(?:s|m) ouvre les veines|(?:s|m|se|me) (?:est |suis )(?:tailladee?|entaillee?|laceree?) (?:les |le )?(?:bras|avant bras)|(?:vient de |viens de )(?:s |se |m |me )(?:ouvrir|couper|trancher|taillader) (?:les |le )?(?:veines?|poignets?)) /,
  en: / (?:(?:he|she|they|who|and|has|have|just|friend|brother|sister|daughter|son|wife|husband|mother|father|girlfriend|boyfriend|roommate|flatmate|cousin|partner|colleague) (?:has |have |just |had |is |was )*(?:slit|slits|cut|cuts|slashed|sliced|opened|slitting|cutting) (?:open )?(?:up )?(?:(?:his|her|their) )?(?:own )?(?:both )?(?:wrists?|veins)|i (?:have |just |already )*(?:slit|cut|slashed|sliced|opened) (?:open )?(?:up )?my (?:own )?(?:both )?(?:wrists?|veins|throat)|(?:slit|cut|slashed) (?:his|her|their) own throat|(?:slit|slashed|sliced|cut|nicked|gashed|opened) (?:open |up )?(?:my|me|both) (?:own |both |left |right )?(?:wrists?|veins) (?:[a-z]+ ){0,8}?(?:not (?:stop|clot|close)\w*|everywhere|spurt\w*|gush\w*|pour\w*|pump\w*|squirt\w*|deep|wide open)) /,
}
/** What follows a death is no call for an ambulance; « pendu au téléphone » hangs nobody. */
const afterDeath: Record<Language, RegExp> = {
  fr: / (?:lol|mdr|carriere|plongeoir|piscine|banque|assurances?|pompes funebres|employeur|harcelement|indemni\w*|pension|capital|veuve?|orphelins?|psy|groupe de parole|mort (?:en|le|depuis)|est mort\w*|etait|en (?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)|cremaillere|ordinateur|pc|ecran|logiciel|telephone|levres|avis de deces|comptes? (?:bloque|bancaire)|par accident|accidentellement|en cuisinant|a me convaincre|perruche|perroquet|moutons?|chevre|chats?|chiens?|chiot|oiseaux?|canari|cheval|vache|jouet|rideau) /,
  en: / (?:lol|career|on (?:a|the|some|broken) (?:[a-z]+ )?(?:glass|window|nail|metal|tin|can|fence)|claim|sue|liable|bank|insurance|insurer|employer|compensation|pension|estate|(?:the|a|his|her) will|counsell?ing|support group|(?:he|she) died|died|dead (?:since|for)|passed|death certificate|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|computer|laptop|software|by accident|accidentally|while cooking|depression era|the depression|budgie|parrot|sheep|goat|cats?|dogs?|puppy|birds?|horse|cow) /,
}
/** Said of somebody who would, or of a wish: a plan, and no deed yet. */
const planned: Record<Language, RegExp> = {
  fr: / (?:veut|veux|va|vais|voudrais|menac\w*|peur (?:que|qu)|pense|envie de|si (?:je|il|elle)|failli|voulait|voulais) (?:[a-z]+ ){0,4}?(?:se|me|s|m) (?:[a-z]+ )?(?:pendre|ouvrir|couper|tirer|trancher|taillader|jeter) /,
  en: / (?:wants?|going|will|would|threaten\w*|afraid|plans?|thinking|if (?:i|he|she)|might|nearly|almost|wanted|wish) (?:[a-z]+ ){0,4}?(?:hang|slit|cut|shoot|slash|jump|slitting|cutting|hanging) /,
}

/** Found just now, or alive. */
const underWay: Record<Language, RegExp> = {
  fr: / (?:viens de|vient de|decroch\w*|depend\w*|respire\w*|bouge (?:encore|plus|pas)|inconscient\w*|bleue?s?|a l instant|secours|vivante?|pouls|saigne\w*|je fais quoi|quoi faire|conscient\w*|parle encore|repond (?:plus|pas)) /,
  en: / (?:just (?:now|hung|hanged|shot|jumped|threw|found|cut)|breath\w*|blue|unconscious|conscious|pulse|still alive|bleed\w*|what do (?:i|we) do|moving|responding|minutes? ago|cut (?:him|her|them) down|cpr) /,
}
/** In a few words nobody asks about an estate. */
const few = 12
function isNow(evidence: Evidence): boolean {
  const said = saidBy(evidence)
  return said.trim().split(' ').length <= few || underWay[evidence.language].test(said)
}

const isDone = (evidence: Evidence, sign: Record<Language, RegExp>): boolean => {
  const { language } = evidence
  const said = saidBy(evidence)
  if (afterDeath[language].test(said) || planned[language].test(said)) return false
  return sign[language].test(said) && !tellsOfFictionOrPast(evidence)
}

/** « Ma coloc s’est pendue », "my roommate hung himself, he’s still breathing". */
export const tellsOfSuicideDeed = (evidence: Evidence): boolean => isDone(evidence, deed) && isNow(evidence)

/** « Mon ado s’est ouvert les veines », "she slit her wrists": the wound is pressed first. */
export const tellsOfCutWrists = (evidence: Evidence): boolean => isDone(evidence, wound)

const pills: Record<Language, RegExp> = {
  fr: / (?:cachets?|comprimes?|medicaments?|medocs?|boites|boite (?:de|entiere)|plaquettes?|pilules?|somniferes?|gelules?|doliprane|paracetamol|xanax|lexomil|tramadol|antidepresseurs?|valium|ibuprofene|codeine|morphine|insuline) /,
  en: / (?:pills?|tablets?|capsules?|medicine|medication|paracetamol|tylenol|ibuprofen|xanax|codeine|oxy|valium|sleeping|antidepressants?|bottle|packets?|blister|insulin) /,
}
/** In one’s own mouth, not yet or no more: « j’ai les cachets devant moi », « je veux mourir ». */
const meant: Record<Language, RegExp> = {
  fr: / (?:devant moi|(?:vais|veux|tout|tous|toutes) (?:tout |les |tous les |toutes les )*(?:prendre|avaler|gober)|mourir|en finir|me tuer|me suicider|plus me reveiller|plus vivre|adieu|lettre de adieu|disparaitre) /,
  en: / (?:in front of me|(?:going to|want to|will|about to) (?:take|swallow) (?:them|all|it|every|the whole)|die|kill myself|end it|end my life|never wake|not wake|do not want to live|goodbye|farewell|suicide|disappear) /,
}
const swallowed: Record<Language, RegExp> = {
  fr: / (?:je (?:les|l) ai (?:tous |toutes |deja )*(?:pris|prises?|avale\w*|gobe\w*)|j ai tout (?:pris|avale\w*|gobe\w*)|(?:viens|vien) de (?:tout |les )(?:prendre|avaler)|(?:c est|ca y est|sa y est) (?:est )*(?:fait|pris|avale)|je l ai fait|je (?:me sens partir|m endors)|ca y est) /,
  en: / (?:i (?:have |just |already )*(?:taken|took|swallowed|had|done|did) (?:them|it|all)|(?:it is |its )?done|(?:just |i )did it|took (?:them|it) all|(?:feel|feeling) (?:sleepy|faint|dizzy)|slipping away|going numb) /,
}

/** « Je vais tout prendre », and later « c’est fait, je les ai pris »: it is no plan any more. */
export function tellsOfPillsTaken(evidence: Evidence): boolean {
  const { language } = evidence
  const said = saidBy(evidence)
  if (evidence.whole.concepts.has('PETSUBJ') || tellsOfFictionOrPast(evidence)) return false
  const intent = meant[language].exec(said)
  const taken = [...said.matchAll(new RegExp(swallowed[language], 'g'))].at(-1)
  // What is swallowed is told after what is meant.
  return pills[language].test(said) && intent !== null && taken !== undefined && taken.index > intent.index
}

const medicine = {
  fr: '(?:cachets?|comprimes?|medicaments?|medocs?|pilules?|somniferes?|gelules?|plaquettes?|boites?)',
  en: '(?:pills?|tablets?|capsules?|meds|medication|sleeping pills)',
}
const blunder: Record<Language, RegExp> = {
  fr: new RegExp(
    ` (?:betises?|conneries?) (?:avec (?:[a-z]+ ){0,2}?${medicine.fr} (?:[a-z0-9]+ ){0,10}?j (?:en )?ai (?:[a-z]+ )?|(?:et )?j ai (?:[a-z]+ )?)(?:pris|prises?|avale\\w*|gobe\\w*|bu) (?:(?:une?|deux|trois|des|les|mes|ses|tous|toutes|toute|la|le|trop|de|\\d+) ){0,3}${medicine.fr} `,
  ),
  en: new RegExp(
    ` (?:done|did) (?:something|summat|a) (?:stupid|silly)(?: thing)? (?:with (?:[a-z]+ ){0,2}?${medicine.en} (?:[a-z0-9]+ ){0,8}?|(?:and )?)i (?:have |just )*(?:took|taken|swallowed) (?:(?:a|an|two|three|some|the|my|his|her|all|too|many|lots|of|\\d+) ){0,4}(?:${medicine.en}|packets?|strips?|them) `,
  ),
}

/** « J’ai fait une bêtise avec les cachets du chien, j’en ai pris une plaquette ». */
export const tellsOfBlunderWithPills = (evidence: Evidence): boolean =>
  blunder[evidence.language].test(saidBy(evidence)) && !tellsOfFictionOrPast(evidence)
