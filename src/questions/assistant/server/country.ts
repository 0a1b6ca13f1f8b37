import { detectHelplines, type EmergencyKind } from '../../../catalog/emergency.ts'
import { countriesWithNumbers, type DangerKind } from '../../../catalog/emergency-kinds.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { type CountryCode, countries, countryCodes, regionNames } from '../../../places/countries.ts'
import { type ClockCountry, countryOfCode } from '../../../places/country-of-clock.ts'
import { type CountryMatch, countriesHinted, countryOfTexts, showsFrance } from '../../../places/country-of-text.ts'
import { isFrenchMatter } from '../../../places/french-matter.ts'
import { countryKey } from '../../../platform/assistant/compose/abroad.ts'
import { assistantMessagesFor } from '../../../platform/assistant/messages.ts'
import type { Dossier } from '../../../platform/assistant/port.ts'
import { isAboutSameAnimal, possibleEmergency } from '../../../safety/detection/detect-emergency.ts'
import { callsForHelp } from '../../../safety/detection/plea.ts'
import { whereabouts } from '../../../safety/location/whereabouts.ts'
import type { EmergencyCountry } from '../../../safety/numbers/emergency-line.ts'
import type { EmergencySituation } from '../../../safety/situations.ts'
import type { KeptAnswer } from '../../server/views.ts'

type FoundCountry = Omit<NonNullable<Dossier['country']>, 'experts'>

/** What the client has chosen when asked for the country, and what they have written since. */
type Chosen = { label: string; since: readonly string[] }

const languages = ['fr', 'en'] as const
const nameIn = {
  fr: new Intl.DisplayNames('fr', { type: 'region' }),
  en: new Intl.DisplayNames('en', { type: 'region' }),
}

/** « Maroc », "Morocco": without an article, as an answer to choose. */
export const countryName = (code: string, locale: Locale): string => nameIn[locale].of(code.toUpperCase()) ?? code

/** The country of an answer, in whichever language it was chosen; undefined for another one than those named. */
const codeOf = (label: string): CountryCode | undefined =>
  countryCodes.find((code) => languages.some((locale) => countryName(code, locale) === label))

/** The last country that the client has chosen in reply to the question for it. */
export function chosenCountry(
  thread: readonly { author: string; body: string; data: Record<string, unknown> | null }[],
): Chosen | undefined {
  const labelIn = (data: Record<string, unknown> | null) =>
    ((data?.answers ?? []) as KeptAnswer[]).find(({ key, text, typed }) => key === countryKey && text && !typed)?.text
  const at = thread.findLastIndex(({ data }) => labelIn(data))
  const label = labelIn(thread[at]?.data ?? null)
  if (!label) return undefined
  const since = thread.slice(at + 1).filter(({ author }) => author === 'client')
  return { label, since: since.map(({ body }) => body) }
}

type Told = Omit<CountryMatch, 'country'> & { country: CountryCode | 'other' }

/** What the texts show, unless the client has chosen and not said otherwise since. */
function toldBy(texts: readonly string[], chosen: Chosen | undefined, clock: string | undefined): Told | undefined {
  if (!chosen) return countryOfTexts(texts, clock)
  const since = countryOfTexts(chosen.since, clock)
  if (since?.stated) return since
  return { country: codeOf(chosen.label) ?? 'other', evidence: chosen.label, stated: true }
}

/**
 * The country whose law a client's messages, oldest first, are under, in words; undefined where they show none, or where
 * that of France decides wherever they live.
 */
export function countryIn(
  texts: readonly string[],
  locale: Locale,
  chosen?: Chosen,
  clock?: ClockCountry,
): FoundCountry | undefined {
  const found = toldBy(texts, chosen, clock)
  if (!found || (found.country !== 'fr' && isFrenchMatter(texts.join('\n')))) return undefined
  const earlier = chosen?.since.length ? { ...chosen, since: chosen.since.slice(0, -1) } : undefined
  const before = texts.length > 1 ? toldBy(texts.slice(0, -1), earlier, clock) : undefined
  const { name, from } = wordsFor(found, locale)
  return {
    code: found.country,
    name,
    from,
    evidence: found.evidence,
    ...(found.isOfMatter && { isOfMatter: true }),
    ...(found.isOfWork && { isOfWork: true }),
    // France is assumed where no country was mentioned.
    corrected: texts.length > 1 && (before?.country ?? 'fr') !== found.country,
  }
}

function wordsFor({ country, region }: Told, locale: Locale): { name: string; from: string } {
  const { other, fromOther } = assistantMessagesFor(locale).abroad
  if (country === 'other') return { name: other, from: fromOther }
  const { name, from } = region ? regionNames[region] : countries[country]
  return { name: name[locale], from: from[locale] }
}

type Around = {
  locale: Locale
  category: string
  /** The country of the clock of the client's device. */
  clock: ClockCountry | undefined
  /** That of their IP address. */
  address: string | null
}

/** Where most of those are who write English and of whom nothing else is known. */
const ofEnglish = ['gb', 'us'] as const

/**
 * The countries, France aside, in which the matter may be though no text says so; undefined where nothing speaks against
 * France. What the texts hint at comes first, then the clock of the device, then the address; where none is known an
 * English text does.
 */
export function countriesInDoubt(texts: readonly string[], { locale, category, clock, address }: Around) {
  const all = texts.join('\n')
  // Visas and residence permits are those of France, wherever they are asked for.
  if (category === 'etrangers' || isFrenchMatter(all) || showsFrance(all, clock)) return undefined
  const hinted = countriesHinted(all, clock)
  if (hinted.length > 0) return hinted
  const home = clock ?? (address ? countryOfCode(address) : undefined)
  if (home === undefined) return locale === 'en' ? ofEnglish : undefined
  if (home === 'fr') return undefined
  return countryCodes.filter((code) => code === home)
}

const helplineOf: Record<EmergencySituation, DangerKind> = {
  fire: 'fire-gas',
  'gas-leak': 'fire-gas',
  'carbon-monoxide': 'fire-gas',
  drowning: 'medical',
  crash: 'medical',
  electrocution: 'medical',
  breathing: 'medical',
  unconscious: 'medical',
  'chest-pain': 'medical',
  stroke: 'medical',
  allergy: 'medical',
  bleeding: 'medical',
  burn: 'medical',
  'button-battery': 'medical',
  overdose: 'medical',
  suicide: 'suicide',
  'suicide-attempt': 'medical',
  poisoning: 'medical',
  pregnancy: 'medical',
  violence: 'danger',
  'partner-violence': 'partner-violence',
  'sexual-violence': 'sexual-violence',
  'child-missing': 'child',
  'adult-missing': 'danger',
  'child-abuse': 'child',
  'child-exploitation': 'child',
  'elder-abuse': 'elder',
}

/** The kind with this country's own numbers for a danger, where they are known. */
function numbersAbroad(danger: DangerKind, country: EmergencyCountry | undefined): EmergencyKind {
  const known = countriesWithNumbers.find((one) => one === country)
  return known ? `elsewhere-${known}-${danger}` : 'elsewhere'
}

type Writer = {
  /** All messages of the writer, where the text is not the only one. */
  said?: readonly string[]
  locale: Locale
  /** The country of their IP address. */
  address: string | null
}

/**
 * The help lines that a text brings up: of an emergency that it may be about, then of what no life depends on. They are
 * those of France; whoever is elsewhere is told the numbers of that country, or of several where it is not certain, for an
 * emergency only.
 */
export function helplinesFor(text: string, { said = [text], locale, address }: Writer): EmergencyKind[] {
  if (callsForHelp(text)) return ['elsewhere']
  const before = said.filter((one) => one !== text)
  const possible = isAboutSameAnimal(text, before) ? undefined : possibleEmergency(text)
  const lines = detectHelplines(text)
  if (!possible && lines.length === 0) return []
  const { country, also } = whereabouts({ text: said.join('\n'), locale, address })
  if (country !== 'fr' || also.length > 0)
    return possible ? [numbersAbroad(helplineOf[possible], also.length === 0 ? country : undefined)] : []
  return [...new Set([...(possible ? [helplineOf[possible]] : []), ...lines])]
}
