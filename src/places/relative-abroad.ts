// Whether the matter is that of a relative who lives where they are said to: its law is that of their country.

/** « belle-mère », "brother-in-law": on folded text with spaces for hyphens. */
export const relatives =
  '(?:(?:ex|beau|belle|demi|petite?s?|arriere|grande?s?|step)[ -])?(?:fils|filles?|mari|femme|epoux|epouse|conjointe?|compagnon|compagne|peres?|meres?|maman|papa|freres?|soeurs?|cousine?s?|parents|amie?s?|copine?|copain|oncle|tante|neveu|niece|enfants?|garcon|sons?|daughters?|husband|wife|partner|mother|father|mum|mom|dad|brothers?|sisters?|cousins?|friends?|girlfriend|boyfriend|uncle|aunt|nephew|kids?|child|grand-?(?:meres?|peres?|son|daughter|mother|father|parents))(?:[ -]in[ -]law)?'

/** « ma fille étudie à », "my sister, who works in": up to the place. */
const livesThere = new RegExp(
  `(?<![a-z])(?:mon|ma|mes|notre|nos|my|our)(?: [a-z]+)? ${relatives}(?: [a-z]+)?,? (?:(?:qui|who) )?(?:(?:est|sont|is|are|has been|actuellement|currently|now|also) )?(?:vit|vivent|habite(?:nt)?|etudie(?:nt)?|travaillent|travaille|reside(?:nt)?|loue(?:nt)?|bosse(?:nt)?|loge(?:nt)?|etudiante?s?|salariee?s?|locataires?|installee?s?|en (?:erasmus|echange|stage|etudes?|pvt|apprentissage|alternance)|lives?|living|stud(?:y|ies)|studying|works?|working|rents?|renting|based|a student|at uni(?:versity)?|on (?:erasmus|a working holiday))?(?: (?!pas |plus |not )[a-z0-9']+){0,4}? (?:a|au|aux|en|dans|in|at|near)(?: (?:the|la|le|les|central|north|south|east|west|greater|county|co))*[ ']$`,
)

/** « ma mère habite », without a preposition. */
const inhabits = new RegExp(`(?<![a-z])(?:mon|ma|mes|notre|nos) (?:[a-z]+ )?${relatives},? (?:qui )?habite(?:nt)? $`)

/** « son propriétaire », « elle est licenciée », "he was sacked", "the landlord". */
const theirMatter =
  /(?<![a-z])(?:(?:son|sa|ses|leurs?|his|her|their) (?:[a-z]+ )?(?:proprietaire|proprio|bailleur|bailleresse|logeuse?|agence|regie|syndic|employeur|employeuse|patron(?:ne)?|boss|chef|cheffe|entreprise|societe|boite|voisine?s?|caution|depot|loyer|bail|contrat|salaire|preavis|conges|assurance|assureur|garage|banque|compte|ecole|universite|fac|coloc|colocataires?|operateur|fournisseur|permis|amende|titre|logement|appart|appartement|landlord|landlady|employer|manager|company|deposit|rent|lease|tenancy|contract|wages|salary|pay|notice|insurance|insurer|bank|school|university|uni|college|flatmates?|housemates?|neighbou?rs?|visa|fine|permit|flat|council)|(?:le|la|un|une|the|a) (?:bailleur|bailleresse|proprietaire|proprio|logeur|employeur|patron(?:ne)?|regie|landlord|landlady|employer|letting agent)|(?:il|elle|ils|elles|he|she|they|and|et) (?:vient d'etre |s'est fait |a ete |est |sont |ont ete |was |were |has been |have been |is being |got |just got |is )(?:[a-z]+ )?(?:licenci|vire|renvoye|expuls|mise? dehors|mis a la porte|dismiss|fired|sacked|laid off|made redundant|evicted|fined))/

/** « mon père est mort à », "my mother died in". */
const diedThere = new RegExp(
  `(?<![a-z])(?:mon|ma|mes|notre|nos|my|our)(?: [a-z]+)? ${relatives},? (?:(?:est|vient de|a ete|has|have) )?(?:(?:recemment|just|recently|subitement) )?(?:mort|morte|decedee?|mourir|disparue?|died|passed away)(?: (?:recemment|subitement|hier|suddenly|yesterday|last [a-z]+))? (?:a|au|aux|en|in|at)(?: (?:the|la|le|les))*[ ']$`,
)
const estate =
  /(?<![a-z])(?:succession|partag(?:e|er)|possedait|y avait une? (?:maison|appartement|terrain|compte)|owned|left (?:a|an|some) (?:house|flat|land|property)|heritage|heritiers?|heriter|testament|notaire|droits de mutation|estate|probate|inheritance|inherit|heirs?|will|executor)(?![a-z])/

/** Whether a place is where a relative lives, and the question is about what happens to them there, or about their estate. */
export const isRelativesMatter = (before: string, after: string): boolean =>
  ((livesThere.test(before) || inhabits.test(before)) && theirMatter.test(after)) ||
  (diedThere.test(before) && estate.test(after))

/** « ma mère, décédée en mars chez elle à », "my uncle, who had lived all his life in". */
const lastLived = new RegExp(
  `(?<![a-z])(?:mon|ma|mes|notre|nos|my|our)(?: [a-z]+)? ${relatives}[^.?!;\\n]{0,50}?(?<![a-z])(?:mort|morte|decedee?|disparue?|died|passed away|deces|death|viva(?:it|ient)|habita(?:it|ient)|residait|domiciliee?|installee?|lived|(?:was|were|been) living|resident)(?: (?!pas |plus |not |avant |je |j'|i |i'|nous |on |we |il |elle |ils |he |she |they )[a-z0-9']+,?){0,7}? (?:a|au|aux|en|in|at|near|outside|pres de|du cote de)(?: (?:the|la|le|les))*[ ']$`,
)
/** « j’ai hérité d’un terrain à », "he left us a house in". */
const leftThere =
  /(?<![a-z])(?:herit[a-z]*|legu[a-z]*|laiss[a-z]*|inherit[a-z]*|left|leaves|succession|estate|partage[a-z]*)(?! (?:france|la france)(?![a-z]))[^.?!;\n]{0,50}?(?<![a-z])(?:maison|terrain|appart(?:ement)?|villa|immeuble|ferme|parcelle|riad|house|flat|apartment|land|home|cottage|farm|property|biens?)(?: [a-z]+){0,3} (?:a|au|aux|en|in|at|near|de|pres de)(?: (?:the|la|le|les))*[ ']$/
const death =
  /(?<![a-z])(?:mort|morte|decedee?s?|deces|defunte?|died|passed away|death|deceased|late (?:father|mother|uncle|aunt))(?![a-z])/
/** They also had their home here: which law decides is then not to be told by the words. */
const diedInFrance = /(?<![a-z])(?:mort|morte|decedee?|died|passed away)(?: [a-z0-9']+){0,4} (?:en|in) france(?![a-z])/

const earlier = /^(?: [a-z]+)? (?:avant|autrefois|before|until|jusqu'(?:en|a))(?![a-z])/

/** Whether a place abroad is where somebody of whose estate a text asks lived last, or where what they leave is. */
export const isEstateThere = (before: string, after: string, level: string): boolean =>
  estate.test(level) &&
  !earlier.test(after) &&
  !diedInFrance.test(level) &&
  ((lastLived.test(before) && death.test(level)) || leftThere.test(before))
