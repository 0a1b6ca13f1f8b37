// Venom, an animal that goes on biting somebody, and products that burn inside.
import type { Language } from './normalise.ts'
import { afterwards, type Pattern, rule } from './rule.ts'

const snake: Record<Language, string> = {
  fr: '(?:viperes?|serpents?|crotales?|cobras?|scorpions?|mygales?|aspic|mamba|trigonocephale|veuve noire)',
  en: '(?:snakes?|rattle ?snakes?|rattlers?|adders?|vipers?|copperheads?|cottonmouths?|water moccasin|cobras?|scorpions?|black widow|brown recluse|brown snake|tiger snake|funnel ?web|redback)',
}
const bitten: Pattern = {
  fr: new RegExp(
    ` (?:(?:mordu|pique)(?:e|es|s)? (?:[a-z]+ ){0,4}?par (?:une? |le |la )?(?:[a-z]+ ){0,1}?${snake.fr}|${snake.fr} (?:[a-z]+ ){0,3}?(?:a|m a|l a|vient de|s) (?:[a-z]+ ){0,2}?(?:mord|piqu)\\w*|(?:morsure|piqure) (?:de |d une? )${snake.fr}) `,
  ),
  en: new RegExp(
    ` (?:(?:bit|bitten|stung|struck) (?:[a-z]+ ){0,4}?by (?:a |an |the )?(?:[a-z]+ ){0,1}?${snake.en}|${snake.en} (?:has |have |just )*(?:bit|bitten|bites|stung|got) (?:me|him|her|us|my|our|the|someone|somebody)|${snake.en} (?:bite|sting) (?:on|to) (?:my|his|her)) `,
  ),
}
const noBite: Pattern = {
  fr: new RegExp(
    ` (?:${afterwards}|chiens?|chienne|chats?|chatte|cheval|jument|poney|vache|lapin|terrarium|elevage|vivarium|tatou\\w*|rever|reve|peur de|risque de|prevention|zodiaque|astro\\w*|signe|chevres?|brebis|moutons?|veto|veterinaire|en cas de|prevoir|si (?:je|on|un|une|jamais|quelqu un)|theorie|quiz|don du sang|enfance|premiers soins|quels? (?:est|sont)) `,
  ),
  en: new RegExp(
    ` (?:${afterwards}|dogs?|puppy|cats?|kitten|horse|pony|cow|rabbit|terrarium|vivarium|tattoo\\w*|dream\\w*|afraid of|risk of|prevention|zodiac|horoscope|pickup|reptile shop|kelpie|beagle|labrador|terrier|goats?|sheep|vets?|if|theory|planning|donat\\w*|trivia|as a kid|first aid|in \\d\\d|the \\d\\ds) `,
  ),
}
/** « Une vipère a mordu mon fils », "rattlesnake bit my leg". */
export const tellsOfVenom = rule([bitten], noBite)

const attacked: Pattern = {
  fr: / (?:chien|pitbull|rottweiler|berger|molosse|sanglier) (?:[a-z]+ ){0,4}?(?:attaque(?! en justice)|est en train de (?:mordre|attaquer)|lache (?:pas|plus)|mord (?:mon|ma|un|une|le|la|l)|s acharne sur|saute a la gorge|tient (?:mon|ma|le|la) (?:[a-z]+ ){0,2}?(?:bras|jambe|main|visage)) /,
  en: / (?:dog|pitbull|pit bull|rottweiler|alsatian|mastiff|xl bully|bully) (?:[a-z]+ ){0,3}?(?:is attacking|attacking|has got hold of|has hold of|got hold of|will not let go|wont let go|is biting|is mauling|mauling|has (?:my|his|her|the) (?:[a-z]+ ){0,3}?(?:arm|leg|hand|face)) /,
}
const victim: Pattern = {
  fr: / (?:mon|ma|mes|un|une|le|la|l|moi|m|nous|lui|quelqu un) (?:[a-z]+ ){0,2}?(?:fils|fille|enfants?|petite?|gamine?|bebe|mari|femme|mere|pere|frere|soeur|voisine?|facteur|gosse|garcon|homme|dame|monsieur|bras|jambe|main|visage) /,
  en: / (?:kids?|child|children|son|daughter|boy|girl|baby|toddler|husband|wife|mother|father|mum|mom|dad|brother|sister|neighbou?r|postman|man|woman|lady|someone|somebody|arm|leg|hand|face|me) /,
}
const noAttack: Pattern = {
  fr: new RegExp(
    ` (?:${afterwards}|plainte|porter|euthanasi\\w*|declar\\w*|morsures? anciennes?|mes poules|mouton|brebis|chat|autre chien|mon chien|facture|joue|joueur|peluche|jouant|education|a deja|avait|souvent|chaque fois|tous les jours|dressage|comportementaliste) `,
  ),
  en: new RegExp(
    ` (?:${afterwards}|police report|put down|euthani\\w*|report|sheep|hens|chickens|cat|other dogs?|my dog|bill|toy|ball|play\\w*|every time|often|always|every day|trainer|training|used to|keeps|growls?|council) `,
  ),
}
/** "A dog is attacking my kid", « le chien lâche pas son bras ». */
export const tellsOfAnimalAttack = rule([attacked, victim], noAttack)

const detergent: Pattern = {
  fr: / (?:bouff\w*|mang\w*|aval\w*|lech\w*|suc\w*|croqu\w*|mordu|macho\w*|gob\w*|mis dans sa bouche|dans la bouche) (?:[a-z0-9]+ ){0,5}?(?:tablettes?|pastilles?|capsules?|dosettes?|doses?|pods?) (?:[a-z]+ ){0,3}?(?:lave (?:vaisselle|linge)|lessive|machine|chlore|piscine|javel|wc) /,
  en: / (?:ate|eaten|eating|swallow\w*|lick\w*|suck\w*|chew\w*|bit(?:ten)?|in (?:his|her) mouth) (?:[a-z0-9]+ ){0,5}?(?:dishwasher|dish ?washer|laundry|washing|detergent|tide|ariel|chlorine|pool|bleach) (?:[a-z]+ ){0,2}?(?:tablets?|tabs?|pods?|capsules?|pellets?|liquitabs?) /,
}
const noChild: Pattern = {
  fr: new RegExp(
    ` (?:${afterwards}|chiens?|chienne|chiot|chats?|chatte|chaton|lapin|furet|si (?:un|une|jamais|mon|ma)|affiche|guimauve|l ete dernier|cet ete) `,
  ),
  en: new RegExp(
    ` (?:${afterwards}|dogs?|puppy|cats?|kitten|rabbit|ferret|if|ever|poster|marshmallow|shaped|in the (?:summer|spring|autumn|fall|winter)) `,
  ),
}
/** « Mon gosse a bouffé une tablette de lave-vaisselle ». */
export const tellsOfDetergent = rule([detergent], noChild)

const mixed: Pattern = {
  fr: / (?:melang\w*|verse\w*|mis (?:de |du |la )?|ajout\w*|en meme temps) (?:[a-z]+ ){0,8}?(?:javel|chlore|deboucheur|destop|acide|vinaigre|detartrant|ammoniaque|canard wc|anticalcaire) /,
  en: / (?:mix\w*|poured|added|combined|together) (?:[a-z]+ ){0,8}?(?:bleach|chlorine|drain (?:cleaner|unblocker)|acid|vinegar|ammonia|descaler|toilet cleaner|domestos) /,
}
const fumes: Pattern = {
  fr: / (?:pique\w*|brul\w*|respir\w*|tousse\w*|fumee|vapeurs?|gaz|etouff\w*|yeux|gorge|odeur|tete) /,
  en: / (?:sting\w*|burn\w*|breath\w*|cough\w*|fumes?|vapou?rs?|gas|chok\w*|eyes|throat|smell\w*|dizzy|head) /,
}
const noFumes: Pattern = {
  fr: new RegExp(
    ` (?:${afterwards}|peut on|peux on|faut il|bicarbonate|lave linge|lave vaisselle|machine|est ce dangereux de|recette|nettoyer|joints) `,
  ),
  en: new RegExp(
    ` (?:${afterwards}|can i|should i|baking soda|washing machine|dishwasher|is it safe to|recipe|grout) `,
  ),
}
/** « J’ai mélangé javel et vinaigre, ça pique les yeux ». */
export const tellsOfFumes = rule([mixed, fumes], noFumes)
