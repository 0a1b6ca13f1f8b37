// Labelled texts of people in danger and of people who are not, and the detector's results on them.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { detectEmergency, possibleEmergency } from '../../src/safety/detection/detect-emergency.ts'
import { type EmergencySituation, emergencySituations } from '../../src/safety/situations.ts'

export interface LabelledText {
  text: string
  kind: EmergencySituation | 'none'
  country: string
  lookalike?: string
  language: 'fr' | 'en'
}

interface Found {
  emergencies: number
  found: number
  /** Emergencies found whose labelled situation is among those named. */
  named: number
  /** Of these, whose situation is named first. */
  first: number
  lookAlikes: number
  falseAlarms: number
  /** Emergencies, and look-alikes, for which a help line is shown beside the conversation. */
  doubtful: number
  falseDoubts: number
}

interface Measure {
  all: Found
  groups: Readonly<Record<string, Found>>
  missed: Readonly<Record<string, number>>
  alarmed: Readonly<Record<string, number>>
}

const french = /\b(je|j|le|la|les|des|une|est|mon|ma|mes|pas|que|qui|pour|dans|il|elle|sur|et|au|du|un|ya|jai|c|sa)\b/gi
const english = /\b(i|the|my|is|and|to|of|in|for|it|he|she|with|on|can|do|what|a|im|was|has|have|at)\b/gi
const languageOf = (text: string) =>
  (text.match(french)?.length ?? 0) >= (text.match(english)?.length ?? 0) ? 'fr' : 'en'

/** All texts of a folder's JSON files; none where the folder does not exist. */
export function labelledTextsIn(folder: string): LabelledText[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => {
      const texts: Omit<LabelledText, 'language'>[] = JSON.parse(readFileSync(join(folder, file), 'utf8'))
      return texts.map((labelled) => {
        if (labelled.kind !== 'none' && !emergencySituations.includes(labelled.kind))
          throw new Error(`${file}: no situation is called ${labelled.kind}`)
        return { ...labelled, language: languageOf(labelled.text) }
      })
    })
}

const nothing = (): Found => ({
  emergencies: 0,
  found: 0,
  named: 0,
  first: 0,
  lookAlikes: 0,
  falseAlarms: 0,
  doubtful: 0,
  falseDoubts: 0,
})

export function measureDetection(texts: readonly LabelledText[]): Measure {
  const all = nothing()
  const groups: Record<string, Found> = {}
  const missed: Record<string, number> = {}
  const alarmed: Record<string, number> = {}
  for (const { text, kind, country, language, lookalike = 'none' } of texts) {
    const detected = detectEmergency(text)
    const long = text.length < 80 ? 'under 80 characters' : text.length < 150 ? '80 to 149' : '150 and more'
    const counted = [all]
    for (const group of [language, `${language}, ${country}`, long]) {
      groups[group] ??= nothing()
      counted.push(groups[group])
    }
    if (kind === 'none') for (const one of counted) one.lookAlikes++
    else for (const one of counted) one.emergencies++
    if (kind === 'none' && detected) alarmed[lookalike] = (alarmed[lookalike] ?? 0) + 1
    if (kind !== 'none' && !detected) missed[kind] = (missed[kind] ?? 0) + 1
    if (!detected && possibleEmergency(text))
      for (const one of counted)
        if (kind === 'none') one.falseDoubts++
        else one.doubtful++
    if (!detected) continue
    for (const one of counted)
      if (kind === 'none') one.falseAlarms++
      else {
        one.found++
        if (detected.situations.includes(kind)) one.named++
        if (detected.situations[0] === kind) one.first++
      }
  }
  return { all, groups, missed, alarmed }
}

export const misclassifiedTexts = (texts: readonly LabelledText[]): LabelledText[] =>
  texts.filter(({ text, kind }) => (kind !== 'none') !== (detectEmergency(text) !== undefined))

const percent = (part: number, whole: number) => (whole === 0 ? 'none' : `${((100 * part) / whole).toFixed(1)} %`)

const lineOf = (name: string, { emergencies, found, named, first, lookAlikes, falseAlarms, ...rest }: Found) =>
  `${name}: recall ${percent(found, emergencies)} (${found} of ${emergencies}), situation named ${percent(named, found)}, named first ${percent(first, found)}, ` +
  `false alarms ${percent(falseAlarms, lookAlikes)} (${falseAlarms} of ${lookAlikes}), help line only: ${percent(rest.doubtful, emergencies)} of emergencies, ${percent(rest.falseDoubts, lookAlikes)} of others`

const countsOf = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts)
    .sort(([, a], [, b]) => b - a)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ') || 'none'

/** The results, one per line: all, per language, country and length, then counts per kind, never a text. */
export const formatMeasure = ({ all, groups, missed, alarmed }: Measure): string[] => [
  lineOf('all', all),
  ...Object.keys(groups)
    .sort()
    .map((name) => lineOf(name, groups[name] ?? nothing())),
  `missed: ${countsOf(missed)}`,
  `false alarms: ${countsOf(alarmed)}`,
]
