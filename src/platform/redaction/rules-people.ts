import { isGivenName } from './given-names.ts'
import type { Rule } from './rule.ts'

const cap = "\\p{Lu}(?:[’']\\p{Lu})?[\\p{L}’']*(?:-\\p{Lu}[\\p{L}’']*)*"
const particle = '(?:de|du|des|de la|van|von|der|den|el|al|ben|bin|la|le|da|dos|di)'
const fullName = `${cap}(?: (?:${particle} ){0,2}${cap}){0,3}`
const town = `\\p{Lu}[\\p{L}’'-]*(?:[ -](?:${cap}|sur|sous|en|le|la|les|lès|de|du|des|saint|sainte))*`
const sp = '[ \\u00a0]'

const either = (word: string): string =>
  word.replace(/\p{Ll}/gu, (letter, at: number) => (at === 0 ? `[${letter}${letter.toUpperCase()}]` : letter))
const anyCase = (words: string): string => words.split('|').map(either).join('|')
const rule = (kind: Rule['kind'], form: string, accept?: Rule['accept']): Rule => ({
  kind,
  form: new RegExp(form, 'dgu'),
  ...(accept ? { accept } : {}),
})

const street = anyCase(
  'rue|avenue|av\\.?|boulevard|bd|bld|chemin|allée|allées|impasse|place|quai|route|cours|square|passage|sentier|ruelle|faubourg|résidence|lotissement|hameau|voie|promenade|esplanade',
)
const streetName = `(?:(?:de|du|des|la|le|les)${sp}|[ld][’'])*[\\p{L}\\d][\\p{L}’'-]*(?:${sp}(?:(?:de|du|des|la|le|les|et)${sp}|[ld][’'])*(?:\\p{Lu}[\\p{L}’'-]*|\\d{1,2}(?!\\d)|mai|juin|novembre|19\\d\\d(?!\\d))){0,4}`
const number = `\\d{1,4}(?:${sp}?(?:bis|ter|quater|[A-Da-d])(?![\\p{L}]))?`
const postal = `(?:\\d{4}${sp}${town}|\\d{5}${sp}(?:${town}|\\p{Ll}[\\p{L}’'-]+))`
const road =
  'Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Close|Court|Crescent|Gardens|Grove|Hill|Mews|Place|Row|Square|Terrace|Way|Boulevard|Blvd|Walk|Quay|Parade'
/** No beginning of a postcode: « Cardiff », not the letters of « CF10 ». */
const townWord = `${cap}(?![\\p{L}\\d])`
const code =
  '[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}|[A-Z]\\d[\\dW] ?[A-Z\\d]{4}|(?:[A-Z]{2} )?[A-Z]\\d[A-Z] ?\\d[A-Z]\\d|[A-Z]{2} \\d{5}(?:-\\d{4})?'

const notNames =
  /^(?:Le|La|Les|The|President|Président|Présidente|Maire|Directeur|Directrice|Juge|Monsieur|Madame|Merci|Bonjour|Bonne|Bien|Thanks|Thank|Please|Cordialement|Regards|Best|Kind)(?![\p{L}])/u
const person = (value: string): boolean => !notNames.test(value)

/** What bears a person's name and is not the person: streets, schools, cases, prizes, shops. */
const namedAfter =
  /(?:rue|avenue|boulevard|bd|place|quai|square|lyc[ée]e|coll[èe]ge|[ée]cole|h[ôo]pital|clinique|stade|pont|universit[ée]|fondation|institut|loi|arr[êe]t|affaire|prix|saint|sainte|st|ste|maison|marque|chez|museum|school|hospital|university|street|road|the|act|brand|store)[ -]+(?:de |d[’']|du |des |le |la |les |of )?$/i
const notSurnames =
  /(?<!\p{L})(?:France|Paris|Lyon|Marseille|Toulouse|Street|Road|Avenue|Court|Park|Bank|Banque|Insurance|Assurances?|Mutuelle|School|College|University|City|County|Council|Station|Airport|Hospital|Travail|Services?|Group|Groupe|Ltd|Inc|SARL|SAS|Energy|[ÉE]nergies?|T[ée]l[ée]com|Mobile|Airlines?|Merlin|Auchan|Castorama|Pro|Plus|Premium|Max|Mini|Day|Eve)(?!\p{L})/u
/** « Kévin Ostrowski », "Priya Dhaliwal": a given name, then a name. */
const fullNameOfSomebody = (value: string, before: string): boolean =>
  isGivenName(value.split(' ')[0] ?? '') && !namedAfter.test(before.slice(-40)) && !notSurnames.test(value)

const kin =
  'fils|fille|mari|femme|époux|épouse|père|mère|frère|sœur|soeur|cousine?|oncle|tante|neveu|nièce|amie?|copine|copain|compagne|compagnon|conjointe?|concubine?|colocataire|voisine?|collègue|bébé|son|daughter|husband|wife|father|mother|brother|sister|cousin|uncle|aunt|nephew|niece|friend|partner|girlfriend|boyfriend|neighbou?r|colleague|flatmate|roommate|baby'
const business =
  'patronne?|employeur|propriétaire|bailleur|bailleresse|locataire|gérante?|médecin|avocate?|notaire|boss|landlord|landlady|manager|tenant|lawyer|solicitor|doctor'
/** What begins a sentence that lacks its full stop before. */
const pronoun = /^(?:Il|Elle|Ils|Elles|Je|Nous|Vous|On|Et|Mais|He|She|It|We|They|You|And|But|Can|Is)(?![\p{L}])/u
/** After « mon patron » the name of a firm may stand, and after a comma another word: a given name tells. */
const relative = (value: string, before: string): boolean => {
  if (!person(value) || notSurnames.test(value) || pronoun.test(value)) return false
  const sure = new RegExp(`(?:${kin})(?:[- ]in[- ]law)?[ \\u00a0]$`, 'u').test(before.slice(-40))
  return sure || isGivenName(value.split(' ')[0] ?? '')
}

/** Postal addresses and people's names, recognised by the words before them or by the form of an address. */
export const peopleRules: readonly Rule[] = [
  rule(
    'address',
    `(?<![\\d\\p{L}])${number},?${sp}(?:${street})${sp}${streetName}(?:(?:,|${sp}-)?${sp}*(?:${postal}))?`,
    (value) => /\p{L}+\s(?:.*\s)?(?:[^\s]*[’'])?\p{Lu}|\d{5}/u.test(value.replace(/^\S+\s/, '')),
  ),
  rule('address', `(?<!\\p{L})(?:${street})${sp}${streetName}${sp}\\d{1,4}[A-Za-z]?,?${sp}${postal}`),
  rule(
    'address',
    `(?<![\\d\\p{L}])(?:(?:Flat|Apartment|Apt|Unit)${sp}\\w{1,4},?${sp})?\\d{1,5}[A-Za-z]?${sp}(?:\\p{Lu}[\\p{L}’']*${sp}){1,4}(?:${road})(?!\\p{L})(?:,?${sp}${townWord}(?:${sp}${townWord}){0,2}(?:${sp}\\d{1,2}(?!\\w))?)?(?:,?${sp}(?:${code}))?`,
  ),
  rule('address', `(?<!\\p{L})(?:P\\.?O\\.? Box|BP|CS)${sp}\\d{1,6}(?:,?${sp}(?:${postal}|${town}))?`),
  rule('address', `(?<!\\w)[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2}(?!\\w)`),
  rule(
    'name',
    `(?<!\\p{L})(?:[Jj]e m[’']appelle|[Jj]e me nomme|[Mm]on nom(?: complet)? est|[Mm]y (?:full )?name is|[Mm]y name[’']s|I am called|I[’']m called|(?:[Nn]om|[Pp]rénom|[Nn]ame|[Ss]igné|[Ss]igned) ?:?|(?:[Ss]on|[Ll]eur|[Ll]e) nom(?: complet)?(?: est|,? c[’']est)|[IiEe]ll?e? s[’']appelle|(?:[Hh]is|[Hh]er|[Tt]heir|[Tt]he) name is|[Nn]ame on [a-z ]{2,30} is|(?:man|woman|lady|guy|neighbour|neighbor|landlord|manager|somebody|someone|person) (?:named|called)|[Nn]ommée?|[Uu]ne? certaine?|[Ii]n the name of|[Aa]u nom de) ?:?${sp}*(${fullName})`,
    person,
  ),
  rule(
    'name',
    `(?<!\\p{L})(?:[Jj]e suis|[Mm]oi c[’']est|[Ii]ci|I am|I[’']m)${sp}(${cap}(?: ${particle})? ${cap})`,
    person,
  ),
  rule('name', `(?<!\\p{L})[Jj]e m[’']appelle ((?!à )\\p{Ll}{3,}(?: \\p{Ll}{3,})?)(?=[,.;]| et |$)`),
  rule('name', `(?<!\\p{L})(?:JE M[’']APPELLE|MY NAME IS|MON NOM EST) ((?:\\p{Lu}[\\p{Lu}’'-]+ ?){1,3})(?<! )`, person),
  rule('name', `(?<!\\p{L})[Mm]y name is ((?!on |not |the |in |at |a )\\p{Ll}{2,} \\p{Ll}{3,})(?=[,.;]| and |$)`),
  rule('name', `\\n(${cap}(?: ${particle})? ${cap}(?: ${cap})?)\\s*$`, person),
  rule(
    'name',
    `(?<!\\p{L})(?:M\\.?|MM\\.|Mme|Mlle|[Mm]onsieur|[Mm]adame|[Mm]ademoiselle|Mr\\.?|Mrs\\.?|Ms\\.?|Miss|Dr\\.?|[Dd]octeur|[Dd]octor|[Mm]aître|Me|[Pp]rofesseur|Pr\\.?|Prof\\.?)${sp}(${fullName})`,
    person,
  ),
  rule(
    'name',
    `(?<!\\p{L})(?:[Cc]ordialement|[Bb]ien à vous|[Ss]incèrement|[Ss]alutations(?: distinguées)?|(?:[Kk]ind |[Bb]est |[Ww]arm )?[Rr]egards|[Ss]incerely|[Yy]ours(?: (?:truly|faithfully|sincerely))?|[Rr]espectfully|[Rr]espectueusement)[,.]?\\s+(${fullName})(?=[.,;”"»]|\\s*(?:\\n|$))`,
    person,
  ),
  rule('name', `(?<!\\p{L})(${cap})(?=,? n[ée]e?s?,? (?:le|en|à)(?!\\p{L})|,? (?:is |was )?born )`, isGivenName),
  rule('name', `(?<![\\p{L}’'-])(${cap}(?: ${particle}){0,2} ${cap}(?: ${cap})?)(?!\\p{L})`, fullNameOfSomebody),
  rule(
    'name',
    `(?<!\\p{L})(?:${anyCase('mon|ma|notre|votre|son|sa|leur|my|our|his|her|their')})${sp}(?:\\p{Ll}{4,12}${sp})?(?:ex[- ])?(?:(?:beau|belle|demi|petite?|arrière|grande?)-|step-?)?(?:${kin}|${business})(?:[- ]in[- ]law)?,?${sp}(?=\\p{Lu}\\p{Ll})(${fullName})`,
    relative,
  ),
]

const social =
  'facebook\\.com|fb\\.com|instagram\\.com|tiktok\\.com|twitter\\.com|x\\.com|linkedin\\.com|t\\.me|wa\\.me|snapchat\\.com|youtube\\.com|threads\\.net|mastodon\\.\\w+|pinterest\\.\\w+|leboncoin\\.fr/profil|vinted\\.\\w+/member'

/** Contact details and accounts of a person. These rules run first: a number may stand inside. */
export const contactRules: readonly Rule[] = [
  { kind: 'email', form: /(?<![\p{L}\p{N}_.+-])[\p{L}\p{N}_.+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/dgu },
  {
    kind: 'email',
    form: /(?<![\p{L}\p{N}_.+-])[\p{L}\p{N}_.+-]+ ?(?:[([] ?(?:at|arobase|chez|@) ?[)\]]| arobase ) ?[\p{L}\p{N}-]+(?: ?(?:[([] ?(?:dot|point|\.) ?[)\]]| dot | point |\.) ?[\p{L}\p{N}-]+)+/dgiu,
  },
  {
    kind: 'email',
    form: /(?<![\p{L}\p{N}_.+-])[\p{L}\p{N}_.+-]+ at [\p{L}\p{N}-]+ dot (?:com|org|net|fr|ie|uk|be|ch|ca|ma|co dot uk)(?!\p{L})/dgiu,
  },
  {
    kind: 'profile',
    form: new RegExp(
      `(?:https?://)?(?<![\\p{L}\\d.-])(?:www\\.|[a-z]{2}\\.|m\\.)?(?:${social})/[^\\s)\\]>"»,]*[^\\s)\\]>"»,.;:!?]`,
      'dgiu',
    ),
  },
  { kind: 'profile', form: /(?<![\p{L}\p{N}_.@/])@[\p{L}\p{N}_.]{2,29}[\p{L}\p{N}_]/dgu },
]
