// Somebody about to end their life: shut in or gone with the means, told by who stands outside, or with a hose on the exhaust.
import type { Evidence } from './evidence.ts'
import { afterwards, type Pattern, rule } from './rule.ts'

const kin: Pattern = {
  fr: / (?:fils|fille|gars|garcon|ado|frere|soeur|mari|femme|conjointe?|compagnon|compagne|chum|blonde|copain|copine|mec|ex|pere|mere|papa|maman|oncle|tante|cousine?|neveu|niece|amie?|pote|coloc\w*|voisine?|collegue|locataire|il|elle) /,
  en: / (?:son|daughter|boy|girl|lad|kid|child|teen\w*|brother|sister|husband|wife|partner|boyfriend|girlfriend|ex|father|mother|dad|mum|mom|uncle|aunt|cousin|nephew|niece|friend|roommate|flatmate|housemate|neighbou?r|colleague|tenant|he|she) /,
}
const rope = {
  fr: '(?:corde|cordelette|noeud coulant|sangle|carabine|fusil|pistolet|revolver|flingue|arme|12|22)',
  en: '(?:rope|noose|ligature|rifle|shotgun|gun|pistol|revolver)',
}
const blade = {
  fr: '(?:rasoirs?|lames?(?: de rasoir)?|cutter|couteau|couteaux|ciseaux|scalpel|cachets?|comprimes?|medicaments?|medocs?|boites?|somniferes?|pilules?)',
  en: '(?:razors?|blades?|razor blades?|box cutter|stanley knife|knife|scissors|scalpel|pills?|tablets?|meds|medicine|medication)',
}
const shut = {
  fr: '(?:(?:s est|est|s etait|s) (?:[a-z]+ )?(?:enferm|barricad|boucl|cloitr)\\w*|(?:veut|veux|refuse|repond|ouvre) (?:pas |plus |d |de )*(?:ouvrir|ouvre|sortir|repondre|pas|plus)|parti\\w* (?:[a-z]+ ){0,4}?(?:dans|en|vers|au|a|pour) (?:[a-z]+ )?(?:bois|foret|grange|grenier|cave|champs?|montagne|garage|hangar|cabane|etable|remise|sous bois|marais|riviere))',
  en: '(?:(?:locked|barricaded|shut) (?:himself|herself|themselves)|(?:will not|refuses? to|refusing to|does not|not) (?:open|opening|unlock|come out|coming out|answer|answering|let (?:me|us) in)|(?:gone|went|walked|headed|driven|drove|run|ran|off) (?:[a-z]+ ){0,3}?(?:in|into|to|down|out to) (?:the |a |our )?(?:woods?|forest|barn|shed|fields?|attic|loft|garage|hills?|mountains?|bush|outhouse|quarry|byre|river))',
}
const leave: Pattern = {
  fr: / (?:adieux?|au revoir|pardon(?:ne\w*)?|(?:sans|serai\w*|serait|sera) (?:[a-z]+ ){0,3}?(?:mieux|tranquilles?)|mieux (?:sans|morte?)|(?:on|vous|tout le monde|nous) (?:[a-z]+ ){0,3}?mieux sans|plus (?:vivre|envie)|mourir|en finir|fini|se (?:tuer|pendre|suicider|foutre)|suicid\w*|derniere fois|(?:nous|vous|les|m|l) aime\w*|a bout|lettre|un mot|supporte plus|en peut plus) /,
  en: / (?:good ?bye|bye|farewell|sorry|better off (?:without|if|dead)|(?:do|does) not want to (?:live|be here)|die|dying|end(?:ing)? it|kill (?:himself|herself)|suicid\w*|last time|loves? (?:us|me|them)|over for (?:him|her)|done with (?:life|it|everything)|can not (?:take|go on)|no point|note|letter|hang|nothing left) /,
}
const shutWithMeans: Pattern = {
  fr: new RegExp(` (?:${rope.fr}|${blade.fr}) (?:.* )?${shut.fr} | ${shut.fr} (?:.* )?(?:${rope.fr}|${blade.fr}) `),
  en: new RegExp(` (?:${rope.en}|${blade.en}) (?:.* )?${shut.en} | ${shut.en} (?:.* )?(?:${rope.en}|${blade.en}) `),
}
/** In their hands, and they say what for. */
const taken: Pattern = {
  fr: new RegExp(
    ` (?:(?:a|ont|vient de|viens de|va) (?:encore |deja )?(?:pri[st]|prendre|sorti\\w*|sortir|charge\\w*|charger|decroche\\w*)|tient|est avec|a) (?:[a-z]+ ){0,2}?${rope.fr} (?:.* )?(?:veut|va|dit|menace|parle|ecrit|repete|jure) (?:[a-z]+ ){0,6}?(?:se (?:pendre|tuer|suicider|foutre en l air|flinguer|tirer (?:dessus|une balle))|en finir|mourir|s en (?:aller|va) (?:pour toujours|pour de bon)|faire une (?:betise|connerie)) `,
  ),
  en: new RegExp(
    ` (?:has|have|got|took|taken|takes|loaded|holding|grabbed|with|fetched) (?:[a-z]+ ){0,3}?${rope.en} (?:.* )?(?:says?|said|saying|wants?|going|threatening|about|texted|will) (?:[a-z]+ ){0,6}?(?:(?:kill|hang|shoot|top) (?:himself|herself)|end it(?: all)?|do something (?:stupid|silly)) `,
  ),
}
/** Blood is being drawn behind a door. */
const cutting: Pattern = {
  fr: / (?:s entaille|se taillade|se coupe|se scarifie|se lacere|se mutile|s ouvre) (?:.* )?(?:en ce moment|enfermee?|(?:veut|refuse|ouvre|repond) (?:pas |plus |d |de )*(?:ouvrir|ouvre|repondre|pas|plus)) | (?:enfermee?|barricadee?) (?:.* )?(?:s entaille|se taillade|se coupe|se scarifie|se lacere|se mutile|s ouvre) (?!les (?:cheveux|ongles|pattes))/,
  en: / (?:cutting|slashing|slicing|harming) (?:himself|herself|themselves|(?:his|her|their) (?:arms?|legs?|wrists?|thighs?|stomach)) (?:.* )?(?:right now|as (?:i|we) (?:write|speak|type)|locked|(?:will not|refuses to) (?:open|come out|unlock|let (?:me|us) in)) | (?:locked|barricaded) (?:.* )?(?:is |s )?(?:cutting|slashing|slicing|harming) (?:himself|herself|(?:his|her) (?:arms?|legs?|wrists?|thighs?|stomach)) /,
}
/** Closed to who stands before it: with a rope in hand nothing more is needed. */
const closed: Pattern = {
  fr: / (?:corde|cordelette|noeud coulant) (?:.* )?(?:(?:veut|veux|refuse|ouvre|repond) (?:pas |plus |d |de )*(?:ouvrir|ouvre|sortir|repondre|pas|plus)) /,
  en: / (?:rope|noose|ligature) (?:.* )?(?:will not|refuses? to|refusing to|does not|not) (?:open|opening|unlock|come out|coming out|answer|answering|let (?:me|us) in) /,
}
/** Pointed at others, hunted with, played with, already swallowed or already told of the writer. */
const otherwise: Pattern = {
  fr: new RegExp(
    ` (?:${afterwards}|on va|tous|toutes|menac\\w*|braqu\\w*|point\\w* (?:sur|vers)|tir\\w* (?:sur|dessus)|(?:nous|me|m|la|le|les) (?:tuer|tue|buter|frapp\\w*|tape|plante\\w*)|chasser|a la chasse|sanglier|chevreuil|permis|jeux?|jou\\w*|cabane dans|balancoire|escalade|grimp\\w*|scout\\w*|bricol\\w*|se rase\\w*|raser|coupe les cheveux|notaire|succession|avale\\w*|(?:a|ont) (?:tout |deja )?pris (?:tou\\w*|des|les|ses|\\d+)|s est (?:coupe\\w*|ouvert|pendue?)|je (?:veux|vais) (?:mourir|en finir|me)) `,
  ),
  en: new RegExp(
    ` (?:${afterwards}|we are all|were all|we all|all of us|everyone|everybody|threaten\\w*|point(?:s|ed|ing)|aim\\w*|shoot(?:ing)? (?:at|me|us)|kill (?:me|us|you|everyone|the)|(?:hit|hits|beat|attacked|stabb\\w*|after|hurt) (?:me|us)|hunting|deer|licen[cs]e|permit|games?|play\\w*|swing|den|tree ?house|climb\\w*|scouts?|shav\\w*|haircut|inherit\\w*|probate|swallowed|overdosed|took (?:all|them)|has taken|cut (?:his|her) wrists?|slit|hung|hanged|i (?:want|am going) to (?:die|kill|end)) `,
  ),
}
const withFarewell = rule([kin, shutWithMeans, leave], otherwise)
const withRope = rule([kin, closed], otherwise)
const withIntent = rule([kin, taken], otherwise)
const withBlade = rule([kin, cutting], otherwise, ({ plain }) => plain)

/** "My lad has a rope and won’t open the shed", « il est parti dans le bois avec sa carabine, il dit qu’on serait mieux sans lui ». */
export const tellsOfShutInWithMeans = (evidence: Evidence): boolean =>
  [withRope, withFarewell, withIntent, withBlade].some((tells) => tells(evidence))

const hose: Pattern = {
  fr: / (?:tuyau|flexible|gaine|boyau) (?:[a-z]+ ){0,8}?(?:echappement|muffler|pot|exhaust|silencieux)|(?:echappement|muffler|exhaust) (?:[a-z]+ ){0,8}?(?:tuyau|flexible|boyau)|(?:auto|char|voiture|moteur|bagnole) (?:[a-z]+ ){0,10}?garage (?:[a-z]+ ){0,8}?(?:tuyau|boyau) (?:[a-z]+ ){0,3}?(?:pret|branche|installe|la)|(?:tuyau|boyau) (?:[a-z]+ ){0,3}?(?:pret|branche|installe) (?:[a-z]+ ){0,10}?(?:auto|char|voiture|garage) ?/,
  en: / (?:hose|hosepipe|pipe|tubing) (?:[a-z]+ ){0,8}?(?:exhaust|tailpipe|muffler)|(?:exhaust|tailpipe|muffler) (?:[a-z]+ ){0,8}?(?:hose|hosepipe|tubing)|(?:car|engine|motor) (?:[a-z]+ ){0,8}?garage (?:[a-z]+ ){0,8}?(?:hose|hosepipe) (?:[a-z]+ ){0,3}?(?:ready|on|attached|connected)|(?:hose|hosepipe) (?:[a-z]+ ){0,3}?(?:ready|attached|connected) (?:[a-z]+ ){0,10}?(?:car|garage) ?/,
}
const end: Pattern = {
  fr: / (?:c est assez|assez|peux (?:plus|pas)|peut plus|capable|plus capable|fini\w*|mourir|en finir|adieu|pardon|fatiguee?|vivre|m endormir|endormir|tannee?|tanne|bout|pleure|courage|me tuer|suicid\w*|ce soir|personne|maintenant) /,
  en: / (?:enough|can not (?:take|do|go)|done|over|die|end it|goodbye|bye|sorry|tired|live|sleep|tonight|kill myself|suicid\w*|no more|anymore|nobody|ready|crying|the end) /,
}
const ofGarage: Pattern = {
  fr: new RegExp(
    ` (?:${afterwards}|garagiste|mecanic\\w*|controle technique|ct|devis|fuite|bruit|soude\\w*|rouill\\w*|perce\\w*|cassee?|change\\w*|remplac\\w*|arros\\w*|jardin|eau|pelouse|laver|lavage|aspirateur|extract\\w*|ventil\\w*|pieces?|vendre|vend|roman|film|serie) `,
  ),
  en: new RegExp(
    ` (?:${afterwards}|mechanic|mot|inspection|quote|leak\\w*|noise|rattl\\w*|weld\\w*|rust\\w*|broken|replac\\w*|garden\\w*|water|lawn|wash\\w*|vacuum|extract\\w*|ventilat\\w*|parts?|sell\\w*|novel|film|series|fell off|came off|loose|clamp) `,
  ),
}
/** « J’ai branché le tuyau sur l’échappement, c’est assez ». */
export const tellsOfExhaustHose = rule([hose, end], ofGarage)

const hung: Pattern = {
  fr: / (?:corde|noeud coulant|ceinture|sangle) (?:[a-z]+ ){0,3}?(?:autour de|sur|a|au|par dessus) (?:la |une |l )?(?:poutre|branche|rampe|charpente|tuyau|crochet|arbre|barre) /,
  en: / (?:rope|noose|belt) (?:[a-z]+ ){0,3}?(?:round|around|over|on|to|from) (?:the|a) (?:[a-z]+ )?(?:beam|rafters?|branch|banister|joist|hook|pipe|bar|tree) /,
}
const ofWriter: Pattern = {
  fr: / (?:je (?:suis|peux|veux|vais)|j en|moi|pardon|adieu) /,
  en: / (?:i am|i can not|i will|sorry|goodbye) /,
}
const ofUse: Pattern = {
  fr: new RegExp(
    `${otherwise.fr.source}| (?:hamac|velos?|sac de frappe|linge|deco\\w*|guirlande|gym\\w*|muscu\\w*|levage|palan|moteur|treuil|chiens?|chevaux|cheval|bateau|rideau\\w*) `,
  ),
  en: new RegExp(
    `${otherwise.en.source}| (?:hammock|bikes?|punch ?bag|boxing|washing|laundry|decorat\\w*|lights|gym|lift\\w*|hoist|engine|winch|dogs?|horses?|boat|curtains?|pull ups?|bird) `,
  ),
}
/** "I’m in the shed with the rope round the beam". */
export const tellsOfRopeHung = rule([hung, ofWriter], ofUse)
