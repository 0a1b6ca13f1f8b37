import { joinList, money } from '../../../i18n/format.ts'
import { fill } from '../../../i18n/text.ts'
import { civilDay } from '../extraction/dates.ts'
import type { Extract } from '../extraction/extract.ts'
import { confirmedDeadline, type StatedDate, statedDates } from '../extraction/stated-dates.ts'
import { fold, sentences } from '../fold.ts'
import { assistantMessagesFor, clipWhole, formatCivilDate, holdsBankDetails, quoteText } from '../messages.ts'
import { isPromptInjection, mayBePromptInjection } from '../model/prompt-injection.ts'
import type { Dossier } from '../port.ts'
import { countryNotice, isAbroad } from './abroad.ts'

const start = (source: string): RegExp => new RegExp(`(?<![a-z0-9])(?:${source})`)

const violence = start(
  "violen(?:ce|t)|(?:me|l'|la|le|nous) (?:frappe|frappee|bat|battue?|menace|gifle|cogne|harcele|etrangle)|coups? (?:de|et blessures)|menaces?(?! de (?:pluie|panne))|agress|harcel|viol(?:ee?|s|er)?(?![a-z])|peur de (?:lui|mon|ma|rentrer)|(?:hit|hits|beat|beats|beaten|threaten|assault|harass|stalk|rape|strangl|abus)",
)
const minor = start(
  "(?:mon|ma|mes|son|sa|ses|nos|notre|les|un|l'|d')\\s?(?:petite?s? |jeunes? )?(?:enfants?|bebe|nourrisson|ado)(?![a-z])|(?:mon|ma|mes|nos|notre)\\s?(?:petite?s? |jeunes? )?(?:fils|filles?)(?![a-z])|(?:petits? |jeunes? )fils(?![a-z])|(?:petites? |jeunes? )filles?(?![a-z])|mineure?s?(?! travaux)|garde (?:alternee|partagee|des enfants)|(?:my|our|his|her|the|two|three|four|\\d) (?:[\\w-]+ )?(?:child|children|kids?|baby|toddler|teenager)(?![a-z])|(?:my|our|two|three|four|\\d) (?:[\\w-]+ )?(?:sons?|daughters?)(?![a-z])|child custody",
)
const adult = /(?<![a-z])(majeure?s?|adultes?|adult|grown[- ]up)(?![a-z])/
const paper = start(
  'assignation|assigne|convoqu|convocation|mise en demeure|commandement de payer|huissier|commissaire de justice|jugement|ordonnance (?:penale|de|du juge)|injonction|saisie|expulsion|licenci|mise a pied|oqtf|contravention|avis a tiers|redressement|garde a vue|resiliation (?:du|de mon) bail|conge pour|bailiff|summons|court (?:order|date|letter)|eviction|formal notice|final notice|dismissal letter|been (?:dismissed|fired|summoned)|was (?:dismissed|fired)|repossess|garnish|notice to (?:quit|leave)',
)
const prescription = start(
  "prescri(?:ption|t(?:e|es|s)?)(?! (?:medicale|par|un|une|du|des|de l|le medecin))|forclusion|forclos|hors delai|delai (?:de recours|d'appel|pour contester)|faire appel|statute of limitations|time[- ]barred|out of time|time limit|limitation period|too late to (?:claim|sue|appeal)|lodge an appeal",
)
/** What a claim can come from, and so become too old. */
const claimable = start(
  'accident|sinistre|degat|dommage|desordre|malfacon|vices?(?![a-z])|defaut|panne|fuite|fissur|bless|agress|vol(?:e|ee|es|ees)?(?![a-z])|escroqu|arnaqu|fraude|debite|preleve|impaye|dettes?|dois|doit|devait|creance|factur|pret(?:e|ee)?(?![a-z])|emprunt|payee?s?(?![a-z])|verse|retenu|rembours|licenci|demission|rupture|rompu|renvoy|sanction|harcel|heures supp|salaires?|refus|rejet|decision|jugement|condamn|notifi|amende|contravention|mise en demeure|reclam|contest|resili|annul|livr|travaux|chantier|reception|deces|decede|mort|succession|donation|testament|rendu|restitu|quitte|depart|diagnostic|operation|opere|retard|augment|erreur|faute|injur|diffam|plainte|injuri|damage|defect|leak|crack|injur|assault|stolen|theft|scam|fraud|charged|debited|unpaid|debt|owed|owes?(?![a-z])|invoice|loan|lent|borrow|paid|withheld|refund|dismiss|fired|sacked|redundan|resign|overtime|wages|refus|reject|decision|judgment|fined?(?![a-z])|notice of|complain|cancel|deliver|building work|works? (?:was|were)|died|death|inherit|will(?: was|s)(?![a-z])|returned|moved out|left(?![a-z])|surgery|operated|late(?![a-z])|increase|mistake|libel|harass',
)
/** What only began then, and goes on. */
const began = start(
  '(?:bail|contrat|location|loyer)[^,;]{0,24}(?:sign|commenc|debut|conclu|du |date|en date)|(?:signe|conclu|pris)[^,;]{0,16}(?:bail|contrat|location)|locataire|(?:loue|habite|vi[st]|travaille|suis|sommes|est) [^,;]{0,30}depuis|emmenag|embauch|recrut|engage|nee? (?:le|en)|naissance|marie|mariage|pacs|achete|acquis|(?:lease|contract|tenancy)[^,;]{0,24}(?:sign|start|began|begun|since|of|dated|from)|sign(?:ed)?[^,;]{0,16}(?:lease|contract|tenancy)|tenant|(?:rent|live|work)(?:ed|ing)? [^,;]{0,30}since|moved in|hired|employed since|born|married|bought|purchased',
)

/** Whether the words beside a date tell something that a claim can come from, and not what merely began then. */
function mayLapse({ what, words }: StatedDate): boolean {
  const folded = fold(what)
  const parts = folded.split(/[,;:.!?()]|(?<![a-z])(?:et|and|mais|but|puis|then)(?![a-z])/)
  const own = parts.find((part) => part.includes(fold(words))) ?? folded
  const told = own
    .replace(fold(words), '')
    .replace(/[^a-z]|(?<![a-z])(?:le|la|en|on|in|the|depuis|since)(?![a-z])/g, '')
  const clause = told === '' ? folded : own
  return claimable.test(clause) && !began.test(clause)
}

const danger = start(
  'odeur de gaz|fuite de gaz|monoxyde|incendie|etincelles?|electrocut|court-circuit|amiante|plafond (?:s.effondre|menace)|inondation|freins? (?:ne|lache)|smell(?:s|ing)? (?:of )?gas|gas leak|carbon monoxide|sparks?|sparking|electric shock|asbestos|ceiling (?:is )?collaps|flood|brakes? (?:fail|do not|don.t)|burning smell|odeur de brule',
)
const health = start(
  'enceinte|grossesse|allait|anticoagulant|diabet|epilep|chimio|immunodeprim|fievre|saign|poitrine|essouffl|evanoui|perte de connaissance|suicid|idees noires|pregnan|breastfeed|blood thinner|anticoagul|diabetes|epilepsy|chemo|fever|bleed|chest pain|short of breath|faint|passed out',
)

const nearDays = 15
const largeAmount = 1_000_000

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000

/** What an expert must see first, in the client's language. */
export function redFlags(dossier: Dossier, said: readonly string[], found: Extract): string[] {
  const words = assistantMessagesFor(dossier.locale).flags
  const quoteOf = (pattern: RegExp, unless?: RegExp): string | undefined => {
    for (const sentence of said) {
      const match = pattern.exec(fold(sentence))
      if (match && !unless?.test(fold(sentence)))
        return quoteText(dossier.locale, clipWhole(sentence, 140, match.index))
    }
    return undefined
  }
  const flags: string[] = []
  const flag = (template: string, quote: string | undefined): void => {
    if (quote !== undefined) flags.push(fill(template, { quote }))
  }
  const today = civilDay(dossier.now)
  if (dossier.emergency?.length) flags.push(words.emergency)
  if (dossier.denied?.length) flags.push(fill(words.denied, { situations: joinList(dossier.locale, dossier.denied) }))
  if (isAbroad(dossier)) flags.push(countryNotice(dossier, 'flag'))
  if (dossier.countryUnknown) flags.push(assistantMessagesFor(dossier.locale).abroad.unknownFlag)
  const dates = statedDates(dossier)
  const { date: deadline } = confirmedDeadline(dossier)
  if (deadline !== undefined && deadline >= today && daysBetween(today, deadline) <= nearDays)
    flags.push(fill(words.near, { date: formatCivilDate(dossier.locale, deadline) }))
  flag(words.violence, quoteOf(violence))
  const child = found.ages.some((age) => age < 18)
  flag(words.minor, quoteOf(minor, adult) ?? (child ? quoteOf(/\d ?(?:ans|year|mois|month)/) : undefined))
  flag(words.paper, quoteOf(paper))
  flag(words.prescriptionWord, quoteOf(prescription))
  const old = dates.find(
    (date) =>
      Number(date.date.slice(0, 4)) <= Number(today.slice(0, 4)) - 2 &&
      daysBetween(date.date, today) > 700 &&
      mayLapse(date),
  )
  if (old && dossier.category.regulated === 'law')
    flags.push(
      fill(old.date.length === 10 ? words.prescriptionDay : words.prescription, {
        date: formatCivilDate(dossier.locale, old.date),
      }),
    )
  flag(words.danger, quoteOf(danger))
  if (dossier.category.regulated === 'health') flag(words.health, quoteOf(health))
  const largest = [...found.amounts].sort((a, b) => b.cents - a.cents)[0]
  if (largest && largest.cents >= largeAmount)
    flags.push(
      fill(words.amount, { amount: largest.currency === 'EUR' ? money(dossier.locale, largest.cents) : largest.words }),
    )
  if (said.some(holdsBankDetails)) flags.push(words.bank)
  if (givesOrders(dossier)) flags.push(words.hidden)
  return flags
}

/** Whether the client's own words or a document address the assistant; an answer of the script that was tapped does not. */
function givesOrders({ question, turns, script, documents }: Dossier): boolean {
  const tapped = new Set(script.flatMap(({ choices = [] }) => choices.map(({ label }) => label)))
  const replies = turns.filter(({ author }) => author === 'client').flatMap(({ text }) => text.split('\n'))
  const typed = [question, ...replies.filter((line) => !tapped.has(line.trim()))]
  const inDocuments = documents.flatMap(({ text }) => sentences(text ?? ''))
  return typed.flatMap(sentences).some(mayBePromptInjection) || inDocuments.some(isPromptInjection)
}
