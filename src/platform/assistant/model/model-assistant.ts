import { randomBytes } from 'node:crypto'
import { createMask, type Mask } from '../../redaction/mask.ts'
import { createBuiltIn, inChunks } from '../built-in.ts'
import { questionsToAsk } from '../compose/ask.ts'
import { knowledge } from '../compose/known-answers.ts'
import type { Assistant, CallBook, Dossier, ModelCall, ScriptQuestion, Step } from '../port.ts'
import { type Passage, passagesToRead } from '../search/passages.ts'
import { type Check, createCheck, type Dropped } from './check.ts'
import { buildMessage, instructions, promptVersion, type Task } from './prompt.ts'
import { languageModel, type ModelSettings } from './providers.ts'
import { asFollow, asPreview, asStep, type Replies } from './reply.ts'
import { mostTokens, outcomeOf, reasonOf, requestReply, tokensIn } from './request.ts'
import { createStreamedText, type StreamedText } from './streamed-text.ts'

export type Log = Record<'info' | 'warn', (details: object, text: string) => void>

type Words = ((words: string) => void) | undefined
/** One `next` or `follow`: its tag, its time limit, what of its words was dropped. */
type Turn = {
  dossier: Dossier
  tag: string
  mask: Mask
  passages: readonly Passage[]
  check: Check
  dropped: Dropped
  signal: AbortSignal
  stream: StreamedText
  book: CallBook | undefined
}

/** Neither the budget nor the model's state allow a call. */
class NotCalled extends Error {}

/**
 * The same port with a model behind it. Rules decide which questions exist and how many, what may be quoted, the
 * limits, the dates and the flags of the brief. Whatever fails, the built-in assistant answers instead.
 */
export function createModelAssistant(settings: ModelSettings, log: Log): Assistant {
  const builtIn = createBuiltIn()
  const model = languageModel(settings)
  model.catch(() => undefined)

  const costOf = (call: Pick<ModelCall, 'inputTokens' | 'outputTokens'>): number =>
    Math.round((call.inputTokens * settings.inputPrice + call.outputTokens * settings.outputPrice) / 100) / 10_000

  /** Books a call, makes it, and writes down what came of it. @throws NotCalled */
  async function ask<T extends Task, R>(
    turn: Turn,
    task: T,
    candidates: readonly ScriptQuestion[],
    listen: (partial: unknown) => void,
    use: (reply: Replies[T]) => R,
  ): Promise<R> {
    const { dossier, tag, mask, dropped } = turn
    const prompt = buildMessage(dossier, task, tag, task === 'ask' ? [] : turn.passages, candidates, mask)
    const system = instructions(dossier, tag)
    const call: ModelCall = {
      task,
      provider: settings.provider,
      model: settings.model,
      version: null,
      prompt: promptVersion[dossier.locale],
      inputTokens: tokensIn(system.length + prompt.length),
      outputTokens: mostTokens,
      cents: 0,
      latency: 0,
      firstToken: null,
      dropped: {},
      outcome: 'running',
    }
    const close = await turn.book?.open({ ...call, cents: costOf(call) })
    if (close === null) throw new NotCalled()
    const started = performance.now()
    call.outputTokens = 0
    try {
      const asked = { task, instructions: system, prompt, signal: turn.signal, listen }
      const shown = use(await requestReply(await model, settings, asked, call))
      call.outcome = 'shown'
      return shown
    } catch (error) {
      call.outcome = outcomeOf(error)
      throw error
    } finally {
      call.latency = Math.round(performance.now() - started)
      call.cents = costOf(call)
      call.dropped = countsOf(dropped)
      dropped.clear()
      await close?.(call)
    }
  }

  function begin(dossier: Dossier, onWords: Words, book: CallBook | undefined): Turn {
    const tag = `material-${randomBytes(12).toString('hex')}`
    const mask = createMask()
    const dropped: Dropped = new Map()
    const passages = passagesToRead(dossier)
    const check = createCheck(dossier, tag, passages, mask, dropped)
    return {
      dossier,
      tag,
      mask,
      passages,
      check,
      dropped,
      signal: AbortSignal.timeout(settings.milliseconds),
      stream: createStreamedText(dossier, check, onWords),
      book,
    }
  }

  /** The built-in assistant answers instead of a model that fails, is late or may not be called. */
  async function orBuiltIn<T>(turn: Turn, act: () => Promise<T>, instead: () => Promise<T>): Promise<T> {
    try {
      return await act()
    } catch (error) {
      turn.stream.close()
      if (!(error instanceof NotCalled)) {
        const { provider, model: name } = settings
        log.warn({ provider, model: name, reason: reasonOf(error) }, 'The assistant went on without its model')
      }
      return instead()
    }
  }

  async function step(turn: Turn, onWords: Words): Promise<{ step: Step }> {
    const { dossier, check } = turn
    if (questionsToAsk(dossier).length > 0) {
      const candidates = knowledge(dossier).missing
      const asking = await ask(
        turn,
        'ask',
        candidates,
        () => undefined,
        (reply) => asStep(dossier, reply, candidates, check),
      )
      if (asking?.kind === 'ask') {
        inChunks(asking.text, onWords)
        return { step: asking }
      }
    }
    const written = await ask(turn, 'preview', [], turn.stream.preview, (reply) => asPreview(dossier, reply, check))
    return { step: { kind: 'preview', ...written } }
  }

  return {
    async next(dossier, onWords, book) {
      const turn = begin(dossier, onWords, book)
      return orBuiltIn(
        turn,
        () => step(turn, onWords),
        () => builtIn.next(dossier, turn.stream.silent() ? onWords : undefined),
      )
    },
    async follow(dossier, onWords, book) {
      const turn = begin(dossier, onWords, book)
      return orBuiltIn(
        turn,
        () => ask(turn, 'follow', [], turn.stream.follow, (reply) => asFollow(dossier, reply, turn.check)),
        () => builtIn.follow(dossier, turn.stream.silent() ? onWords : undefined),
      )
    },
  }
}

function countsOf(dropped: Dropped): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const reason of dropped.values()) counts[reason] = (counts[reason] ?? 0) + 1
  return counts
}
