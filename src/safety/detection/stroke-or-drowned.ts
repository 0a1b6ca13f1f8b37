// A stroke or a drowning that a short text states of somebody, whatever place it names first: « Rue de Lyon, ma mère fait un AVC ».
import { type Evidence, saidBy } from './evidence.ts'
import { afterwards, type Pattern, rule } from './rule.ts'

const someone = {
  fr: '(?:ma|mon|notre|le|la|un|une) (?:petite? |grande? |belle |beau )?(?:mere|pere|mari|femme|epoux|epouse|fils|fille|frere|soeur|mamie|papi|maman|papa|conjointe?|compagnon|compagne|copain|copine|amie?|pote|voisine?|collegue|oncle|tante|cousine?|bebe|enfant|gosse|gamine?)',
  en: '(?:my|our|the|a) (?:little |grand |step )?(?:mum|mom|mother|dad|father|husband|wife|son|daughter|brother|sister|nan|gran|granny|grandma|grandad|grandpa|grandmother|grandfather|partner|friend|mate|neighbou?r|uncle|aunt|cousin|baby|kid|child|boy|girl)',
}

/** What is asked of a stroke or a drowning that is over, or of a risk; or a figure of speech. */
const over = {
  fr: 'plaintes?|proces|droits?|arret|invalidite|sequelles?|tutelle|curatelle|procuration|mandat|heritage|succession|permis|mdph|apa|allocation|pension|retraite|contrat|credit|emprunt\\w*|depuis|il y a|en (?:19|20)\\d\\d|an dernier|annee derniere|ans|par an|mois|jours|risque\\w*|peur|si|quand|lorsque|pendant que|obseques|deuil|enterrement|film|serie|roman|livre|reve|cauchemar|dettes?|verre d eau|travail|chagrin|devoirs|dossiers?|papiers|paperasse|chiffres|alcool',
  en: 'power of attorney|will|estate|probate|carer|benefits?|allowance|pip|sick pay|employer|licen[cs]e|policy|since|years?|months?|days|in (?:19|20)\\d\\d|risk|afraid|if|when|while|funeral|film|movie|book|dream\\w*|nightmare|debts?|paperwork|work|homework|sorrows?|emails|golf|swimming|under par',
}
const otherwise: Pattern = {
  fr: new RegExp(` (?:${afterwards}|${over.fr}) `),
  en: new RegExp(` (?:${afterwards}|${over.en}) `),
}

/** Longer texts tell more, by which the classifier judges them. */
const short = 110
const isShort = (evidence: Evidence): boolean => saidBy(evidence).length <= short

const stroke = rule(
  [
    {
      fr: new RegExp(
        ` ${someone.fr} (?:qui )?(?:(?:me|nous) )?(?:fait|refait|est en train de faire|vient de faire|semble faire|doit faire) (?:surement |peut etre )?un avc `,
      ),
      en: new RegExp(
        ` ${someone.en} (?:(?:is|s|may be|might be|must be) having|(?:has |s )?just had|has had|s had|had just now) a stroke `,
      ),
    },
  ],
  otherwise,
)

const drowned = rule(
  [
    {
      fr: new RegExp(` ${someone.fr} (?:(?:vient de )?se noyer|est en train de se noyer|s est noyee?|se noie) `),
      en: new RegExp(` ${someone.en} (?:is drowning|s drowning|(?:has |s )?(?:just |nearly |almost )?drowned) `),
    },
  ],
  otherwise,
)

export const tellsOfStroke = (evidence: Evidence): boolean => isShort(evidence) && stroke(evidence)
export const tellsOfDrowned = (evidence: Evidence): boolean => isShort(evidence) && drowned(evidence)
