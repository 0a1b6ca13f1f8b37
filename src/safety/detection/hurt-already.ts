// Whoever wants to die has already swallowed what there was, or bleeds by their own hand: an ambulance comes before who listens.
import { type Pattern, rule } from './rule.ts'

const drink = {
  fr: '(?:alcool|vodka|whisky|rhum|gin|vin|biere|tequila|pastis)',
  en: '(?:alcohol|vodka|whiske?y|rum|gin|wine|beer|tequila|spirits|booze)',
}
const medicine = {
  fr: '(?:pharmacie|armoire a pharmacie|tiroir|medoc\\w*|medicam\\w*|cachets?|comprimes?|pilules?|somniferes?|gelules?|dolipranes?|paracetamol|xanax|lexomil)',
  en: '(?:pills?|tablets?|medicine|medication|paracetamol|tylenol|(?:bathroom|medicine) cabinet|cabinet|drawer|stash)',
}
const whatever = {
  fr: '(?:ce qu\\w*|n ?importe quoi|(?:plein|tas|melange) de (?:trucs?|choses)|trucs?|tout)',
  en: '(?:whatever|everything|anything|every single|(?:load|loads|bunch|handful) of (?:[a-z]+ )?(?:stuff|things)|stuff)',
}
const swallows = {
  fr: '(?:avale|gobe|ingere|ingurgite|englouti)\\w*',
  en: '(?:swallow\\w*|downed|necked|popped|gulped|chugged)',
}
const takes = {
  fr: '(?:(?:j ai|a|ai|viens de|vient de) (?:(?!pas |rien )[a-z]+ ){0,2}?(?:pri[st]?e?s?|prendre|bu|melange\\w*|descendu)|enfile\\w*)',
  en: '(?:took|taken|take|had|drank|drunk|sunk|mixed)',
}
/** What was taken is a medicine, or was swallowed, or went with drink: « j’ai pris un meublé, tout est cassé » is none. */
const swallowed: Pattern = {
  fr: new RegExp(
    ` (?:(?:${takes.fr}|${swallows.fr}) (?:[a-z0-9]+ ){0,12}?${medicine.fr}|${swallows.fr} (?:[a-z0-9]+ ){0,4}?${whatever.fr}|${takes.fr} (?:[a-z]+ ){0,2}?${whatever.fr} (?:[a-z]+ ){0,8}?${drink.fr}|${drink.fr} (?:[a-z]+ ){0,6}?${takes.fr} (?:[a-z]+ ){0,2}?${whatever.fr}) `,
  ),
  en: new RegExp(
    ` (?:(?:${takes.en}|${swallows.en}) (?:[a-z0-9]+ ){0,10}?${medicine.en}|${swallows.en} (?:[a-z0-9]+ ){0,4}?${whatever.en}|${takes.en} (?:[a-z]+ ){0,2}?${whatever.en} (?:[a-z]+ ){0,8}?${drink.en}|${drink.en} (?:[a-z]+ ){0,6}?${takes.en} (?:[a-z]+ ){0,2}?${whatever.en}) `,
  ),
}
const toDie: Pattern = {
  fr: / (?:(?:dormir|endormir) (?:[a-z]+ ){0,2}?(?:pour (?:toujours|de bon|l eternite)|a jamais)|(?:plus|pas|jamais) (?:jamais |plus )?(?:me |se |m )?reveill\w*|que (?:tout|ca|sa|cela) (?:s arrete|finisse|se termine)|(?:veux|veut|voudrais|envie de|pour) (?:juste |simplement |vraiment |seulement )*(?:en finir|partir(?! (?:en|a|au|aux|chez|de|du|avec|vivre|plus|tot|pour (?!toujours|de bon)))|disparaitre|mourir|crever|me tuer|se tuer|me suicider|se suicider)|plus (?:etre la|vivre|envie de vivre)|adieu) /,
  en: / (?:sleep (?:for ever|forever|for good)|(?:not (?:ever )?(?:want|wants|going|wish) to|never(?: ever)?(?: want to| going to)?|i will not|hop(?:e|ing) (?:i|she|he) (?:do|does) not) (?:ever )?wake(?: up)?(?! (?:up )?(?:rested|refreshed|early|late|on time|in time|tired|with))|(?:it|everything|this|the pain) (?:all )?to (?:stop|end|be over)(?: forever| for good)?|(?:want|wants|wanted|wish|wishes|ready|hoping|hope|trying) to (?:just )?(?:die|be gone|be dead|go for good|disappear)|kill (?:myself|herself|himself)|end it all|end (?:my|her|his) life|suicid\w*|not want to (?:live|be here|be alive)) /,
}
const notToDie: Pattern = {
  fr: / (?:(?:veux|veut) (?:pas|plus) mourir|sans (?:faire expres|vouloir)|par (?:erreur|accident|megarde)|trompee?s?|chien\w*|chats?|chaton|lapin|dentiste|ordonnance|prescri\w*|migraines?|grippe|rhume|angine|frigo|gateaux?|repas|pizza|buffet|toux|reveil|alarme|eau|cafe|soupe|soeurs? jumelles?) /,
  en: / (?:do not want to die|by mistake|accident\w*|wrong (?:pill|tablet|dose)|dogs?|cats?|puppy|kitten|dentist|prescri\w*|migraines?|flu|cold|cough|fridge|pizza|dinner|lunch|buffet|cake|alarm|coffee|soup|toothache|the (?:ads|emails|spam)) /,
}
/** « J’ai avalé ce que j’ai trouvé, je veux dormir pour toujours »: with no number, and whatever it was. */
export const tellsOfSwallowedToDie = rule([swallowed, toDie], notToDie)

const ownWound: Pattern = {
  fr: / (?:(?:me|m|se|s) (?:(?:suis|est|etais|etait|encore|re) )*(?:re)?(?:taillad|scarifi|lacer|mutil|automutil)\w*|(?:me|se) (?:re)?coup(?:e|es|ais|ait) (?:(?:encore|volontairement|expres|expressement|depuis|les (?:bras|cuisses?|jambes?|poignets?|veines)|le (?:bras|ventre|poignet)|la (?:cuisse|jambe)) )|(?:recommence|replonge|continue|arrete pas|arrive pas a arreter) (?:a |de )*(?:me |se )(?:couper|taillader|scarifier|mutiler|lacerer)|(?:coupee?|entaillee?) (?:volontairement|expres)|automutil\w*|scarifi\w*) ?/,
  en: / (?:self harm\w*|selfharm\w*|(?:cutting|slashing|slicing|carving|harming) (?:myself|herself|himself)|(?:cut|cuts|slashed|sliced|harmed) (?:myself|herself|himself) (?:(?:[a-z]+ ){0,3}?)(?:on purpose|deliberately|again)|(?:been|keep|keeps|kept|started|stop) (?:cutting|slicing|slashing|carving) (?:up )?(?:my|her|his)|relapsed (?:[a-z]+ ){0,4}?(?:cut|cutting|sliced|slashed)|(?:cut|slashed|sliced) (?:my|her|his) (?:[a-z]+ ){0,3}?(?:on purpose|deliberately|again)|(?:cut|slashed|sliced) (?:open )?(?:my|her|his) (?:own )?(?:inner )?(?:thighs?|forearms)) /,
}
const bleeds: Pattern = {
  fr: / (?:saign\w*|sang) /,
  en: / (?:bleed\w*|bled|blood|gush\w*|spurt\w*) /,
}
const freely: Pattern = {
  fr: / (?:(?:arrete\w*|stoppe\w*|coagule) (?:pas|plus)|(?:pas|plus|sans) (?:a )?(?:s )?(?:arret\w*|stopp\w*)|n arrete|beaucoup|trop|pisse|coule|partout|gicle|flots?|profond\w*|abondamment|plein|imbib\w*|serviettes?|depuis) /,
  en: / (?:not (?:stop\w*|clot\w*)|stop (?:the )?bleeding|lots?|much|everywhere|gush\w*|pour\w*|deep\w*|soak\w*|heavily|badly|towels?|spurt\w*|hours?) /,
}
const byMishap: Pattern = {
  fr: / (?:cuisin\w*|legumes?|oignons?|pain|rasage|rasant|rasoir electrique|ongles?|cheveux|boite de conserve|accident\w*|sans (?:faire expres|vouloir)|doigts?|pouce|verre casse|au travail|tronconneuse|cicatrices? (?:anciennes?|blanches?)|gencives?|chien\w*|chats?|perroquet|perruche|plumes|(?:scarifi|taillad|mutil|lacer|coup)\w* (?:plus|pas|jamais)) /,
  en: / (?:accident\w*|shaving|cook\w*|kitchen|chopping|glass|mandolin\w*|tin|saw|at work|onions?|vegetables?|fingers?|thumb|nails|hair|gums?|dogs?|cats?|parrot|feathers|old scars?) /,
}
/** « Je me taillade et ça ne s’arrête pas de saigner », "been cutting my arms, blood everywhere". */
export const tellsOfOwnWound = rule([ownWound, bleeds, freely], byMishap)

const feared: Pattern = {
  fr: / (?:(?:va|vais|vas) (?:t )?(?:il |elle |je )?mourir|peur (?:qu|que|de) (?:il |elle |je )?(?:meur\w*|mourir)|risque (?:t )?(?:il |elle )?(?:de |d )?mourir|c est mortel) /,
  en: / (?:(?:will|is|are|could|would|might) (?:he|she|they|i|my (?:son|daughter|baby|child|kid)) (?:going to )?(?:die|be ok\w*)|(?:going to|gonna) die|is (?:it|that) (?:deadly|fatal|lethal)|(?:afraid|scared|worried) (?:he|she|they|i) (?:will|might|is going to|am going to) die) /,
}
const byAnother: Pattern = {
  fr: / (?:fils|fille|bebe|enfants?|petite?|gamine?|neveu|niece|garcon|fillette|jumelle|jumeau|gosse) (?:[a-z0-9]+ ){0,5}?(?:avale|gobe|ingere|mange|bu|suce|croque|leche)\w* /,
  en: / (?:son|daughter|baby|child|kid|toddler|little (?:one|boy|girl)|nephew|niece|boy|girl) (?:[a-z0-9]+ ){0,5}?(?:swallow\w*|ate|eaten|drank|drunk|licked|sucked|got into) /,
}
const otherwiseUrgent: Pattern = {
  fr: / (?:chien\w*|chats?|chiot|chaton|piles?|aimants?|respir\w*|etouff\w*|inconscien\w*|bleue?|repond|reveille|pour (?:mourir|en finir)|suicid\w*|(?:veut|veux|voulait) (?:mourir|en finir|se tuer|dormir pour)) /,
  en: / (?:dogs?|cats?|puppy|kitten|batter\w*|magnets?|breath\w*|chok\w*|unconscious|blue|respond\w*|wak\w*|suicid\w*|(?:want|wants|wanted) to (?:die|end|sleep for)|kill (?:himself|herself|myself)) /,
}
/** « Mon fils a avalé un truc, est-ce qu’il va mourir ? »: a parent is afraid, and nobody wants to die. */
export const tellsOfFearedPoison = rule([byAnother, feared], otherwiseUrgent)
