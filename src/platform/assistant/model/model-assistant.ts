import { randomBytes } from 'node:crypto'
import { createMask, type Mask } from '../../redaction/mask.ts'
import { modelCostEuros } from '../../telemetry/metrics.ts'
import { createBuiltIn, inChunks } from '../built-in.ts'
import { questionsToAsk } from '../compose/ask.ts'
import { askedQuestionKeys, knowledge } from '../compose/known-answers.ts'
import type { Assistant, CallBook, Dossier, ScriptQuestion, Step } from '../port.ts'
import { type Passage, passagesToRead } from '../search/passages.ts'
import { createTranslator } from '../translation/translate.ts'
import { bookedCall, type Log, NotCalled } from './booked-call.ts'
import { type Check, createCheck, type Dropped } from './check.ts'
import { buildMessage, type DossierTask, instructions, promptVersion } from './prompt.ts'
import { languageModel, type ModelSettings } from './providers.ts'
import { asFollow, asPreview, asStep, type Replies } from './reply.ts'
import { reasonOf } from './request.ts'
import { createSafetyCheck } from './safety.ts'
import { createStreamedText, type StreamedText } from './streamed-text.ts'

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

/**
 * The same port with a model behind it. Rules decide which questions exist and how many, what may be quoted, the
 * limits, the dates and the flags of the brief. Whatever fails, the built-in assistant answers instead.
 */
export function createModelAssistant(settings: ModelSettings, log: Log): Required<Assistant> {
  const builtIn = createBuiltIn()
  // From 0 on, so that the first call counts as well.
  modelCostEuros.inc({ model: settings.model }, 0)
  const model = languageModel(settings)
  model.catch(() => undefined)

  /** @throws NotCalled */
  function ask<T extends DossierTask, R>(
    turn: Turn,
    task: T,
    candidates: readonly ScriptQuestion[],
    listen: (partial: unknown) => void,
    use: (reply: Replies[T]) => R,
  ): Promise<R> {
    const { dossier, tag, mask, dropped, signal, book } = turn
    const prompt = buildMessage(dossier, task, tag, task === 'ask' ? [] : turn.passages, candidates, mask)
    const version = promptVersion[dossier.locale]
    const asked = { task, instructions: instructions(dossier, tag), prompt, signal, listen, version, dropped, book }
    return bookedCall(model, settings, asked, use)
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
    // The rest of what was asked is put again in the words of the script: a model would find new questions.
    if (askedQuestionKeys(dossier).length > 0 && questionsToAsk(dossier).length > 0)
      return builtIn.next(dossier, turn.stream.silent() ? onWords : undefined)
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
    translate: createTranslator(model, settings, log),
    safety: createSafetyCheck(model, settings, log),
  }
}
