// Children in a danger whose words read as another one, or as none.
import type { Language } from './normalise.ts'
import { afterwards, type Pattern, rule } from './rule.ts'

const young = {
  fr: '(?:bebe|petite?|enfants?|gamine?|gosse|fils|fille|fillette|garcon|bambin|nourrisson|neveu|niece|jumeaux|jumelles|petit fils|petite fille)',
  en: '(?:baby|toddler|child|children|kids?|son|daughter|boy|girl|infant|nephew|niece|grandson|granddaughter|twins?|little one)',
}
const child: Pattern = { fr: new RegExp(` ${young.fr} `), en: new RegExp(` ${young.en} `) }
const later: Pattern = {
  fr: new RegExp(` (?:${afterwards}|chiens?|chats?|chaton|chiot) `),
  en: new RegExp(` (?:${afterwards}|dogs?|cats?|kitten|puppy) `),
}

const cord: Pattern = {
  fr: / (?:etrangl\w*|strangul\w*|autour du cou|tete (?:[a-z]+ ){0,3}?(?:dans|coincee)|pendue?|coincee? (?:[a-z]+ ){0,2}?cou) (?:[a-z]+ ){0,8}?(?:cordons?|cordelette|store|rideaux?|ficelle|cable|fil|foulard|echarpe|harnais|ceinture|corde a sauter|barreaux) | (?:cordons?|cordelette|store|ficelle|cable|foulard|echarpe) (?:[a-z]+ ){0,6}?(?:etrangl\w*|autour du cou) /,
  en: / (?:strangl\w*|around (?:his|her|the) neck|head (?:[a-z]+ ){0,4}?(?:in|through|stuck)|hanging|choking) (?:[a-z]+ ){0,8}?(?:cord|blind|blinds|curtains?|string|cable|scarf|harness|strap|skipping rope|bars) | (?:cord|blind|string|cable|scarf|strap) (?:[a-z]+ ){0,6}?(?:strangl\w*|(?:around|round) (?:his|her) neck) /,
}
const noCord: Pattern = {
  fr: new RegExp(
    ` (?:${afterwards}|chiens?|chats?|norme|rappel|vendeur|rembourser|securiser|eviter|risque|peur|ombilical|accouchement|cesarienne|enceinte|(?:mon |son )?(?:pere|mari|ex|mec|copain|frere|beau pere)) `,
  ),
  en: new RegExp(
    ` (?:${afterwards}|dogs?|cats?|standard|recall|refund|prevent|avoid|risk|could|afraid|umbilical|birth|pregnant|c section|father|husband|ex|boyfriend|brother|stepfather) `,
  ),
}
/** « Ma fille a passé la tête dans un cordon de rideau ». */
export const tellsOfCordAroundNeck = rule([child, cord], noCord)

const inCar: Pattern = {
  fr: / (?:coincee?|enfermee?|bloquee?|laissee?|seule?|oubliee?) (?:[a-z]+ ){0,4}?(?:voiture|auto|bagnole|char|vehicule|habitacle) /,
  en: / (?:locked|stuck|trapped|shut|left|alone|forgotten|forgot|~) (?:[a-z~]+ ){0,5}?(?:car|van|truck|vehicle)(?! (?:seat|park)) /,
}
const hot: Pattern = {
  fr: / (?:soleil|chaleur|canicule|chaud|cuit|cagnard|\d\d degres|transpire|rouge|cles (?:a l interieur|dedans|enfermees)|clefs|fermee?|portieres?|verrouill\w*) /,
  en: / (?:sun|heat|hot|boiling|heatwave|degrees|sweating|keys (?:are )?(?:inside|in)|locked) /,
}
const noCar: Pattern = {
  fr: new RegExp(` (?:${afterwards}|chiens?|chats?|garagiste|assistance|amende|loi|interdit|legal|droit de) `),
  en: new RegExp(` (?:${afterwards}|dogs?|cats?|garage|legal|law|allowed|fined?|ticket|illegal) `),
}
/** « Bébé enfermé dans la voiture en plein soleil ». */
export const tellsOfChildInHotCar = rule([child, inCar, hot], noCar)

const other: Record<Language, string> = {
  fr: '(?:ex|pere|mere|papa|maman|mari|femme|compagnon|compagne|conjointe?|il|elle|beau pere|famille|on)',
  en: '(?:ex|father|mother|dad|mum|mom|husband|wife|partner|he|she|stepfather|family|they)',
}
const taken: Pattern = {
  fr: new RegExp(
    ` ${other.fr} (?:[a-z]+ ){0,6}?(?:est parti\\w* avec|part avec|l emmene|emmene|a emmene|a pris|enleve|a enleve|kidnapp\\w*|embarque|a embarque) `,
  ),
  en: new RegExp(
    ` ${other.en} (?:[a-z]+ ){0,6}?(?:has taken|took|is taking|taking|is leaving with|left with|has left with|has gone with|abducted|kidnapped|fleeing with|is flying|flying) `,
  ),
}
const abroad: Pattern = {
  fr: / (?:avion|aeroport|orly|roissy|cdg|embarque\w*|frontiere|vol (?:pour|de)|bateau|ferry|passeports?|algerie|tunisie|maroc|turquie|egypte|liban|etranger|(?:au|en) (?:pays|bled)|bled) /,
  en: / (?:plane|airport|flight|heathrow|gatwick|boarding|border|ferry|passports?|abroad|overseas|algeria|pakistan|india|egypt|turkey|morocco|tunisia|lebanon|nigeria|country|flying) /,
}
const tonight: Pattern = {
  fr: / (?:ce (?:soir|matin)|maintenant|cette nuit|demain|tout a l heure|en ce moment|sont a|est a (?:orly|roissy|l aeroport)|vient de|est parti|dans (?:\d+|une|deux|trois) heures?|aujourd hui) /,
  en: / (?:tonight|now|today|tomorrow|this (?:morning|afternoon|evening)|right now|at the airport|at heathrow|just|in (?:\d+|an|two|three) hours?|has taken|has left) /,
}
const noAbduction: Pattern = {
  fr: new RegExp(
    ` (?:${afterwards}|chiens?|chats?|avec mon accord|vacances (?:d ete|scolaires|de noel)|autorisation de sortie|formulaire|visa|retard\\w*|annule\\w*|rembours\\w*|cet ete|l ete prochain|voyage scolaire) `,
  ),
  en: new RegExp(
    ` (?:${afterwards}|dogs?|cats?|with my (?:consent|agreement)|school trip|holidays? in|consent form|letter|delay\\w*|cancel\\w*|visa|next summer|this summer) `,
  ),
}
/** « Le père de ma fille l’emmène en Tunisie ce soir sans mon accord ». */
export const tellsOfAbduction = rule([child, taken, abroad, tonight], noAbduction)

const meets: Pattern = {
  fr: / (?:(?:part|est partie?|va|veut|s en va|a fugue|fugue|doit) (?:[a-z]+ ){0,4}?(?:rejoindre|rencontrer|retrouver|voir|chez)|(?:s est (?:enfuie?|sauvee?|barree?|tiree?)|a fugue|est partie?|fugue) (?:[a-z]+ ){0,5}?avec) (?:[a-z]+ ){0,3}?(?:homme|mec|type|gars|monsieur|adulte|majeur|inconnu|quelqu un) /,
  en: / (?:is (?:going|leaving|off|on (?:her|his) way)|has (?:gone|left)|wants|went|going|left|ran (?:away|off)|run (?:away|off)) (?:[a-z]+ ){0,4}?(?:to )?(?:meet|meeting|see|join|stay with|live with|be with|with) (?:[a-z]+ ){0,3}?(?:man|guy|bloke|adult|stranger|someone|somebody) /,
}
const online: Pattern = {
  fr: / (?:internet|en ligne|snap\w*|insta\w*|discord|tiktok|roblox|jeu|reseaux?|appli|site|tchat|(?:[2-6]\d) ans) /,
  en: / (?:internet|online|snap\w*|insta\w*|discord|tiktok|roblox|game|app|chat|(?:[2-6]\d)(?: years? old)?) /,
}
const minor: Pattern = {
  fr: / (?:fille|fils|niece|neveu|soeur|frere|eleve|copine|amie?|ado) (?:[a-z]+ ){0,3}?(?:1[0-7]|[89]|dix|onze|douze|treize|quatorze|quinze|seize) ans | (?:elle|il) (?:a|n a) (?:que |meme pas )?(?:1[0-7]|[89]|dix|onze|douze|treize|quatorze|quinze|seize) ans /,
  en: / (?:(?:1[0-7]|[89]|eleven|twelve|thirteen|fourteen|fifteen|sixteen) (?:years? old|yo)|(?:daughter|son|niece|nephew|sister|brother|girl|boy|she is|he is) (?:is |aged )?(?:only )?(?:1[0-7]|[89]|eleven|twelve|thirteen|fourteen|fifteen)) /,
}
/** « Ma fille de 13 ans part rejoindre un homme de 35 ans rencontré sur internet ». */
export const tellsOfMinorMeetingStranger = rule([minor, meets, online], {
  fr: new RegExp(` (?:${afterwards}|cours|maths|soutien|professeur|lecon|club|stage|psy\\w*) `),
  en: new RegExp(` (?:${afterwards}|tutor\\w*|maths?|lessons?|teacher|club|coach|therap\\w*) `),
})

const writerIsMinor: Pattern = {
  fr: / (?:j ai|g|moi) (?:que )?(?:[89]|1[0-7]|dix|onze|douze|treize|quatorze|quinze|seize) ans /,
  en: / (?:i am|am) (?:only )?(?:[89]|1[0-7]|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen)(?! (?:minutes|hours|miles|weeks|months)) /,
}
const grown = {
  fr: '(?:homme|mec|type|gars|monsieur|adulte|majeur|inconnu|quelqu un|ami|copain|(?:il|qui) a (?:1[89]|[2-6]\\d) ans)',
  en: '(?:man|guy|bloke|adult|stranger|someone|somebody|friend|boyfriend|(?:who is|he is|hes) (?:1[89]|[2-6]\\d))',
}
const fetched: Pattern = {
  fr: new RegExp(
    ` ${grown.fr} (?:[a-z0-9]+ ){0,10}?(?:vient|va venir|passe|va passer|veut|arrive|doit venir) (?:[a-z]+ ){0,2}?(?:me |m )?(?:chercher|prendre|recuperer|voir|rencontrer|emmener|chez moi)| ${grown.fr} (?:[a-z0-9]+ ){0,5}?(?:m attend|est (?:en bas|devant))| (?:je (?:vais|dois|pars)|j ai rendez vous|je rejoins) (?:[a-z]+ ){0,3}?(?:rejoindre|rencontrer|retrouver|voir|chez|avec) (?:[a-z]+ ){0,3}?${grown.fr} `,
  ),
  en: new RegExp(
    ` ${grown.en} (?:[a-z0-9]+ ){0,8}?(?:(?:is |wants to |will |going to )*(?:coming|picking|pick|come|meeting|meet|collect\\w*|driving|waiting|outside|getting) (?:[a-z]+ ){0,4}?(?:me|us|my house|up)) | (?:i am|\\d+(?: and)?) (?:going to |going |off to |about to )*(?:meet|meeting|see|seeing|sneak\\w* out) (?:[a-z]+ ){0,4}?${grown.en} `,
  ),
}
const soonToMeet: Pattern = {
  fr: / (?:ce soir|cette nuit|maintenant|tout a l heure|demain|dans (?:\d+|une?|deux) (?:minutes?|heures?)|aujourd hui|en route|apres (?:l ecole|les cours|le college)|samedi|dimanche|mercredi|en bas|devant|la) /,
  en: / (?:tonight|now|today|tomorrow|in (?:\d+|an?|two) (?:minutes?|hours?)|on (?:his|the) way|after school|this (?:evening|afternoon|weekend)|saturday|sunday|outside|soon) /,
}
/** "An older guy from roblox is coming to pick me up tonight, I’m 13". */
export const tellsOfMeetingWithAdult = rule([writerIsMinor, fetched, online, soonToMeet], {
  fr: new RegExp(` (?:${afterwards}|cours|maths|soutien|professeur|club|stage|psy\\w*|oncle|pere|papa|frere|cousin) `),
  en: new RegExp(
    ` (?:${afterwards}|tutor\\w*|maths?|lessons?|teacher|club|coach|therap\\w*|uncle|father|brother|cousin) `,
  ),
})

const ofOneself: Pattern = {
  fr: / (?:j ai|g|je) (?:que )?(?:[4-9]|1[0-5]|cinq|six|sept|huit|neuf|dix|onze|douze) ans? /,
  en: / i (?:am|m) (?:only )?(?:[4-9]|1[0-5]|five|six|seven|eight|nine|ten|eleven|twelve)(?: years? old)? /,
}
const leftAlone: Pattern = {
  fr: / (?:maman|mere|papa|pere|parents|mamie|personne) (?:[a-z]+ ){0,6}?(?:parti\w*|revenu\w*|rentr\w*|pas la|plus la|laiss\w*|reveille pas|disparu\w*) | (?:toute? seule?|personne a la maison) /,
  en: / (?:mum|mom|mam|mummy|mommy|mother|dad|daddy|father|parents|gran|nobody|no one) (?:[a-z]+ ){0,6}?(?:left|gone|not (?:come|came|been|back|home|here)|went|never came|will not wake|at home) | (?:all alone|on my own|by myself) /,
}
const inNeed: Pattern = {
  fr: / (?:faim|fin|manger|mange|soif|peur|depuis (?:hier|ce matin|deux|trois|\d)|froid|nuit|toute? seule?|pleure|petite? (?:frere|soeur)|bebe) /,
  en: / (?:hungry|food|eat|thirsty|scared|since (?:yesterday|morning)|days|cold|night|alone|on my own|by myself|crying|baby|little (?:brother|sister)) /,
}
const noNeed: Pattern = {
  fr: / (?:a partir de quel age|permis|l age|le droit|la loi|babysitt\w*|anciennete|bail|contrat|puis je|voir (?:mon|ma)) /,
  en: / (?:allowed|legal|law|what age|babysit\w*|contract|lease|years ago|can i) /,
}
/** « Jé 9 an, ma maman est parti depuis hier, jé fin ». */
export const tellsOfChildLeftAlone = rule([ofOneself, leftAlone, inNeed], noNeed)

const aboutToHarm: Pattern = {
  fr: / (?:vais|va|peux|pourrais|peur de|failli|envie de|bord de|finir par) (?:[a-z]+ ){0,4}?(?:jeter|balancer|secouer|lancer|frapper|taper|etouffer|etrangler|passer par la fenetre|faire du mal) (?:[a-z]+ ){0,4}?(?:bebe|nourrisson|nouveau nee?|jumeaux|jumelles) /,
  en: / (?:going to|gonna|could|might|afraid i will|scared i will|nearly|almost|want to|about to|feel like) (?:[a-z]+ ){0,4}?(?:throw|throwing|shake|shaking|hit|hitting|smother|strangle|hurt|hurting|slam|drop) (?:[a-z]+ ){0,3}?(?:baby|newborn|infant|twins) /,
}
const atTheEnd: Pattern = {
  fr: / (?:(?:en )?peux? (?:vraiment )?(?:plus|pu)|craque|pete un cable|a bout|pleure (?:sans|depuis|tout|encore|non)|hurle|dort pas|dors plus|contre le mur|epuisee?|tiens plus|pars en vrille|arrete pas de (?:pleurer|crier|hurler)) /,
  en: / (?:can not (?:take|cope|do|stand)|losing it|lost it|snap|end of my tether|exhausted|will not stop (?:crying|screaming)|keeps (?:crying|screaming)|against the wall|no sleep|breaking point|crying for) /,
}
/** « Je vais finir par jeter mon bébé contre le mur, j’en peux plus ». */
export const tellsOfParentAtTheEnd = rule([aboutToHarm, atTheEnd], later)

const shutIn: Pattern = {
  fr: new RegExp(
    ` ${young.fr} (?:[a-z]+ ){0,8}?(?:enfermee?|attachee?|ligotee?|sequestree?) (?:[a-z]+ ){0,3}?(?:dans|au|a la|sur) (?:[a-z]+ ){0,2}?(?:placard|cave|cage|armoire|cagibi|garage|grenier|toilettes|balcon|chambre|radiateur|lit) `,
  ),
  en: new RegExp(
    ` ${young.en} (?:[a-z]+ ){0,8}?(?:locked|tied|chained|shut|kept|~) (?:up )?(?:in|to|inside|~) (?:[a-z]+ ){0,2}?(?:closet|cupboard|basement|cellar|cage|garage|attic|shed|bathroom|room|bed|radiator) `,
  ),
}
const suffers: Pattern = {
  fr: / (?:pleure|crie|hurle|appelle|nourri\w*|manger|faim|nu|froid|depuis|coups|voisins?|entends?|entend) /,
  en: / (?:cry\w*|scream\w*|calling|feed|fed|food|hungry|starv\w*|naked|cold|days|hours|beaten|next door|neighbou?rs?|hear) /,
}
const byItself: Pattern = {
  fr: new RegExp(
    ` (?:${afterwards}|serrurier|par accident|par megarde|s est enfermee?|s enferme|poignee cassee|chiens?|chats?) `,
  ),
  en: new RegExp(
    ` (?:${afterwards}|locksmith|by accident|accidentally|locked (?:himself|herself)|broken handle|dogs?|cats?) `,
  ),
}
/** "Kid next door is locked in a closet and crying, they don’t feed him". */
export const tellsOfChildShutIn = rule([shutIn, suffers], byItself)

const harmed: Pattern = {
  fr: / (?:excis\w*|mutil\w* (?:genitale|sexuelle)s?|(?:marier|mariage|mariee?) (?:[a-z]+ ){0,3}?(?:force|de force|contre (?:ma|sa) volonte)|(?:veulent|veut|vont|va) (?:[a-z]+ ){0,2}?(?:me|la|nous) marier|(?:emmen|envoi|ramen)\w* (?:[a-z]+ ){0,6}?(?:me|la) marier|parents (?:me|m|la) (?:emmarient|marient)|parents m(?:e|en)marient|je veux pas (?:me marier|l epouser|de ce mariage)) /,
  en: / (?:(?:to )?(?:have|get) (?:her|me|them) (?:cut|circumcised)|fgm|female genital|forced? (?:into )?(?:a )?marriage|(?:force|make|forcing|making) (?:me|her) (?:to )?marry|marry (?:me|her) off|(?:taking|sending|flying|take|send|fly) (?:me|her) (?:[a-z]+ ){0,6}?(?:to )?marry|(?:shipped|sent|flown|taken|being taken) (?:[a-z]+ ){0,5}?to (?:be )?(?:marry|married|wed)) /,
}
const soon: Pattern = {
  fr: / (?:samedi|dimanche|lundi|mardi|mercredi|jeudi|vendredi|demain|ce soir|cette semaine|bientot|vacances|avion|billets?|passeport|part\w*|emm[e]n\w*|pays|bled|mali|senegal|guinee|algerie|maroc|turquie|pakistan) /,
  en: / (?:saturday|sunday|monday|tuesday|wednesday|thursday|friday|tomorrow|tonight|this week|soon|holidays?|fly|flight|plane|tickets?|passport|taking|abroad|somalia|gambia|egypt|sudan|pakistan|india|bangladesh|nigeria|country) /,
}
/** A girl who is to be cut or married by force. */
export const tellsOfTakenToBeHarmed = rule([harmed, soon], {
  fr: new RegExp(
    ` (?:${afterwards}|these|memoire|association|article|annulation|nullite|quand j etais|asile|ofpra|cnda) `,
  ),
  en: new RegExp(` (?:${afterwards}|debate|essay|dissertation|charity|annul\\w*|when i was|asylum) `),
})

const girl = {
  fr: '(?:filles?|fillettes?|petite|soeurs?|niece|cousine|bebe|gamines?)',
  en: '(?:daughters?|niece|granddaughter|girls?|sisters?|cousin|baby girl)',
}
const toBeCut: Pattern = {
  fr: new RegExp(
    ` (?:(?:veut|veulent|vont|va|veux|parle\\w*|insiste\\w*|prevo\\w*|voudrai\\w*|menace\\w*|compte\\w*|projet\\w*) (?:[a-z]+ ){0,6}?(?:excis(?:er|ee?s?|ion)|exciseuse|couper (?:le )?clito\\w*) (?:[a-z]+ ){0,4}?${girl.fr}|${girl.fr} (?:[a-z0-9]+ ){0,8}?(?:(?:veut|veulent|vont|va|doit) (?:[a-z]+ ){0,4}?(?:excis(?:er|ee)|exciseuse)|se faire exciser|(?:etre|sera) excisee)|(?:veut|veulent|vont|va) (?:[a-z]+ ){0,2}?m (?:[a-z]+ )?exciser) `,
  ),
  en: new RegExp(
    ` (?:(?:wants?|wanna|going|plan\\w*|threaten\\w*|insist\\w*|about|arrang\\w*|force|make) (?:[a-z0-9]+ ){0,5}?(?:cut|circumcise|cutting|circumcising) (?:[a-z]+ ){0,2}?(?:[a-z0-9]+ years? old )?${girl.en} (?:(?:like|because|before|this|next|when|in|at|during|over) |$)|(?:have|get|getting|having) (?:my|our|his|her|the|their) (?:[a-z0-9]+ ){0,4}?${girl.en} (?:cut|circumcised) (?:(?:in|at|this|next|over|during|when|before|like|because) |$))`,
  ),
}
/** What is read, studied or long done. */
const noPlan: Pattern = {
  fr: / (?:asile|ofpra|cnda|these|memoire|association|article|conference|documentaire|film|cheveux|etait|etais|chienne|chatte) /,
  en: / (?:asylum|essay|dissertation|charity|article|documentary|hair|fringe|bangs|nails|will|inheritance|allowance|film|movie|dog) /,
}
/** « Il veut faire exciser ma fille »: those who can still prevent it are called first, whenever it is to be. */
export const tellsOfCuttingToBe = rule([toBeCut], noPlan)
