// « En fait, aucune », "no, there isn't one": a whole reply that there is none.

const date = '(?:date|delai|echeance|limite|urgence|deadline|time limit)'

/** « Rien ne presse », "I’m in no hurry": no day matters. */
const unhurried = [
  "rien ne presse|(?:ca|cela) ne presse (?:pas|plus)|rien (?:d'urgent|de (?:presse|pressant))|nothing(?:'s| is)? (?:urgent|pressing)|(?:il n'y a |il y a |y a )?(?:aucune |pas d'|plus d'|zero )urgence",
  "(?:(?:je ne suis|je suis|chuis|on n'est|on est|nous ne sommes|ce n'est|c'est) )?(?:pas|plus) (?:du tout |vraiment |tres |si |forcement )?(?:pressee?s?|urgent)|prenez (?:tout )?votre temps|quand vous (?:voulez|pouvez|pourrez)",
  "(?:there(?:'s| is) |there isn't |(?:i'm|i am|we're|we are) in )?(?:no|any) (?:particular |real |great )?(?:date|deadline|rush|hurry|urgency|time limit)(?: any ?more)?|(?:(?:it's|it is|that's|this is) )?(?:not|no longer) (?:that |very |really |so |at all )?urgent|(?:it|this) isn't urgent|(?:(?:i'm|i am|we're|we are) )?not in (?:a|any) (?:rush|hurry)|take your time",
].join('|')

/** Says that there is none, on folded text. */
export const noneForms = [
  unhurried,
  `(?:rien|nothing|pas grand-?chose)(?: (?:de|d'|n'est|is))? ?(?:date[ers]*|prevue?s?|fixee?s?|programmee?s?|planifiee?s?|au calendrier|dated|scheduled|planned|fixed|with a date|coming up|in the diary)`,
  `(?:il |y )?(?:n'y |ya |y )?(?:en )?a (?:aucune?|zero|pas la moindre) ${date}(?: limite| precise| particuliere?| fixee?| prevue?)*|(?:je n'|j')ai (?:aucune?|pas (?:de |d')) ?${date}(?: limite| precise| particuliere?)*|(?:aucune?|pas (?:de |d')|sans) ?${date}(?: (?:limite|precise|particuliere?|fixee?|prevue?|butoir|connue?))+`,
  `non|nan|no|nope|nah|none|aucune?(?: ${date})?(?: limite)?|rien(?: du tout)?|neant|nothing|n/a|jamais|never|null|zero|sans(?: date)?|any ?time|peu importe|whenever`,
  `(?:il |y )?(?:n'y |n'|ya |y )?(?:en )?a (?:pas|plus|aucune?)(?: (?:de |d'))?(?:${date})?`,
  "il n'y en a (?:pas|plus|aucune?|point)|(?:y|ya|il y) en a (?:pas|plus|aucune?)|(?:je n'en|j'en|on n'en|nous n'en) (?:ai|a|avons) (?:pas|plus|aucune?)|(?:ce n'est|c'est|cest) pas une? (?:date|echeance|delai)(?: limite)?",
  `(?:pas|plus|point) (?:d'|de )${date}(?: limite)?|plus aucune?|pas du tout|pas (?:presse|urgent)`,
  "there (?:isn't|isnt|is not|aren't|are not|wasn't) (?:really |actually )?(?:one|any deadline|any|a deadline|a date)|there(?:'s| is) (?:none|no (?:date|deadline|time limit))|(?:i|we) (?:don't|dont|do not|haven't|have not) (?:really |actually )?(?:have|got|have got) (?:one|any deadline|any|a date|a deadline)|(?:i|we) (?:have|'ve got) none|no (?:date|deadline|time limit|rush|hurry)|not any|not at all",
  '(?:oubliez|annulez|supprimez|enlevez|ignorez) (?:cette|la) (?:date|echeance)|(?:forget|ignore|scratch|drop|remove|cancel) (?:that|the|this) (?:date|deadline)',
].join('|')

/** Says so only in reply to the question whether a day is right. */
export const refusalForms =
  'pas (?:vraiment|encore)|not (?:really|yet|one)|(?:laissez tomber|oubliez|annulez|enlevez|supprimez)(?: (?:ca|cela|tout))?|(?:forget|scratch|drop|remove|cancel)(?: (?:it|that|this))?'

/** Adds nothing to it; `retracting` ones take back what was said before. */
const retracting =
  'en ?fait|enft|finalement|finalemt|en realite|tout compte fait|apres reflexion|au final|du coup|je me suis trompee?|erreur|correction|pardon|actually|in fact|after all|in the end|on second thoughts?|on reflection|my mistake|my bad|i was wrong|scrap that'
const politeness =
  "ah|euh|oh|ben|bah|eh bien|hum|alors|donc|well|so|hmm|merci(?: beaucoup)?|thanks|thank you|please|s'il vous plait|svp|desolee?|sorry|pour (?:l'instant|le moment)|(?:for|right) now|at the moment|as far as i know|que je sache|a ma connaissance|en particulier|in particular|du tout|at all|vraiment|really|ok|okay|d'accord"
export const fillerForms = `${retracting}|${politeness}`

const end = '(?![a-z0-9])'
const whole = new RegExp(`^[ .,;:!…-]*(?:(?:${noneForms}|${fillerForms})${end}[ .,;:!…-]*)+$`)
const anyNone = new RegExp(`(?<![a-z0-9'])(?:${noneForms})${end}`)
const anyRetraction = new RegExp(`(?<![a-z0-9])(?:${retracting})${end}`)

/** Whether a folded sentence says that there is none, and nothing else. */
export const saysNone = (folded: string): boolean => whole.test(folded) && anyNone.test(folded)

const bareNo = new RegExp(`^[ .,;:!…-]*(?:(?:non|nan|no|nope|nah|${politeness})${end}[ .,;:!…-]*)+$`)

/** « Non », « non merci »: it may answer whatever was asked. */
export const isBareNo = (folded: string): boolean => bareNo.test(folded) && saysNone(folded)

/** That nothing is urgent leaves a day that was confirmed. */
const ofDates = new RegExp(`(?<![a-z])(?:date|delai|echeance|limite|deadline|time limit)${end}`)

/** Whether it also takes back what was said before: « en fait, aucune », « aucune date, rien ne presse ». */
export const retractsDeadline = (folded: string): boolean =>
  saysNone(folded) && (anyRetraction.test(folded) || ofDates.test(folded))
