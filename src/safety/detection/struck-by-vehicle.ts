// Somebody whom a vehicle has struck, told in a few words or as it has just happened.
import { type Evidence, saidBy } from './evidence.ts'
import { tellsOfFictionOrPast } from './fiction-or-past.ts'
import type { Language } from './normalise.ts'
import { afterwards, rule } from './rule.ts'

const person: Record<Language, string> = {
  fr: '(?:fils|fille|fillette|filleule?|enfants?|petite?|gamine?|gosse|bebe|mari|femme|epoux|epouse|conjointe?|compagne|compagnon|mere|pere|maman|papa|mamie|papi|papy|grand mere|grand pere|frere|soeur|oncle|tante|cousine?|neveu|niece|copain|copine|amie?|pote|collegue|voisine?|eleve|cycliste|pieton\\w*|motard|homme|dame|monsieur|vieux|personne|passante?|quelqu un)',
  en: '(?:sons?|daughters?|kids?|child|children|baby|toddler|boy|girl|husband|wife|partner|mother|father|mum|mom|dad|nan|gran|granny|grandma|grandad|grandpa|brother|sister|uncle|aunt|cousin|nephew|niece|boyfriend|girlfriend|friend|mate|colleague|coworker|neighbou?r|pupil|cyclist|pedestrian|biker|man|guy|bloke|woman|lady|person|someone|somebody|him|her|me|us|them)',
}
const vehicle: Record<Language, string> = {
  fr: '(?:voiture|auto|bagnole|caisse|char|camion\\w*|bus|car|tram\\w*|train|scooter|moto|mobylette|trottinette|fourgon\\w*|vehicule|taxi|tracteur|chauffard|conduct\\w+|automobiliste|suv)',
  en: '(?:car|van|truck|lorry|bus|coach|tram|train|taxi|cab|uber|motorbike|motorcycle|moped|scooter|suv|pickup|vehicle|tractor|driver|ute)',
}
const thing = '(?:bikes?|bicycles?|cars?|vans?|scooters?|trucks?|motorbikes?|dogs?|cats?|fences?|houses?|garages?)'

const struck: Record<Language, RegExp> = {
  fr: new RegExp(
    ` (?:${vehicle.fr} (?:[a-z]+ ){0,3}?(?:a|ont|vient de|viens de|avait) (?:[a-z]+ )?(?:renvers|percut|fauch|ecras|heurt|roul|shoot)\\w* (?:sur )?(?:(?:mon|ma|mes|un|une|le|la|notre|sa|son|l) )?(?:[a-z]+ )?${person.fr}` +
      `|(?:m|nous|l) a(?:s|vait)? (?:renverse|percute|fauche|roule dessus)\\w*` +
      `|(?:${person.fr}|il|elle|on|je|j) (?:[a-z0-9]+ ){0,4}?(?:(?:s est|s etait|sest|me suis|m suis|s|se|est) (?:fait|faite)|(?:vient|viens) de se faire|vien de se faire|vient de s faire) (?:renvers|fauch|percut|roul|shoot)\\w*` +
      `|${person.fr} (?:[a-z0-9]+ ){0,4}?(?:vient de? etre|a ete|(?<! (?:s|me|m|t|te) )est|ete) (?:renverse|fauche|percute)(?:e|es|s)?(?! (?:de|du|l|la|le|les|un|une|son|sa) (?!camion|voiture|bus))` +
      `|${person.fr} (?:[a-z0-9]+ ){0,3}?(?:renverse|fauche|percute)(?:e|es|s)? par (?:une? |le |la )?(?:[a-z]+ )?${vehicle.fr}) `,
  ),
  en: new RegExp(
    ` (?:(?:${person.en}|he|she|i|we|they) (?:[a-z0-9]+ ){0,5}?(?:hit|struck|clipped|knocked (?:down|over|off (?:his|her|my|their|a|the) (?:bike|bicycle|scooter))|run over|mown down|mowed down) by (?:a |an |the |some )?(?:[a-z]+ ){0,2}?${vehicle.en}` +
      `|(?:${person.en}|he|she|i|we|they) (?:[a-z]+ ){0,3}?(?:was|were|is|been|got|gets|getting|being) (?:just )?(?:knocked (?:down|off (?:his|her|my|their|a|the) (?:bike|bicycle|scooter))|run over|mown down|mowed down)` +
      `|${vehicle.en} (?:[a-z]+ ){0,2}?(?:hit|struck|ran over|run over|knocked (?:down|over)|ploughed into|plowed into|mowed down|knocked) (?:my |our |a |an |the |his |her |this )?(?:[a-z0-9]+ ){0,3}?${person.en}(?! (?:s )?(?:parked )?${thing} )) `,
  ),
}
const now: Record<Language, RegExp> = {
  fr: / (?:vient|viens|vien|a l instant|maintenant|en ce moment|la tout de suite|devant (?:moi|nous|chez)|par terre|au sol|a terre|bouge (?:plus|pas)|repond (?:plus|pas)|saigne\w*|sang|inconsciente?|respire|hurle|se releve pas|vite|au secours|aide[zr]?|s est (?:enfui|sauve|barre)\w*|delit de fuite|a fui|pas arrete\w*) /,
  en: / (?:just|now|minutes? ago|in front of|on the (?:ground|road|floor)|lying|not moving|not respond\w*|unresponsive|bleeding|blood|unconscious|breath\w*|screaming|can not (?:move|get up|stand)|help|quick|hurry|drove off|driven off|sped off|hit and run|did not stop|kept going) /,
}
/** What follows weeks later, or is asked of an insurer or a court; what was a thing, a figure or an animal. */
const otherwise: Record<Language, RegExp> = {
  fr: / (?:quelles?|quels?|qui (?:paie|paye|rembourse)|demarches?|rembourse\w*|obligations?|maitre d|vole\w*|retrouve\w*|en (?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)|indemni\w*|assur\w*|dommages?|prejudice|avocate?|tribunal|plainte|proces|expertise|arret (?:de travail|maladie)|responsab\w*|constat|consolid\w*|provision|badinter|fonds de garantie|fgao|sequelles?|reeducation|garantie|passager\w* de|recours|remboursement|hier|avant hier|\d+ (?:jours?|semaines?|mois)|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|semaine) derni\w+|la semaine|l autre jour|de peur|failli|manque de|a cause de|par (?:un|une|le|la|son|sa|mon|ma|notre|mes) (?:chien|chat|cheval|velo|vache|sanglier|nouvelle|eleve|enfant|joueur|skieu\w*)|verre|cafe|pot|vase|poubelle|chien\w*|chats?|chatte|herisson|poule|situation|decision|gouvernement|tendance) /,
  en: / (?:what is|what are|limitation|which|who pays|how long|is my|policy|enough|stolen|legal\w*|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|wages|who pays|claims?|insur\w*|compensat\w*|sue|suing|solicitor|lawyer|attorney|court|liab\w*|settlement|damages|police report|injury lawyer|sick pay|physio\w*|yesterday|\d+ (?:days?|weeks?|months?)|last (?:week|month|year|night|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|the other day|(?:day|week|month)s? ago|nearly|almost|afraid|scared|worried|used to|could|might|if|by (?:a|the|his|her|my|our) (?:dog|horse|cow|ball|swing|wave|bike|bicycle|skier|news)|dog\w*|cats?|kitten|puppy|hedgehog|pram was|feather|emotion\w*|trend|decision|meeting ran over|ran over (?:time|budget)|run over (?:time|budget)) /,
}

/** Longer than this, a text that says nothing of now tells a story. */
const fewWords = 14

/** « Un chauffard a renversé mon fils », "my daughter just got hit by a car". */
export function tellsOfStruckByVehicle(evidence: Evidence): boolean {
  const { language, whole } = evidence
  const said = saidBy(evidence)
  if (!struck[language].test(said) || otherwise[language].test(said)) return false
  if (whole.concepts.has('PETSUBJ') || tellsOfFictionOrPast(evidence)) return false
  return now[language].test(said) || said.trim().split(' ').length <= fewWords
}

const overturned: Record<Language, RegExp> = {
  fr: / (?:voiture|auto|bagnole|char|camion|camionnette|vehicule|bus|tracteur) (?:[a-z0-9]+ ){0,5}?(?:retournee?|sur le toit|a l envers|fait (?:un|des) tonneaux?|dans le (?:fosse|ravin)|encastree?) /,
  en: / (?:cars?|vans?|trucks?|lorry|vehicle|bus|coach|suv|tractor) (?:[a-z0-9]+ ){0,5}?(?:upside down|on (?:its|the) (?:roof|side)|overturned|flipped|rolled over|in the ditch|down the (?:bank|ravine)|wrapped around) /,
}
const inside: Record<Language, RegExp> = {
  fr: / (?:dedans|a l interieur|quelqu un|conduct\w+|passag\w+|gens|personnes?|bouge (?:plus|pas)|repond|crie|hurle|coincee?s?|saigne|famille|enfants?) /,
  en: / (?:inside|in it|someone|somebody|driver|passengers?|people|not moving|respond\w*|screaming|trapped|bleeding|family|kids?|children) /,
}
const noWreck: Record<Language, RegExp> = {
  fr: new RegExp(
    ` (?:${afterwards}|vole\\w*|retrouve\\w*|miniature|jouet|telecommandee|garantie|epave|casse auto|course|rallye) `,
  ),
  en: new RegExp(
    ` (?:${afterwards}|stolen|found my|toy|model|remote control\\w*|warranty|scrap|wreck yard|race|rally) `,
  ),
}
/** "Car’s upside down on the A40, someone inside". */
export const tellsOfOverturnedVehicle = rule([overturned, inside], noWreck)
