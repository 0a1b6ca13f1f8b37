import type { PersonalDataKind } from './kinds.ts'
import type { Rule } from './rule.ts'

const link =
  "(?:[\\s:=,#«\"“(/’'-]|n[°ºo]\\.?(?![\\p{L}])|(?:num(?:éro|ero)|number|est|is|was|porte|bears|le|la|the|de|du|of|code|bic|swift|sont|avec|c[’']est|it[’']s)(?!\\p{L})){0,8}"
const ahead = '(?<![\\p{L}\\d])'
const end = '(?![\\p{L}\\d])'

const digits = (value: string): number => value.replace(/\D/g, '').length
const capitals = (value: string): boolean => value === value.toUpperCase()
const mixed = (value: string): boolean => digits(value) >= 2 && capitals(value)
/** The number of an identity document may be typed in groups: it ends where a lower-case word follows. */
const paperNumber = (value: string): number => {
  const run = /^[A-Z\d](?:[ -]?[A-Z\d])*(?![a-zà-ÿ’'])/.exec(value)?.[0] ?? ''
  return run.length >= 7 && digits(run) >= 2 ? run.length : 0
}
const paper = '[A-Z0-9](?:[ -]?[A-Z0-9]){6,18}'

/** A value recognised by the words before it. */
const said = (kind: PersonalDataKind, announcing: string, value: string, accept?: Rule['accept']): Rule => ({
  kind,
  form: new RegExp(`${ahead}(?:${announcing})${link}(${value})${end}`, 'dgiu'),
  ...(accept ? { accept } : {}),
})

const monthNames =
  'janvier|février|fevrier|mars|avril|mai|juin|juillet|août|aout|septembre|octobre|novembre|décembre|decembre|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec'
const date = `\\d{1,2}[/. -]\\d{1,2}[/. -](?:19|20)?\\d{2}|(?:19|20)\\d{2}-\\d{2}-\\d{2}|\\d{1,2}(?:er|st|nd|rd|th)? (?:of )?(?:${monthNames})\\.?,? (?:19|20)\\d{2}|(?:${monthNames})\\.? \\d{1,2}(?:st|nd|rd|th)?,? (?:19|20)\\d{2}`

/** A password follows a sign or a verb; « is wrong » gives no password. */
const password = (value: string, before: string): boolean =>
  /[:=]\s*["“«]?\s*$/.test(before) || /[\d!@#$%^&*_+?]|\p{Ll}\p{Lu}/u.test(value.replace(/[.,;:!?]+$/, ''))

const codes =
  "code (?:pin|secret|confidentiel|de v[ée]rification|de validation|de confirmation|de s[ée]curit[ée]|d['’]acc[èe]s|wi-?fi|re[çc]u)|pin(?: code)?|digicode|otp|(?:mon|my) code|(?:verification|access|one-time|security|confirmation|door|gate) code"

/** Numbers, documents and secrets that the words before them announce. */
export const announcedRules: readonly Rule[] = [
  {
    kind: 'secret',
    form: new RegExp(
      `${ahead}(?:mot de passe|mdp|password|passcode|passphrase|pwd)(?: \\p{L}+){0,3}?\\s*(?:[:=]|${end}(?: (?:est|is|was|était|c[’'](?:est|était)|it[’']s))${end}|(?=\\s\\S*[\\d!@#$%^&*_+?]))\\s*["“«]?\\s*(\\S{4,40}?)(?=["”»]|[.,;]?(?:\\s|$))`,
      'dgiu',
    ),
    accept: password,
  },
  said(
    'cardDetail',
    'cvv2?|cvc2?|cryptogramme(?: visuel)?|(?:(?:trois|3) (?:derniers )?chiffres|code) (?:au dos|derri[èe]re)|(?:three|3) (?:digits|numbers) on the back|(?:security )?code on the back',
    '\\d{3,4}',
  ),
  // An account number with a slip in it is still somebody's.
  said(
    'iban',
    'iban(?: \\p{Ll}{3,12})?',
    '[A-Z]{2} ?\\d{2}(?:[ .-]?[A-Z\\d]{2,4}){3,8}',
    (value) => digits(value) >= 8,
  ),
  said(
    'secret',
    `(?:${codes})(?:[ -](?:par|by|de|d['’]|l['’]|the|of|from|for|pour|sms|text|immeuble|porte|building|banque|bank|ma|mon|my|carte|card|phone|t[ée]l[ée]phone)+){0,4}(?: ?l['’]immeuble)?`,
    '(?=[A-Z]*\\d)(?:\\d{3} \\d{3}|[A-Z0-9]{4,8})',
    mixed,
  ),
  said(
    'cardDetail',
    "expir(?:e|es|y|ation)(?: date)?|valid (?:until|thru|through)|valable jusqu['’](?:en|au)|date d['’]expiration|exp\\.?",
    '(?:0[1-9]|1[0-2])[/-]?(?:20)?\\d{2}',
    (_, before, after) => /carte|card|visa|mastercard|amex/i.test(before.slice(-120) + after.slice(0, 60)),
  ),
  // So are the number of a card and that of the social security.
  said(
    'card',
    'cartes? (?:bancaire|bleue|visa|mastercard|de (?:cr[ée]dit|d[ée]bit))|(?:ma|sa|notre|my|his|her|our) (?:\\p{L}+ )?(?:carte|cb|card)|(?:credit|debit|bank) card(?: number)?|card number|num[ée]ro de (?:la |ma )?carte',
    '\\d{4}(?:[ .-]?\\d{4}){3}',
  ),
  said(
    'nir',
    's[ée]cu(?:rit[ée] sociale)?|nir|carte vitale|assur[ée]e?(?: social)?|num[ée]ro (?:insee|vitale)',
    '[1278](?:[ .-]?\\d){12,14}',
  ),
  said('bic', '(?:bic|swift)(?: code)?', '[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?', capitals),
  said('account', 'sort code', '\\d{2}[- ]?\\d{2}[- ]?\\d{2}'),
  said('account', 'rib', '\\d{5} ?\\d{5} ?[\\dA-Z]{11} ?\\d{2}'),
  said(
    'account',
    'account(?: number| no\\.?)?|(?:num[ée]ro|n[°º]) de compte|compte(?: bancaire| courant)?(?: num[ée]ro| n[°º])?',
    '[A-Z]{0,2}\\d(?:[ -]?\\d){6,15}[A-Z]?',
    mixed,
  ),
  said(
    'identityPaper',
    "passe?ports?(?: \\p{Ll}{4,12})?|(?:carte|titre)(?: nationale)?(?: d['’]identit[ée]| de s[ée]jour)|cni|(?:id|identity) card|residence permit",
    paper,
    paperNumber,
  ),
  said(
    'identityPaper',
    "(?:num[ée]ro |n[°º] ?)(?:d[’'])?(?:[ée]tranger|agdref|anef)|agdref|alien(?: registration)?(?: number)?|home office ref(?:erence)?",
    '[A-Z]?\\d{7,10}',
  ),
  said(
    'identifier',
    'puce|i-?cad|micro-?chip|chip|transpondeur|identification',
    '\\d{15}|\\d{3} ?\\d{3} ?\\d{3} ?\\d{3} ?\\d{3}',
  ),
  said(
    'identifier',
    'pdl|prm|pce|point de livraison|(?:compteur|linky|gazpar)(?: \\p{L}{2,10})?|meter(?: number)?|mprn|mpan',
    '\\d(?: ?\\d){9,20}',
  ),
  said(
    'identifier',
    "avis(?: de contravention| d['’]amende)?|contravention|amende|t[ée]l[ée]paiement|penalty charge(?: notice)?|pcn",
    '[A-Z]{0,3}(?: ?\\d){8,14}[A-Z]?',
  ),
  // The file of a public body about one person. An order, an invoice, a claim or a case before a court names nobody to a stranger.
  said(
    'identifier',
    "(?:(?:dossier|demande|plainte|requ[êe]te|affaire|recours) (?:de |du |de la |d[’'])?(?:mdph|caf|cpam|ofpra|cnda|cada|anef|pr[ée]fecture|surendettement|banque de france|aide juridictionnelle|dalo|msa|carsat|tribunal|parquet))|num[ée]ro (?:de )?parquet|crime reference(?: number)?|police (?:report|reference)(?: number)?",
    '[A-Z]{0,4}\\d[A-Z\\d]*(?:[/.-][A-Z\\d]+)+|[A-Z]{0,4}\\d{6,14}',
    (value) => digits(value) >= 5,
  ),
  said('identityPaper', 'nie|n[ée]mero de extranjero|foreigner number', '[XYZ]-?\\d{7}-?[A-Z]', capitals),
  said('belgianNumber', 'matricule(?: national| luxembourgeois)?', '\\d{13}|\\d{4} ?\\d{2} ?\\d{2} ?\\d{3} ?\\d{2}'),
  said('taxNumber', "(?:num[ée]ro |n[°º] ?)?(?:d[’'])?allocataire(?: (?:de la )?caf)?|caf number", '\\d{7}[A-Z]?'),
  said('licence', "permis(?: de conduire)?|driving licen[cs]e|driver['’]?s? licen[cs]e", paper, paperNumber),
  said('cin', 'cin|cnie|carte nationale(?: marocaine)?', '[A-Z]{1,2} ?\\d{4,7}', mixed),
  said(
    'taxNumber',
    '(?:num[ée]ro|n[°ºo]\\.?) ?fiscal(?: de r[ée]f[ée]rence)?|spi|nif|utr|tin|num[ée]ro de contribuable|tax (?:id|number|identification number|reference|file number)',
    '\\d(?: ?\\d){8,12}',
  ),
  said(
    'business',
    'siret|siren|(?:num[ée]ro de )?tva(?: intracommunautaire)?|vat(?: registration)?(?: number| no\\.?)?|rcs|company number',
    '(?:[A-Z]{2} ?)?\\d(?:[ .]?\\d){7,13}',
    (_value, _before, after) => !/^[ \u00a0\u202f]?(?:€|%|euros?)/i.test(after),
  ),
  said(
    'ssn',
    'ssn|social security(?: number)?|s[ée]curit[ée] sociale(?: am[ée]ricaine?)?',
    '\\d{3}[- ]?\\d{2}[- ]?\\d{4}',
  ),
  said('sin', 'sin|nas|social insurance(?: number)?|assurance sociale', '\\d{3}[ -]?\\d{3}[ -]?\\d{3}'),
  said('pps', 'ppsn?', '\\d{7} ?[A-W][A-IW]?'),
  said('nino', 'nino|ni|national insurance', '[A-Z]{2} ?\\d{2} ?\\d{2} ?\\d{2} ?[A-D]'),
  said(
    'phone',
    't[ée]l(?:[ée]phone)?\\.?|phone|portable|mobile|cell|landline|fixe|whatsapp|(?:appel|rappel|joign)[a-z]*(?:-moi)?(?: au)?|(?:call|text|ring|reach|phone) (?:me|us|him|her)(?: (?:on|at))?',
    '\\+?\\(?\\d(?:[ \\u00a0./)-]{0,2}\\d){7,13}',
  ),
  said(
    'profile',
    'snap(?:chat)?|insta(?:gram)?|telegram|discord|tiktok|twitter|skype|(?:pseudo|username|nickname|handle|identifiant|login)(?: (?:sur|on|chez|de|for) \\p{L}{3,15})?',
    '[\\p{L}\\d][\\p{L}\\d._-]*[\\d._][\\p{L}\\d_]+|[\\p{Ll}\\d]{2,}',
    (value, before) => /[\d_]/.test(value) || /(?:login|username|identifiant|pseudo)\s*:\s*$/i.test(before),
  ),
  said(
    'plate',
    "immatricul[a-zé]*|plaques?(?: d['’]immatriculation)?|registration(?: number)?|(?:number|licen[cs]e) plates?|plates?|reg",
    '[A-Z]{3}[ -]\\d{3,4}|\\d{1,5}[ |-]\\p{L}{1,3}[ |-]\\d{1,2}[AB]?|[A-Z]{1,3}[ -]?\\d{1,4}[ -]?[A-Z]{2,3}|\\d[- ][A-Z]{3}[- ]\\d{3}|[A-Z]{2}[ -]?\\d{5,6}',
    capitals,
  ),
  said('birthDate', 'n[ée]e?s?(?: le)?|naissance|born(?: on)?|date of birth|d\\.?o\\.?b\\.?|birthday', date),
]
