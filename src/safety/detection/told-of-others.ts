// What a few words say of somebody else: a sister who wants to die, a neighbour who threatens his family with a weapon, an ex who
// left with a child for another country yesterday.
import { type Pattern, rule } from './rule.ts'

const relative = {
  fr: '(?:mari|femme|epouse?|conjointe?|compagnon|compagne|copain|copine|chum|blonde|frere|soeur|fils|fille|pere|mere|papa|maman|neveu|niece|cousine?|oncle|tante|amie?|pote|ado|ex|coloc\\w*|collegue|voisine?|eleve)',
  en: '(?:husband|wife|partner|boyfriend|girlfriend|brother|sister|son|daughter|kid|teenager|father|mother|dad|mum|mom|nephew|niece|cousin|uncle|aunt|friend|mate|ex|flatmate|roommate|colleague|neighbou?r|student)',
}
const wishes: Pattern = {
  fr: new RegExp(
    ` (?:mon|ma|notre|un|une) (?:(?:petite?|grande?|meilleure?|ex|belle|beau|jeune) ){0,2}${relative.fr} (?:[a-z]+ )?(?:(?:(?:me |m |nous )?(?:dit|ecrit|repete|crie|avoue) (?:a |de )?(?:qu |que )(?:il|elle) )?(?:veut|voudrait|souhaite|a envie de|parle de|pense a) (?:vraiment |juste |toujours |encore )?(?:mourir|se suicider|se tuer|se pendre|s ouvrir les veines|en finir avec la vie|mettre fin a (?:ses jours|sa vie))) (?!(?:de|d|dignement|a la|au|chez|dans|pour|avant|en) )`,
  ),
  en: new RegExp(
    ` (?:my|our|a) (?:(?:little|big|best|older|younger|ex|teenage|step) ){0,2}${relative.en} (?:[a-z]+ )?(?:(?:says?|said|texted|told me|keeps saying) (?:that )?(?:he |she |they ))?(?:wants?|wanted|wishes|is going|plans) to (?:die|be dead|(?:kill|hang) (?:himself|herself|themselves)|end (?:his|her|their) (?:own )?life|end it all) (?!(?:of|at|with|in|from|laughing|before) )`,
  ),
}
/** The end of a life that is cared for, an animal, a place. */
const cared: Pattern = {
  fr: / (?:euthanasi\w*|suicide assiste|fin de vie|directives|palliatifs?|dignit\w*|dignitas|exit|notaire|testament|rire|chiens?|chats?|chienne|chatte|perruche|lapin|poisson|rosier|plante|ruche|hamster|boite|entreprise) /,
  en: / (?:euthanasia|assisted|end of life|hospice|palliative|dignity|dignitas|will|laughter|dogs?|cats?|rabbit|hamster|plant|company|parrot) /,
}
/** « Ma sœur veut mourir », "my son says he wants to kill himself". */
export const tellsOfAnothersWishToDie = rule([wishes], cared)

const armed: Pattern = {
  fr: / (?:voisine?|homme|type|gars|mec|inconnu|individu|beau frere|gendre|oncle|cousin|collegue|monsieur) (?:[a-z]+ ){0,4}?(?:(?:a(?: sorti| pris| braque)?|sort|tient|brandit|porte|agite|(?:est )?avec|est sorti avec|est arme de?) (?:de )?(?:une?|son|sa|des|le) (?:[a-z]+ )?(?:arme\w*|fusil\w*|carabine|pistolet|flingue|couteau\w*|machette|hache|revolver|kalach\w*)|est armee?) /,
  en: / (?:neighbou?r|man|guy|bloke|stranger|brother in law|uncle|cousin|colleague) (?:[a-z]+ ){0,3}?(?:(?:has|got|with|holding|waving|carrying|pulled|pulling) (?:out )?(?:a|an|his|the) (?:[a-z]+ )?(?:gun|shotgun|rifle|pistol|handgun|knife|machete|axe|weapon)|is armed) /,
}
const threatens: Pattern = {
  fr: / menac(?:e|ent|ait) (?:(?:de (?:la |le |les |me |nous )?(?:tuer|tirer|buter|poignarder|abattre|descendre) (?:sur )?)?(?:(?:toute )?(?:sa|ses|leurs?|notre|nos|la|les|l) (?:[a-z]+ )?(?:famille|femme|compagne|copine|enfants?|fils|fille|gosses|mere|pere|parents|voisine?s?|gens|passants?|quartier|immeuble)|tout le monde|quelqu un|des gens|une? (?:femme|homme|voisine?))|de (?:la |le |les |me |nous |s en )?(?:tuer|tirer|buter|abattre|descendre)) | (?:me|nous|la|le|les|lui) menac(?:e|ait|ent) /,
  en: / threaten(?:s|ing|ed) (?:to (?:kill|shoot|stab) )?(?:(?:his|her|their|the) (?:[a-z]+ )?(?:family|wife|girlfriend|partner|kids?|children|son|daughter|mother|father|parents|neighbou?rs?)|everyone|everybody|people|someone|somebody|us|me|him|her|them) /,
}
const noThreat: Pattern = {
  fr: / (?:porter plainte|proces|tribunal|avocate?|hier|semaine derniere|mois dernier|(?:jouet|airsoft|eau|billes)|chasse ouverte|condamn\w*|garde a vue|arrete|mis en examen|sanglier|faire couper|haie|permis|detention) /,
  en: / (?:sue|suing|court|lawyer|solicitor|yesterday|last (?:week|month|year)|toy|nerf|water|airsoft|convicted|arrested|charged|hedge|licen[cs]e|permit) /,
}
/** « Mon voisin a une arme et menace sa famille ». */
export const tellsOfArmedThreat = rule([armed, threatens], noThreat)

const other: Record<'fr' | 'en', string> = {
  fr: '(?:ex(?: (?:mari|femme|conjointe?|compagnon|compagne|copain|copine))?|mari|femme|pere|mere|compagnon|compagne|conjointe?|il|elle|beau pere)',
  en: '(?:ex(?: (?:husband|wife|partner|boyfriend|girlfriend))?|husband|wife|father|mother|dad|mum|mom|partner|he|she)',
}
const children = {
  fr: '(?:(?:ma|mon|notre|mes|nos|sa|le|la|les) (?:[a-z]+ )?(?:fille|fils|enfants?|petite?s?|filles|garcons?|bebe|gosses?))',
  en: '(?:(?:my|our|the|his|her) (?:[a-z]+ )?(?:daughters?|sons?|kids?|child|children|baby|boys?|girls?))',
}
const farAway = {
  fr: '(?:(?:au|en|a|aux|pour|vers) (?:l |la |le |les )?(?:liban|algerie|tunisie|maroc|turquie|egypte|syrie|irak|iran|libye|jordanie|arabie|dubai|emirats|qatar|senegal|mali|cameroun|guinee|gabon|congo|cote (?:d )?ivoire|nigeria|inde|pakistan|chine|japon|bresil|russie|ukraine|mexique|colombie|etats unis|canada|etranger|bled|pays)|beyrouth|alger|tunis|casablanca|istanbul|le caire|dakar)',
  en: '(?:(?:to|in|for) (?:the )?(?:lebanon|algeria|tunisia|morocco|turkey|egypt|syria|iraq|iran|libya|jordan|saudi|dubai|uae|qatar|pakistan|india|bangladesh|nigeria|ghana|kenya|somalia|china|japan|brazil|russia|ukraine|mexico|colombia|philippines|america|usa|us|beirut|cairo|lahore|lagos)|abroad|overseas|out of the country)',
}
const goneAbroad: Pattern = {
  fr: new RegExp(
    ` ${other.fr} (?:[a-z]+ ){0,3}?(?:(?:est |s est |vient de )?(?:partie?|enfuie?|envolee?|sauvee?|repartie?|partir|fuir) (?:[a-z]+ ){0,4}?avec ${children.fr}|(?:a )?(?:emmene\\w*|enleve\\w*|pris|embarque\\w*) ${children.fr}|(?:m a |a )(?:emmene\\w*|enleve\\w*|pris) ${children.fr}) (?:[a-z]+ ){0,4}?${farAway.fr} | ${other.fr} (?:[a-z]+ ){0,3}?(?:est |s est )(?:partie?|enfuie?|envolee?) ${farAway.fr} (?:[a-z]+ ){0,3}?avec ${children.fr} `,
  ),
  en: new RegExp(
    ` ${other.en} (?:[a-z]+ ){0,3}?(?:(?:left|flew|went|gone|fled|ran off|disappeared) (?:[a-z]+ ){0,3}?with ${children.en}|(?:took|taken|flew|has) ${children.en}) (?:[a-z]+ ){0,3}?${farAway.en} | ${other.en} (?:[a-z]+ ){0,3}?(?:left|flew|went|fled) ${farAway.en} (?:[a-z]+ ){0,3}?with ${children.en} `,
  ),
}
const justNow: Pattern = {
  fr: / (?:hier|avant hier|cette nuit|ce matin|ce soir|ce week ?end|aujourd hui|vient de|depuis (?:hier|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|ce matin)|il y a (?:deux|trois|quatre|\d) (?:jours?|heures?)|sans (?:mon accord|me (?:le )?(?:dire|prevenir)|prevenir)|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) dernier) /,
  en: / (?:yesterday|last night|this (?:morning|weekend|afternoon)|today|tonight|just|since (?:yesterday|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(?:two|three|four|\d) (?:days?|hours?) ago|without (?:my (?:consent|permission|agreement)|telling me|asking)|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)) /,
}
const agreed: Pattern = {
  fr: / (?:(?<!sans )(?:mon|notre) accord|d accord|vacances|comme (?:prevu|chaque|tous)|prevu\w*|voyage scolaire|colonie|billets? (?:retour|aller retour)|revien\w*|rentr\w*|retour|rembours\w*|annule\w*|retard\w*|bagages?|valises?|visa|chiens?|chats?|il y a (?:un|deux|trois|\d+) (?:mois|ans?|annees?)) /,
  en: / (?:(?<!without )my (?:consent|agreement|permission)|agreed|holidays?|vacation|as (?:planned|agreed|usual)|school trip|camp|return tickets?|back on|coming back|comes back|returns?|refund\w*|cancel\w*|delay\w*|luggage|suitcase|visa|dogs?|cats?|last (?:year|month)|(?:months?|years?) ago) /,
}
/** « Mon ex-mari est parti avec ma fille au Liban hier ». */
export const tellsOfChildTakenAbroad = rule([goneAbroad, justNow], agreed)

const hoof: Pattern = {
  fr: / (?:coups? de (?:sabot|pied (?:de |d |du |par )(?:un |le |mon |notre |l )?(?:cheval|poney|ane|jument|etalon|vache))|(?:cheval|poney|ane|jument|etalon|vache|taureau) (?:[a-z]+ ){0,4}?(?:coup de pied|rue\w* (?:dans|sur)|pietin\w*|encorn\w*)|(?:pietin\w*|encorn\w*) par (?:un|une|le|la|mon|notre) (?:[a-z]+ )?(?:cheval|poney|ane|jument|vache|taureau)) /,
  en: / (?:kick(?:ed)? (?:[a-z]+ ){0,5}?by (?:a|an|the|my|our|her|his) (?:[a-z]+ )?(?:horse|pony|mare|stallion|donkey|mule|cow|bull)|(?:horse|pony|mare|stallion|donkey|mule|cow|bull) (?:has |just |have )*(?:kicked|trampled|gored) (?!(?:the|a|my (?:car|door|dog|fence)|our (?:car|door|fence)) )|(?:trampled|gored) by (?:a|an|the|my|our) (?:[a-z]+ )?(?:horse|pony|cow|bull)) /,
}
const body: Pattern = {
  fr: / (?:tete|crane|visage|front|tempe|machoire|cou|nuque|ventre|abdomen|poitrine|thorax|cotes|dos|reins|foie|respir\w*|inconscien\w*|evanoui\w*|saign\w*|sang|vomi\w*) /,
  en: / (?:head|skull|face|forehead|temple|jaw|neck|stomach|tummy|belly|abdomen|chest|ribs?|back|kidneys?|liver|groin|breath\w*|unconscious|passed out|bleed\w*|blood|vomit\w*) /,
}
const noHoof: Pattern = {
  fr: / (?:hier|semaine derniere|mois dernier|il y a (?:un|une|deux|trois|\d+) (?:jours?|semaines?|mois|ans?)|indemni\w*|assur\w*|responsab\w*|centre equestre doit|prejudice|avocate?|plainte|veto|veterinaire|poulain|chiens?|chienne|ma jument a recu|portiere|voiture|porte|box|cicatrice|sequelles) /,
  en: / (?:yesterday|last (?:week|month|year)|(?:days?|weeks?|months?|years?) ago|compensat\w*|insur\w*|liab\w*|claim|sue|suing|lawyer|solicitor|vet|foal|dogs?|car|stable door|scar) /,
}
/** « Un cheval a donné un coup de sabot à ma fille dans la tête ». */
export const tellsOfHoofKick = rule([hoof, body], noHoof)
