// A cry for help that says no more than that somebody is there, or comes: « SOS il arrive », "he’s back, please help".
import { type Evidence, saidBy } from './evidence.ts'
import type { Language } from './normalise.ts'

const cry: Record<Language, string> = {
  fr: '(?:sos|au secours?|a l aide|aide[zr]? (?:moi|nous)|sauve[zr]? (?:moi|nous)|m aider|(?:j ai |on a )?besoin de aide|police|appele[zr] (?:la police|les flics|quelqu un|le 17|la police pour moi)|help|help me|j ai (?:tres |trop )?peur)',
  en: '(?:sos|help (?:me|us)|help|save (?:me|us)|call (?:the )?(?:police|cops|911|999|112)|send (?:the )?(?:police|help|someone)|i am (?:so |really )?(?:scared|afraid|frightened|terrified)|someone help)',
}
const who: Record<Language, string> = {
  fr: '(?:il|elle|ils|elles|mon ex|mon mari|mon mec|mon copain|mon pere|mon beau pere|mon frere|mon fils|mon conjoint|mon compagnon|ma femme|mon voisin|quelqu un|un homme|un type|un mec)',
  en: '(?:he|she|they|my (?:ex|husband|boyfriend|partner|father|stepfather|dad|brother|son|neighbou?r)|(?:a|the|this|that|some) (?:man|guy)|someone|somebody)',
}
const there: Record<Language, string> = {
  fr: '(?:arr?iv(?:e|ent)|(?:est|e|et|es|sont) (?:la|ici|revenue?s?|rentree?s?|de retour|entree?s?|dehors|en bas|derriere (?:la porte|moi)|devant (?:la porte|chez moi|la maison|ma porte)|a la porte|dans (?:la maison|l appart\\w*|la maison|le jardin|l escalier)|chez moi)|revien(?:t|nent)|rentre|rentrent|approche|vient|viennent|monte|entre|(?:me |m a |m ont )(?:retrouvee?|trouvee?|suit|suivie?|poursuit|cherche))',
  en: '(?:(?:is|are) (?:coming(?: back| home| in| up| over| for me| here| up the stairs)?|back(?: home| again)?|here|outside(?: (?:my|the) (?:house|door|flat))?|home|inside|in (?:the|my) (?:house|flat|garden|apartment|building)|at (?:the|my) (?:door|window)|behind me|after me|following me|chasing me|downstairs|upstairs|breaking in|getting in)|found me|(?:has )?(?:got|broke|broken|come) (?:in|back|home)|came (?:back|home))',
}
const besides: Record<Language, string> = {
  fr: '(?:vite|maintenant|encore|deja|s il (?:vous|te) plait|svp|la|urgent|pitie|mon dieu|oh|non|bientot|dans (?:\\d+|une|deux|cinq|dix|quelques) (?:minutes?|min|secondes?)|a la maison|chez moi|et|que|qu|qui|on|bonjour|bonsoir|quelqu un|pour me (?:tuer|frapper)|avec (?:un|son) (?:couteau|fusil|arme))',
  en: '(?:please|pls|now|quick|quickly|fast|again|already|oh|god|my god|no|urgent|hurry|in (?:\\d+|a|two|five|ten|few|a few) (?:minutes?|mins?|seconds?)|and|to (?:kill|hit|hurt|get) (?:me|us)|with (?:a|his) (?:knife|gun|bat)|hi|hello|someone|anyone|i think|for me)',
}
const whole = (language: Language) => {
  const arrival = `${who[language]} ${there[language]}`
  const any = `(?:${cry[language]}|${arrival}|${besides[language]})`
  return [
    new RegExp(`^ (?:${any} )+$`),
    new RegExp(` ${cry[language]} `),
    // « il arrive pas à se connecter », « il arrive quand ».
    new RegExp(` ${arrival} `),
  ]
}
const signs: Record<Language, readonly RegExp[]> = { fr: whole('fr'), en: whole('en') }

/** In more letters somebody says what for. */
const longest = 200

/** Whether a text is a cry for help because somebody comes, and nothing else. */
export function tellsOfPursuer(evidence: Evidence): boolean {
  const said = saidBy(evidence)
  return said.length <= longest && signs[evidence.language].every((sign) => sign.test(said))
}
