// Follow-ups of a few words, answered from the answer itself: its sums, dates, rules and steps.
import { joinList } from '../../i18n/format.ts'
import { fill } from '../../i18n/text.ts'
import { civilDay } from '../../platform/assistant/extraction/dates.ts'
import { findAmounts } from '../../platform/assistant/extraction/extract.ts'
import { fold, sentences } from '../../platform/assistant/fold.ts'
import { formatCivilDate, quoteText } from '../../platform/assistant/messages.ts'
import type { Dossier, SheetRule } from '../../platform/assistant/port.ts'
import { terms } from '../../platform/assistant/search/search.ts'
import type { Answer } from '../shapes.ts'
import { computed, isHourly, rulesInSituation, subjectRules, wordsIn } from './model-answer.ts'
import { figuresAskedFor } from './reply-figures.ts'
import { sentencesOf } from './reply-rules.ts'
import { shareMeaning } from './shared-meaning.ts'
import { adviceFor, situationOf, writtenFor } from './situation.ts'

/** What a short follow-up is answered from. */
type Asked = { dossier: Dossier; message: string; answer: Answer | undefined }

const fewWords = 8

const notUnderstood =
  /\b(?:(?:ne |n'|n’)?(?:comprends?|compris|capte|pige) (?:rien|pas)|(?:pas|rien) compris|plus simple\w*|trop complique\w*|(?:don't|do not|didn't|did not|can't|cannot) (?:really )?(?:understand|get (?:it|this|that|any))|not clear|simpler|plain (?:words|english)|too complicated)\b/
const asksNext =
  /^(?:et |and |so |alors |donc )?(?:maintenant|ensuite|apres|je fais quoi(?: maintenant)?|que faire(?: maintenant)?|what now|now what|now|what next|then what|what (?:do|should) i do(?: now)?)\W*$/
const ofInaction =
  /\b(?:(?:je |on |nous )(?:ne )?(?:fai[st]\w*|repond\w*|pai\w+|pay\w+|bouge|reagi\w*) (?:pas|rien|plus)|si (?:j'attends|j’attends|on attend)|laisse (?:tomber|courir|passer)|(?:i|we) (?:do nothing|(?:don't|do not) (?:do anything|reply|answer|pay|act|respond|react)|ignore|wait|leave it))\b/
const asksSumAlone =
  /^(?:et |and |so )?(?:combien(?: (?:au total|en tout|alors|ca fait))?|ca fait combien|quel montant|how much(?: (?:in all|then|is it))?)\W*$/
/** What a thing or an act costs; not what a court or a lawyer does, nor leaving a contract. */
const asksPriceAlone =
  /^(?!.*\b(?:me|leav\w+|leave|quitter|partir|resilier|tribunal|juge|avocat|notaire|court|judge|lawyer)\b).*\b(?:combien (?:ca |cela |va |vont )?cout\w+|coute\w* combien|quel (?:prix|cout)|(?:what|how much) (?:does|do|will|would) [^?]{1,40} cost)\b/
const asksUntil =
  /^(?:et |and |so )?(?:j'ai |ai-je |on a |nous avons )?(?:jusqu'a quand(?: (?:ai-je|j'ai|on a))?|quand|(?:dans )?quel delai(?: ai-je)?|avant quand|quelle est la date limite|quel est le delai|combien de (?:temps|jours|semaines|mois)(?: me reste-t-il| il me reste| ai-je)?|until when|by when|when|what is the (?:deadline|time limit)|how (?:long|many days)(?: do i have| have i got)?)\W*$/
const asksMedicine =
  /\b(?:paracetamol|doliprane|efferalgan|ibuprofene?|advil|nurofen|aspirine?|aspegic|cortisone|antibiotiques?|antibiotics?|medicaments?|painkillers?|anti-douleurs?|anti-?inflammato\w+|tylenol|medicines?|pills?|cachets?|comprimes?|dos(?:e|es|age))\b/
const asksWhether =
  /^(?:c'est|est-ce(?: que c'est)?|is it|is that|is this)\W+(?:vraiment |bien |really )?(?:legal|valable|valide|grave|normal|obligatoire|serieux|risque|valid|lawful|serious|normal|dangerous)\W*$/
const supposes =
  /^(?:(?:et|and) (?:si|s'|pour|mon|ma|mes|le|la|les|my|the|for|en|in|if)\b|s'(?:il|ils|elle)|si|what if|if|what about)\b/

const sumWords =
  /\d\s*(?:€|euros?\b)|^(?=.*(?:major|taux|rate|increas|salaire|pay|loyer|rent|price|prix)).*(?:\d\s*%|\b(?:quart|tiers|third|quarter)\b)/
const periodWords =
  /(?<![a-z-])(?:\d+|un|une|deux|trois|quatre|cinq|six|sept|huit|dix|douze|treize|quatorze|quinze|trente|quarante-cinq|one|two|three|four|five|six|seven|eight|ten|twelve|thirteen|fourteen|fifteen|thirty|forty-five)(?: premiers?)? (?:jours?|semaines?|mois|ans?|annees?|(?:working |calendar )?days?|weeks?|months?|years?)\b|\b31 (?:decembre|december)/
const consequences =
  /\b(?:a defaut|sinon|sous peine|s'eteint|se prescri\w+|majoree?|repute\w*|ne peut plus|perd\w*|peut le sommer|otherwise|time-barred|must be (?:brought|made)|automatically|deemed|loses?|no longer|is a (?:criminal )?offence|est un delit|ne suspend pas|does not suspend|quelques heures|few hours)\b/

const most = 2

/** Where the question is how long something takes, « combien ? » asks for that. */
const asksLength = /\b(?:preavis|conge|delais?|notice)\b/

/** Sentences of the answer that have such words, else of the rules of the client's case; never the frame of the answer. */
function saying({ dossier, answer }: Asked, pattern: RegExp): string[] {
  const words = wordsIn(dossier.locale)
  // A figure that was worked out is told as such, with its conditions.
  const framed = [words.given, words.figure, words.decides].flatMap((template) => template.split('{')[0] || [])
  const own = [answer?.short ?? '', ...(answer?.steps ?? []).map(({ text }) => text)].filter(
    (text) => !framed.some((begins) => text.startsWith(begins)),
  )
  const frame = new Set([words.label, ...sentences(words.subjectOnly)])
  const found = (texts: readonly string[]) =>
    [...new Set(texts.flatMap(sentencesOf).filter((one) => pattern.test(fold(one)) && !frame.has(one)))].slice(0, most)
  const said = found(own)
  return said.length > 0 ? said : found(rulesInSituation(dossier).map(({ text }) => text))
}

/** The sums that the client named, an hourly wage aside. */
function atStake({ dossier }: Asked): string[] {
  const { question, locale } = dossier
  const said = fold(question)
  const sums = findAmounts(question).filter(({ words }) => !isHourly(words, said))
  if (sums.length === 0) return []
  return [fill(wordsIn(locale).reply.stake, { sums: joinList(locale, sums.map(({ words }) => words).slice(0, 3)) })]
}

const quotedFrom = ({ dossier }: Asked, found: readonly string[]): string[] =>
  found.length === 0
    ? []
    : [fill(wordsIn(dossier.locale).reply.says, { says: found.map((one) => quoteText(dossier.locale, one)).join(' ') })]

/** What to do, in short sentences without the law beside them. */
function actsOf({ dossier }: Asked): { first: string; steps: string[] } {
  const { locale } = dossier
  const advice = adviceFor(dossier)
  const written = subjectRules(dossier).length > 0 ? writtenFor(dossier) : undefined
  return {
    first: (written ?? advice)?.short[locale] ?? '',
    steps: written ? written.steps.map(({ do: act }) => act[locale]) : (advice?.steps.map((act) => act[locale]) ?? []),
  }
}

/** The next day that was worked out, without its conditions. */
function nextDay({ dossier }: Asked): string[] {
  const [day] = computed(dossier)
    .deadlines.filter(({ result, supposed }) => result >= civilDay(dossier.now) && supposed.length < 2)
    // A day that was only supposed to be the one asked for is none to remember.
    .filter(
      ({ supposed, from }) => !from || supposed.every(({ value }) => value !== formatCivilDate(dossier.locale, from)),
    )
    .sort((one, other) => one.result.localeCompare(other.result))
  const { reply } = wordsIn(dossier.locale)
  if (!day) return []
  return [fill(reply.nextDay, { what: day.what, date: formatCivilDate(dossier.locale, day.result) })]
}

function simpler(asked: Asked): string[] {
  const { reply } = wordsIn(asked.dossier.locale)
  const { first, steps } = actsOf(asked)
  const numbered = steps.map((act, index) => `${index + 1}. ${act}`).join(' ')
  return [fill(reply.simpler, { first, steps: numbered }), ...nextDay(asked), reply.oneWord]
}

function next(asked: Asked): string[] {
  const { reply } = wordsIn(asked.dossier.locale)
  const { first, steps } = actsOf(asked)
  return [fill(reply.next, { first, step: steps[0] ?? '' }), ...nextDay(asked)]
}

function inaction(asked: Asked): string[] {
  const { reply } = wordsIn(asked.dossier.locale)
  const found = [...nextDay(asked), ...quotedFrom(asked, saying(asked, consequences))]
  return [...(found.length > 0 ? found : [reply.noLimit]), fill(reply.least, { first: actsOf(asked).first })]
}

function sumAlone(asked: Asked): string[] {
  const { dossier } = asked
  const { reply } = wordsIn(dossier.locale)
  const worked = figuresAskedFor(dossier, asked.message, undefined)
  const found = [...worked, ...atStake(asked), ...quotedFrom(asked, saying(asked, sumWords))]
  const periods = asksLength.test(fold(dossier.question)) ? saying(asked, periodWords) : []
  return found.length > 0 ? found : [reply.noSum, ...quotedFrom(asked, periods)]
}

function until(asked: Asked): string[] {
  const worked = figuresAskedFor(asked.dossier, asked.message, undefined)
  const found = [
    ...worked,
    ...(worked.length > 0 ? [] : nextDay(asked)),
    ...quotedFrom(asked, saying(asked, periodWords)),
  ]
  return found.length > 0 ? found : [wordsIn(asked.dossier.locale).reply.noLimit]
}

function whether(asked: Asked): string[] {
  const { first, steps } = actsOf(asked)
  const says = [steps[0] ?? '', steps[1] ?? ''].join(' ').trim()
  return [fill(wordsIn(asked.dossier.locale).reply.whether, { first, says })]
}

/** Words of a supposition that name no other case. */
const ofSupposing = new Set(
  ['etre', 'etait', 'etais', 'suis', 'juste', 'want', 'just', 'veux', 'avoir', 'were', 'was'].flatMap(terms),
)

/** « Et si c’est meublé ? », « et mon dépôt de garantie ? »: the rule, or the reservation, that has the words of the other case. */
function otherCase({ dossier, message, answer }: Asked): string[] {
  const { knowledge: sheets, locale } = dossier
  const { reply } = wordsIn(locale)
  const wanted = [...new Set(terms(message))].filter((word) => !ofSupposing.has(word))
  if (!sheets || wanted.length === 0) return []
  // One word in a question that people ask of a rule says nothing of what the rule is about.
  const has = (text: string) => wanted.every((word) => terms(text).includes(word))
  const slug = sheets.subject?.slug
  const own = subjectRules(dossier)
  const others = sheets.rules.filter(({ sheet }) => sheet !== slug)
  const changes = sheets.subject?.changes ?? []
  const change = changes.find(has) ?? changes.find((one) => terms(one).includes(longestOf(wanted)))
  const found =
    ofOtherCase(
      dossier,
      wanted,
      own.filter(({ text }) => has(text)),
    ) ??
    (change === undefined
      ? own.find(
          ({ text, about, asked }) =>
            about.some(has) || (wanted.length > 1 && asked.some(has) && shareMeaning(dossier, text, message)),
        )
      : undefined) ??
    (change === undefined ? others.find(({ about, text }) => has(text) && about.some(has)) : undefined)
  if (found) return [quotedRule(dossier, found, answer)]
  // Of a refusal more can be said: who settles it.
  return change === undefined || refused.test(fold(message)) ? [] : [fill(reply.changes, { says: change })]
}

const refused = /\brefus(?:e|ent|es|ed)\b/

/** The rule that names the case first; of two that name it alike, that of the client's situation. */
function ofOtherCase(dossier: Dossier, wanted: readonly string[], rules: readonly SheetRule[]): SheetRule | undefined {
  const named = new Set(situationOf(dossier)?.steps.map(({ rule }) => rule))
  const placeOf = ({ text }: SheetRule) => terms(text).findIndex((word) => wanted.includes(word))
  const [first] = rules.toSorted(
    (one, other) => placeOf(one) - placeOf(other) || Number(named.has(other.key)) - Number(named.has(one.key)),
  )
  return first
}

const longestOf = (words: readonly string[]): string =>
  words.toSorted((one, other) => other.length - one.length)[0] ?? ''

function quotedRule(dossier: Dossier, { title, text }: SheetRule, answer: Answer | undefined): string {
  const { reply } = wordsIn(dossier.locale)
  const place = answer?.steps.findIndex((step) => step.text.includes(text)) ?? -1
  if (answer?.short.includes(text)) return fill(reply.covered, { place: reply.atHead, title, says: text })
  if (place < 0) return fill(reply.rule, { title, says: text })
  return fill(reply.covered, { place: fill(reply.atStep, { step: String(place + 1) }), title, says: text })
}

const medicineAskedOf: Readonly<Record<string, 'vet' | 'pharmacist'>> = { animaux: 'vet', sante: 'pharmacist' }

/** Never whether a medicine fits: who says so, and what the answer says of medicines. */
function medicine(asked: Asked): string[] {
  const { dossier } = asked
  const whom = medicineAskedOf[dossier.category.slug]
  if (!whom || !asksMedicine.test(fold(asked.message))) return []
  return [wordsIn(dossier.locale).reply.medicine[whom], ...quotedFrom(asked, saying(asked, /medic(?:ament|ine)/))]
}

const kinds: readonly [RegExp, (asked: Asked) => string[]][] = [
  [notUnderstood, simpler],
  [asksNext, next],
  [ofInaction, inaction],
  [asksSumAlone, sumAlone],
  [asksUntil, until],
  [asksWhether, whether],
  [supposes, otherCase],
]

/** The time that the client has; that of somebody else is another matter. */
const asksTimeLeft =
  /\b(?:(?:combien de temps|quel delai) (?:me reste-t-il|il me reste|ai-je|avons-nous|j'ai|on a|a-t-on|puis-je|dois-je|je (?:peux|dois)|faut-il|pour)|how long (?:(?:do|can|must|may) (?:i|we)|have (?:i|we) got))\b/

/** « Combien de temps ai-je pour saisir le tribunal ? »: the days and periods of the answer. */
export function timeLeft(dossier: Dossier, message: string, answer: Answer | undefined): string[] {
  return asksTimeLeft.test(fold(message)) ? until({ dossier, message, answer }) : []
}

/** What a follow-up of a few words is answered with; nothing where it needs more than the answer. */
export function shortReply(dossier: Dossier, message: string, answer: Answer | undefined): string[] {
  const folded = fold(message).trim()
  const asked = { dossier, message, answer }
  const ofMedicine = medicine(asked)
  if (ofMedicine.length > 0) return ofMedicine
  if (folded.split(/\s+/).length > fewWords) return []
  if (asksPriceAlone.test(folded)) return [wordsIn(dossier.locale).reply.quote]
  const [, reply] = kinds.find(([pattern]) => pattern.test(folded)) ?? []
  return reply?.(asked) ?? []
}
