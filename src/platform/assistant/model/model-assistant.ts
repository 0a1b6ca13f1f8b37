import { randomBytes } from 'node:crypto'
import { APICallError, NoObjectGeneratedError, Output, streamText } from 'ai'
import type { z } from 'zod'
import { createMask, type Mask } from '../../redaction/mask.ts'
import { createBuiltIn, inChunks } from '../built-in.ts'
import { questionsToAsk } from '../compose/ask.ts'
import { clientSentences, knowledge } from '../compose/known-answers.ts'
import type { Assistant, AssistantUsage, Dossier, Quotation, Step } from '../port.ts'
import { passagesFor } from '../search/passages.ts'
import { type Check, createCheck, UnusableReply, type Withheld } from './check.ts'
import { buildMessage, instructions, type Task } from './prompt.ts'
import { languageModel, type ModelSettings } from './providers.ts'
import { asFollow, asPreview, asStep, emergencyParagraph, schemas } from './reply.ts'
import { createStreamedText, type StreamedText } from './streamed-text.ts'

export type Log = Record<'info' | 'warn', (details: object, text: string) => void>

type Words = ((words: string) => void) | undefined
/** One `next` or `follow`: its tag, its time limit, its cost so far. */
type Call = {
  dossier: Dossier
  tag: string
  mask: Mask
  passages: readonly Quotation[]
  /** Questions must rest on what the client wrote; a preview and a reply may rest on the passages as well. */
  checks: Record<Task, Check>
  withheld: Withheld
  signal: AbortSignal
  usage: AssistantUsage
  taste: StreamedText
}

const longestReply = 2500

const reasonOf = (error: unknown): string => {
  if (APICallError.isInstance(error)) return `status ${error.statusCode ?? 'none'}`
  if (error instanceof UnusableReply) return error.message
  return error instanceof Error ? error.name : 'unknown'
}

/**
 * The same port with a model behind it. Rules decide which questions exist and how many, what may be quoted, the
 * limits, the dates and the flags of the brief. Whatever fails, the built-in assistant answers instead.
 */
export function createModelAssistant(settings: ModelSettings, log: Log): Assistant {
  const builtIn = createBuiltIn()
  const model = languageModel(settings)
  model.catch(() => undefined)

  async function generate<T extends z.ZodType>(
    call: Call,
    task: Task,
    schema: T,
    candidates: readonly { key: string; ask: string }[],
    listen: (partial: unknown) => void,
  ): Promise<z.output<T>> {
    const result = streamText({
      model: await model,
      instructions: instructions(call.dossier, call.tag),
      prompt: buildMessage(call.dossier, task, call.tag, task === 'ask' ? [] : call.passages, candidates, call.mask),
      output:
        settings.provider === 'openai-compatible' ? Output.json({ name: task }) : Output.object({ schema, name: task }),
      maxOutputTokens: longestReply,
      maxRetries: settings.retries,
      abortSignal: call.signal,
      onError: () => undefined,
    })
    try {
      for await (const partial of result.partialOutputStream) listen(partial)
      const output = await result.output
      spend(call, await result.usage)
      return schema.parse(output)
    } catch (error) {
      if (NoObjectGeneratedError.isInstance(error) && error.usage) spend(call, error.usage)
      throw error
    }
  }

  function spend({ usage }: Call, tokens: { inputTokens: number | undefined; outputTokens: number | undefined }): void {
    usage.inputTokens += tokens.inputTokens ?? 0
    usage.outputTokens += tokens.outputTokens ?? 0
    const cost = usage.inputTokens * settings.inputPrice + usage.outputTokens * settings.outputPrice
    usage.cents = Math.round(cost / 100) / 10_000
  }

  function begin(dossier: Dossier, onWords: Words): Call {
    const tag = `material-${randomBytes(12).toString('hex')}`
    const mask = createMask()
    const withheld: Withheld = new Map()
    const passages = passagesFor(dossier, clientSentences(dossier).join('\n'))
    const check = createCheck(dossier, tag, passages, mask, withheld)
    return {
      dossier,
      tag,
      mask,
      passages,
      checks: { ask: createCheck(dossier, tag, [], mask, withheld), preview: check, follow: check },
      withheld,
      signal: AbortSignal.timeout(settings.milliseconds),
      usage: {
        provider: settings.provider,
        model: settings.model,
        inputTokens: 0,
        outputTokens: 0,
        cents: 0,
        withheld: 0,
      },
      taste: createStreamedText(check, onWords),
    }
  }

  /** Enforces the timeout here too: a provider that ignores its signal must not keep a person waiting. */
  async function within<T>(
    call: Call,
    act: () => Promise<T>,
    instead: () => Promise<T>,
  ): Promise<T & { usage: AssistantUsage }> {
    const late = new Promise<never>((_, reject) => {
      call.signal.addEventListener('abort', () => reject(new DOMException('Too late', 'TimeoutError')), { once: true })
    })
    const acting = act()
    acting.catch(() => undefined)
    try {
      return { ...(await Promise.race([acting, late])), usage: call.usage }
    } catch (error) {
      const { provider, model } = call.usage
      log.warn({ provider, model, reason: reasonOf(error) }, 'The assistant went on without its model')
      call.taste.close()
      return { ...(await instead()), usage: call.usage }
    } finally {
      count(call)
    }
  }

  /** Counts the withheld sentences by reason, never their text. */
  function count({ withheld, usage }: Call): void {
    if (withheld.size === 0) return
    usage.withheld = withheld.size
    const { provider, model } = usage
    const reasons: Record<string, number> = {}
    for (const reason of withheld.values()) reasons[reason] = (reasons[reason] ?? 0) + 1
    log.info({ provider, model, withheld: withheld.size, reasons }, 'Sentences of the model were not shown')
  }

  async function step(call: Call, onWords: Words): Promise<{ step: Step }> {
    const { dossier, checks, passages } = call
    if (questionsToAsk(dossier).length > 0) {
      const candidates = knowledge(dossier).missing
      const reply = await generate(call, 'ask', schemas.ask, candidates, () => undefined)
      const asking = asStep(dossier, reply, candidates, checks.ask)
      if (asking?.kind === 'ask') {
        inChunks(asking.text, onWords)
        return { step: asking }
      }
    }
    call.taste.say(emergencyParagraph(dossier))
    const reply = await generate(call, 'preview', schemas.preview, [], (partial) =>
      call.taste.update((partial as { paragraphs?: unknown }).paragraphs),
    )
    return { step: { kind: 'preview', ...asPreview(dossier, reply, passages, checks.preview) } }
  }

  return {
    async next(dossier, onWords) {
      const call = begin(dossier, onWords)
      return within(
        call,
        () => step(call, onWords),
        () => builtIn.next(dossier, call.taste.silent() ? onWords : undefined),
      )
    },
    async follow(dossier, onWords) {
      const call = begin(dossier, onWords)
      const act = async () => {
        call.taste.say(dossier.emergency ?? [])
        const reply = await generate(call, 'follow', schemas.follow, [], (partial) =>
          call.taste.update([(partial as { reply?: unknown }).reply]),
        )
        return asFollow(dossier, reply, call.checks.follow)
      }
      return within(call, act, () => builtIn.follow(dossier, call.taste.silent() ? onWords : undefined))
    },
  }
}
