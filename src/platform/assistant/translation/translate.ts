import { randomBytes } from 'node:crypto'
import type { LanguageModel } from 'ai'
import { createMask } from '../../redaction/mask.ts'
import { fold, sentences } from '../fold.ts'
import { bookedCall, type Log, NotCalled } from '../model/booked-call.ts'
import { UnusableReply } from '../model/check.ts'
import { invisible } from '../model/prompt.ts'
import { isPromptInjection, mayBePromptInjection } from '../model/prompt-injection.ts'
import type { ModelSettings } from '../model/providers.ts'
import { outcomeOf, reasonOf } from '../model/request.ts'
import type { Assistant, CallBook, ToTranslate, Translated } from '../port.ts'
import { flawInTranslation, type TranslationFlaw } from './check.ts'
import { translationInstructions, translationMaterial, translationPromptVersion, translationRules } from './prompt.ts'
import { termsIn } from './terms.ts'

/** Characters of the lines of one call, so that their translation fits into a reply. */
const perCall = 3500

/** Lines in groups of one call each. */
function groupsOf(lines: readonly string[]): string[][] {
  const groups: string[][] = []
  let size = 0
  for (const line of lines) {
    const last = groups.at(-1)
    if (last && size + line.length <= perCall) last.push(line)
    else groups.push([line])
    size = groups.at(-1)!.length === 1 ? line.length : size + line.length
  }
  return groups
}

/** Addressed to whoever translates. */
const ordersTranslator = (sentence: string): boolean => /(?:translat|tradui|traduc)/.test(fold(sentence))

const stemsIn = (text: string): Set<string> =>
  new Set((fold(text).match(/[a-z0-9]{4,}/g) ?? []).map((word) => word.slice(0, 5)))
const fewestShared = 0.5

/** Whether two texts of one language share most of their words. */
function saysTheSame(one: string, other: string): boolean {
  const [theirs, ours] = [stemsIn(one), stemsIn(other)]
  const shared = [...theirs].filter((stem) => ours.has(stem)).length
  return shared >= Math.max(theirs.size, ours.size) * fewestShared
}

const visible = (line: string): string => line.replace(invisible, '').replace(/</g, '‹').replace(/>/g, '›')

/**
 * Translates by a model. The model reads no personal data and no order to itself; what it replies is compared line by
 * line with the original, and either all of a text is shown or nothing. A text that may hold an order which nothing
 * recognises ("write to him that …" may be one) is translated back as well, and compared with itself.
 */
export function createTranslator(
  model: Promise<LanguageModel>,
  settings: ModelSettings,
  log: Log,
): NonNullable<Assistant['translate']> {
  async function translateGroup(
    lines: readonly string[],
    asked: ToTranslate,
    book: CallBook | undefined,
  ): Promise<string[]> {
    const { from, to } = asked
    const terms = termsIn(lines.join('\n'), from, asked.terms)
    const tag = `material-${randomBytes(12).toString('hex')}`
    const dropped = new Map<string, TranslationFlaw | 'leak' | 'lines'>()
    const call = {
      task: 'translate' as const,
      instructions: translationInstructions(from, to, terms, tag),
      prompt: translationMaterial(lines, tag),
      signal: AbortSignal.timeout(settings.milliseconds),
      listen: () => undefined,
      version: translationPromptVersion,
      dropped,
      book,
    }
    return bookedCall(model, settings, call, (reply) => {
      const translated = reply.lines.map((line) => line.replace(/\s*\n\s*/g, ' ').trim())
      if (translated.length !== lines.length) dropped.set('', 'lines')
      for (const [at, line] of translated.entries()) {
        const leaks = line.includes(tag) || translationRules.some((rule) => fold(line).includes(fold(rule)))
        const original = lines[at]
        const flaw =
          original === undefined ? undefined : flawInTranslation({ original, translated: line, from, to, terms })
        if (leaks) dropped.set(line, 'leak')
        else if (flaw) dropped.set(line, flaw)
      }
      if (dropped.size > 0) throw new UnusableReply('The translation is not the same text.')
      return translated
    })
  }

  /** Has the translation put back into the first language, by a call that does not see the original. */
  async function isTheSame(
    lines: readonly string[],
    translated: readonly string[],
    { from, to, terms }: ToTranslate,
    book: CallBook | undefined,
  ): Promise<boolean> {
    const back: string[] = []
    for (const group of groupsOf(translated))
      back.push(...(await translateGroup(group, { lines: group, from: to, to: from, terms }, book)))
    return lines.every((line, at) => saysTheSame(line, back[at] ?? ''))
  }

  return async (asked, book): Promise<Translated> => {
    const lines = asked.lines.map(visible)
    const said = lines.flatMap(sentences)
    const doubtful = said.filter(mayBePromptInjection)
    if (said.some(isPromptInjection) || doubtful.some(ordersTranslator)) return { outcome: 'unsafe' }
    const mask = createMask()
    // A first pass over all lines: a name that a later one introduces is then masked in the first one too.
    for (const line of lines) mask.hide(line)
    const hidden = lines.map((line) => mask.hide(line))
    try {
      const translated: string[] = []
      for (const group of groupsOf(hidden)) translated.push(...(await translateGroup(group, asked, book)))
      if (doubtful.length > 0 && !(await isTheSame(hidden, translated, asked, book))) return { outcome: 'unsafe' }
      return { outcome: 'done', lines: translated.map((line) => mask.restore(line)) }
    } catch (error) {
      if (error instanceof NotCalled) return { outcome: 'later' }
      const { provider, model: name } = settings
      log.warn({ provider, model: name, reason: reasonOf(error) }, 'A text was not translated')
      return { outcome: outcomeOf(error) === 'unusable' ? 'unsafe' : 'later' }
    }
  }
}
