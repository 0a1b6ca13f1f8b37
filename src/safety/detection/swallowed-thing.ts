// A small child who swallowed « quelque chose », and in the next message or sentence what it was: a battery, a magnet, a tablet
// for a machine. Neither says a danger without the other.
import { afterwards, type Pattern, rule } from './rule.ts'

const child: Pattern = {
  fr: / (?:bebe|petite?|enfants?|gamine?|gosse|fils|fille|fillette|garcon|bambin|nourrisson|neveu|niece|petit fils|petite fille|puce|loulou|ti gars|tite) /,
  en: / (?:baby|toddler|child|kid|kiddo|son|daughter|boy|girl|infant|nephew|niece|grandson|granddaughter|little (?:one|man|girl|boy)|wean|wee (?:one|man|boy|girl|lad)|bairn) /,
}
const inside: Pattern = {
  fr: / (?:aval\w*|gob\w*|mang\w*|bouff\w*|ingere\w*|croqu\w*|suc\w*|mis (?:quelque chose |un truc |un objet )?(?:dans|a) (?:la|sa) bouche|dans (?:la|sa) bouche) /,
  en: / (?:swallow\w*|ate|eaten|chew\w*|suck\w*|lick\w*|(?:in|into) (?:his|her|their|the) mouth|got hold of) /,
}
const something: Pattern = {
  fr: / (?:quelque chose|qqchose|un truc|un objet|un machin|une affaire|je sais pas quoi|on sait pas quoi) /,
  en: / (?:something|somethin|summat|a thing|an object|dunno what|do not know what|not sure what) /,
}
const thing: Pattern = {
  fr: / (?:piles?(?: bouton| ronde| plate)?|batterie|aimants?|billes? magnetiques?|(?:pastille|tablette|dosette|capsule) (?:de |du |pour )?(?:la )?(?:lave vaisselle|lave linge|lessive|machine)|javel|deboucheur|antigel|mort aux rats|medicaments?|comprimes?|cachets?|pilules?) /,
  en: / (?:batter(?:y|ies)|button cell|magnets?|(?:dishwasher|laundry|washing|detergent) (?:tablet|tab|pod|capsule)s?|pods?|bleach|drain (?:cleaner|unblocker)|antifreeze|rat poison|tablets?|pills?|meds|medicines?|gummies) /,
}
const otherwise: Pattern = {
  fr: new RegExp(
    ` (?:${afterwards}|chiens?|chienne|chiot|chats?|chatte|chaton|lapin|furet|si (?:un|une|jamais|mon|ma)|ordi\\w*|telephone|voiture|velo|tele|serie|emission) `,
  ),
  en: new RegExp(
    ` (?:${afterwards}|dogs?|puppy|cats?|kitten|rabbit|ferret|if|ever|laptop|phone|car|bike|scooter|watching|casualty|telly|tv|bet) `,
  ),
}
const swallowed = rule([child, inside, something, thing], otherwise)
const powered = / (?:piles?|batterie|aimants?|billes?|batter(?:y|ies)|button cell|magnets?) /

/** « Ma fille a avalé quelque chose », then « une pile bouton ». */
export const tellsOfSwallowedBattery = (evidence: Parameters<typeof swallowed>[0]): boolean =>
  powered.test(evidence.plain) && swallowed(evidence)

/** The same, of a product or a medicine. */
export const tellsOfSwallowedProduct = (evidence: Parameters<typeof swallowed>[0]): boolean =>
  !powered.test(evidence.plain) && swallowed(evidence)

/** What a grown-up takes, by its owner: « les cachets de mamie », "grandad’s blood pressure pills". */
const othersMedicine: Pattern = {
  fr: / (?:medicaments?|comprimes?|cachets?|pilules?|gelules?|somniferes?|antidepresseurs?) (?:[a-z]+ ){0,4}?(?:de|du|a) (?:(?:la|sa|son|ma|mon|l) )?(?:papi|papy|mamie|mamy|meme|pepe|grand (?:pere|mere)|grands parents|pere|mere|papa|maman|oncle|tante|tonton|tata|voisine?|nounou|mari|femme) | mes (?:medicaments?|comprimes?|cachets?|pilules?|gelules?|somniferes?|antidepresseurs?) /,
  en: / (?:(?:grand(?:ad|dad|pa|ma|mother|father|mum|parent)|gran|granny|nan|nana|nanny|papa|pop|dad|daddy|mum|mom|mummy|mommy|uncle|aunt|auntie|neighbou?r|husband|wife)s?|my) (?:s )?(?:[a-z~]+ ){0,3}?(?:pills|tablets|meds|medicines?|medication|capsules|antidepressants|painkillers) /,
}
const eaten: Pattern = {
  fr: / (?:a|ont|ait|aurait|avoir|as|vient de?) (?:[a-z]+ ){0,2}?(?:aval\w*|gob\w*|mang\w*|bouff\w*|croqu\w*|ingere\w*) /,
  en: / (?:swallow\w*|ate|eaten|chewed|munched|scoffed|got (?:into|at|hold of)) /,
}
/** Old enough to have meant it, or so many that it may have been: who listens is named too. */
const mayBeMeant: Pattern = {
  fr: new RegExp(`${otherwise.fr.source}| (?:ado\\w*|1\\d ans|toute (?:la|sa|une) boite|tous (?:les|mes|ses)|expres) `),
  en: new RegExp(
    `${otherwise.en.source}| (?:teen\\w*|1\\d (?:years?|yrs?|yo)|all (?:of )?(?:the|my|her|his|grand\\w*)|on purpose) `,
  ),
}
/** « Le petit a mangé les cachets de mamie, un médecin est-il utile ? », whatever is asked beside. */
export const tellsOfOthersMedicine = rule([child, eaten, othersMedicine], mayBeMeant, ({ plain }) => plain)
