import { fold, level } from '../fold.ts'

export type PartyMatch = { name: string; kind: 'person' | 'organisation' | 'role'; at: number }

const capital = "\\p{Lu}[\\p{L}’'-]+"
const name = `${capital}(?:[ -](?:de |du |des |d’|van |von )?${capital}){0,2}`
const titled = new RegExp(
  `(?<![\\p{L}])(?:M\\.|MM\\.|Mme|Mlle|Monsieur|Madame|Maître|Me|Docteur|Dr\\.?|Mrs?\\.?|Ms\\.?|Miss)[ \\u00a0]((?:de |du |d[’'])?${name})`,
  'gu',
)
const company = new RegExp(
  `(?<![\\p{L}])(?:(?:l[’'])?(?:agence|entreprise|[ÉEé]tablissements?|assurance|association)|(?:la )?(?:société|banque|boutique|mutuelle|clinique|mairie|SARL|SAS|SCI|SA|EURL)|(?:le )?(?:garage|syndic|magasin|cabinet|restaurant|groupe|site)|company|agency|garage|shop|firm|bank)[ \\u00a0](?:immobilière |de |d[’'])?(${name}|\\p{Lu}{2,}[\\p{Lu}\\d&-]*)`,
  'gu',
)
const suffixed = new RegExp(`(${name})[ ,]+(?:SARL|SAS|SA|EURL|Ltd|Limited|LLP|Inc|GmbH)(?![\\p{L}])`, 'gu')

const dealtWith = new RegExp(
  `(?<![\\p{L}])(?:chez|embauchée? par|employed by|(?:bought|ordered|hired|work|worked|working)(?: \\p{Ll}+){0,3} (?:from|by|for|at))[ \\u00a0](${name})`,
  'gu',
)

/** « Il s’appelle… », "his name is": of whoever it is, not of the writer. */
const called = new RegExp(
  `(?:(?<![\\p{L}])(?:[Ii]ls?|[Ee]lles?|bailleur|propriétaire|patron|patronne|voisine?|gérante?) (?:s[’']appelle(?:nt)?|se nomme(?:nt)?)|(?<![\\p{L}])(?:[Hh]e|[Ss]he|landlord|landlady|boss|neighbour|neighbor|owner) is (?:called|named)|(?<![\\p{L}])(?:[Hh]is|[Hh]er|[Tt]heir) name is)[ \\u00a0](${name})`,
  'gu',
)

/** Names that always denote organisations, written as people write them. */
const known = [
  'Air France',
  'Airbnb',
  'Allianz',
  'Amazon',
  'Apple',
  'AXA',
  'BNP Paribas',
  'BNP',
  'Booking',
  'Boulanger',
  'Bouygues',
  'CAF',
  'Carrefour',
  'Cdiscount',
  'CPAM',
  'Crédit Agricole',
  'Crédit Mutuel',
  'Darty',
  'Deliveroo',
  'EasyJet',
  'EDF',
  'Enedis',
  'Engie',
  'Fnac',
  'Foncia',
  'France Travail',
  'Generali',
  'Google',
  'GRDF',
  'Ikea',
  'Klarna',
  'La Poste',
  'LCL',
  'Leboncoin',
  'Leroy Merlin',
  'Maif',
  'Macif',
  'Matmut',
  'Microsoft',
  'Nexity',
  'Norauto',
  'Orpi',
  'PayPal',
  'Peugeot',
  'Pôle emploi',
  'Renault',
  'Ryanair',
  'Samsung',
  'SFR',
  'SNCF',
  'Société Générale',
  'Sosh',
  'TotalEnergies',
  'Uber',
  'Urssaf',
  'Veolia',
  'Vinted',
  'Volkswagen',
  'Zalando',
]
const knownNames = new RegExp(`(?<![\\p{L}\\d])(?:${known.map(fold).join('|')})(?![\\p{L}\\d])`, 'gu')
/** Ordinary words in lower case, brand names with a capital. */
const knownCapitalised = /(?<![\p{L}\d])(?:Orange|Free|Total|Action|Bosch|Sixt|Europcar|Hertz)(?![\p{L}\d])/gu
/** "Total" or "Free" starting a sentence is more often the word than the brand. */
const startsSentence = (text: string, at: number): boolean => /(^|[.?!\n]\s*)$/.test(text.slice(0, at))

const roleWords =
  'proprietaire|proprio|bailleur|locataire|employeur|patron|patronne|chef|collegue|voisine?|syndic|banque|assureur|assurance|garagiste|vendeur|vendeuse|artisan|plombier|electricien|notaire|ex-mari|ex-femme|ex|mari|femme|conjointe?|compagnon|compagne|frere|soeur|pere|mere|operateur|fournisseur|ecole|agence'
const roles = new RegExp(
  `(?<![a-z])(?:mon|ma|notre|nos|le|la|l') ?(?:ancien(?:ne)? |futur )?(${roleWords})(?![a-z])`,
  'g',
)
const englishRoles =
  /(?<![a-z])(?:my|our|the) (?:former |old |ex[- ])?(landlord|landlady|tenant|employer|boss|manager|colleague|neighbou?rs?|bank|insurer|insurance company|garage|seller|builder|plumber|electrician|notary|ex-husband|ex-wife|ex|husband|wife|partner|brother|sister|father|mother|provider|school|agency|airline)(?![a-z])/g

/** People and organisations that the text names; a role ("my landlord") is not a name. */
export function findParties(text: string): PartyMatch[] {
  const original = text.normalize('NFC')
  const plain = level(original)
  const found: PartyMatch[] = []
  const add = (party: PartyMatch): void => {
    const clean = party.name.replace(/[\s,;:.]+$/, '')
    const same = (other: PartyMatch) => fold(other.name).includes(fold(clean)) || fold(clean).includes(fold(other.name))
    if (clean.length > 1 && !found.some(same)) found.push({ ...party, name: clean })
  }
  for (const match of original.matchAll(titled)) add({ name: match[0], kind: 'person', at: match.index })
  for (const match of original.matchAll(called))
    add({ name: match[1]!, kind: 'person', at: match.index + match[0].length - match[1]!.length })
  for (const match of original.matchAll(company)) add({ name: match[0], kind: 'organisation', at: match.index })
  for (const match of original.matchAll(dealtWith))
    add({ name: match[1]!, kind: 'organisation', at: match.index + match[0].length - match[1]!.length })
  for (const match of original.matchAll(suffixed)) add({ name: match[0], kind: 'organisation', at: match.index })
  for (const match of plain.matchAll(knownNames))
    add({ name: original.slice(match.index, match.index + match[0].length), kind: 'organisation', at: match.index })
  for (const match of original.matchAll(knownCapitalised))
    if (!startsSentence(original, match.index)) add({ name: match[0], kind: 'organisation', at: match.index })
  for (const pattern of [roles, englishRoles])
    for (const match of plain.matchAll(pattern))
      add({ name: original.slice(match.index, match.index + match[0].length), kind: 'role', at: match.index })
  return found.sort((a, b) => a.at - b.at)
}

const notPlaces =
  /^(france|noel|paques|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|english|french|i|monsieur|madame|maitre|mr|mrs|ms|dr|mme|spring|summer|autumn|winter)\b/
const place = new RegExp(
  `(?<![\\p{L}])(?:à|près de|sur|vers|in|near|at)[ \\u00a0]((?:La |Le |Les )?${capital}(?:[- ](?:sur|sous|en|de|la|le|les|lès|l[’'])(?:-|(?= \\p{Lu}) )${capital}|[- ]${capital}){0,3})`,
  'gu',
)
const postcode =
  /(?<![\p{L}\d.,])((?:0[1-9]|[1-8]\d|9[0-5]|97|98)\d{3})(?![\d.,]|\s?(?:€|euros?|km))(?:[ \u00a0](\p{Lu}[\p{L}-]+))?/gu

/** What five digits follow that are part of a number: « commande n° FR76 300 », “order no.”. */
const inNumber =
  /(?:\d[ \u00a0\u202f-]|(?:(?<!\p{L})n[°ºo]\.?|#|\b(?:num[ée]ro|number|commande|order|r[ée]f(?:[ée]rence|erence)?\.?|dossier|contrat|contract|facture|invoice|colis|parcel|iban|compte|account))[ \u00a0\u202f:]*)$/iu

const livedIn =
  /(?<![a-z])(?:j'?habite|habitons|habite|(?:je|on) vi[st]|vivons|reside|residons|vivant|habitant|residant|live|lived|living|reside|residing|moved)(?: (?!pas |plus |not )[a-z0-9']+){0,3} $/
const longAgo =
  /(?<![a-z])(?:mariee?s?|nee?s?|divorcee?s?|rencontree?s?|grandi|etudie|born|married|wed|divorced|met|grew up|studied)(?: (?!et |and )[a-z]+){0,2} $/

/** A department or a region, of those who live there: « dans le Gers », "in the Dordogne"; elsewhere « en CDI » is none. */
const region = new RegExp(
  `(?<![\\p{L}])(?:en|dans (?:le |la |les |l[’'])|in the)[ \\u00a0]?((?!\\p{Lu}{2})${capital}(?:-${capital})*)`,
  'gu',
)

/** Where the client lives stands first; where they were born or married counts only without another place. */
const placeRank = (before: string): number => (livedIn.test(before) ? 0 : longAgo.test(before) ? 2 : 1)

/** Places named after "à", "in" and the like, and French postcodes; first where the client lives. */
export function findPlaces(text: string): string[] {
  const original = text.normalize('NFC')
  const organisations = findParties(original).filter((party) => party.kind !== 'role')
  const plain = level(original)
  const found: { name: string; rank: number }[] = []
  const add = (name: string, at: number): void => {
    if (notPlaces.test(fold(name))) return
    if (organisations.some((party) => fold(party.name).includes(fold(name)))) return
    const rank = placeRank(plain.slice(Math.max(0, at - 60), at))
    const same = found.find((other) => fold(other.name).includes(fold(name)))
    if (same) same.rank = Math.min(same.rank, rank)
    else found.push({ name, rank })
  }
  for (const match of original.matchAll(postcode))
    if (match[2] || !inNumber.test(original.slice(Math.max(0, match.index - 24), match.index)))
      add(match[0].trim(), match.index)
  for (const match of original.matchAll(place)) add(match[1]!, match.index)
  for (const match of original.matchAll(region))
    if (livedIn.test(plain.slice(Math.max(0, match.index - 60), match.index))) add(match[1]!, match.index)
  const known = found.filter(({ rank }) => rank < 2)
  return (known.length > 0 ? known : found).toSorted((a, b) => a.rank - b.rank).map(({ name }) => name)
}
