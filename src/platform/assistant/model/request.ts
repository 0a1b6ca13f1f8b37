import { setTimeout as wait } from 'node:timers/promises'
import { APICallError, type LanguageModel, NoObjectGeneratedError, Output, streamText } from 'ai'
import type { z } from 'zod'
import type { ModelCall } from '../port.ts'
import { UnusableReply } from './check.ts'
import type { Task } from './prompt.ts'
import type { ModelSettings } from './providers.ts'
import { type Replies, schemas } from './reply.ts'

/** Of a reply. */
export const mostTokens: Readonly<Record<Task, number>> = {
  ask: 2500,
  preview: 2500,
  follow: 2500,
  translate: 2500,
  safety: 200,
}
/** Some servers do not know the limit in tokens. */
const charactersAtMost = 6
/** Milliseconds before the first retry, at random up to this; each next one may wait twice as long. */
const retryWithin = 400
const charactersPerToken = 3

export const tokensIn = (characters: number): number => Math.ceil(characters / charactersPerToken)

/** What is asked of a model, and who listens to a reply that is still arriving. */
export type Asked<T extends Task> = {
  task: T
  instructions: string
  prompt: string
  signal: AbortSignal
  listen: (partial: unknown) => void
}

export const outcomeOf = (error: unknown): ModelCall['outcome'] => {
  if (error instanceof DOMException && ['TimeoutError', 'AbortError'].includes(error.name)) return 'late'
  return error instanceof UnusableReply || NoObjectGeneratedError.isInstance(error) ? 'unusable' : 'failed'
}

export const reasonOf = (error: unknown): string => {
  if (APICallError.isInstance(error)) return `status ${error.statusCode ?? 'none'}`
  if (error instanceof UnusableReply) return error.message
  return error instanceof Error ? error.name : 'unknown'
}

/**
 * A model's reply. A request that fails before the first word is repeated where trying again may help; the first word
 * must come in time, repetitions included. What was used is written into the call. @throws the provider's error, a
 * `DOMException` where it is late, an `UnusableReply` or `NoObjectGeneratedError` where the reply is none
 */
export async function requestReply<T extends Task>(
  model: LanguageModel,
  settings: ModelSettings,
  asked: Asked<T>,
  call: ModelCall,
): Promise<Replies[T]> {
  const silence = new AbortController()
  const late = () => silence.abort(new DOMException('No word in time', 'TimeoutError'))
  const timer = setTimeout(late, settings.firstToken)
  const started = performance.now()
  const begun = () => {
    call.firstToken ??= Math.round(performance.now() - started)
    clearTimeout(timer)
  }
  const signal = AbortSignal.any([asked.signal, silence.signal])
  try {
    for (let attempt = 0; ; attempt += 1)
      try {
        return await request(model, settings, { ...asked, signal }, call, begun)
      } catch (error) {
        const unheard = APICallError.isInstance(error) && call.firstToken === null
        if (!unheard || !error.isRetryable || attempt >= settings.retries) {
          if (unheard) call.inputTokens = 0
          throw error
        }
        await wait(Math.random() * retryWithin * 2 ** attempt, undefined, { signal })
      }
  } finally {
    clearTimeout(timer)
  }
}

async function request<T extends Task>(
  model: LanguageModel,
  settings: ModelSettings,
  { task, instructions, prompt, signal, listen }: Asked<T>,
  call: ModelCall,
  begun: () => void,
): Promise<Replies[T]> {
  const stop = new AbortController()
  let failure: unknown
  let written = 0
  const schema: z.ZodType = schemas[task]
  const result = streamText({
    model,
    instructions,
    prompt,
    output:
      settings.provider === 'openai-compatible' ? Output.json({ name: task }) : Output.object({ schema, name: task }),
    maxOutputTokens: mostTokens[task],
    maxRetries: 0,
    abortSignal: AbortSignal.any([signal, stop.signal]),
    onChunk: ({ chunk }) => {
      if (chunk.type !== 'text-delta' && chunk.type !== 'reasoning-delta') return
      begun()
      written += chunk.text.length
      if (written > mostTokens[task] * charactersAtMost) stop.abort(new UnusableReply('The reply does not end.'))
    },
    onError: ({ error }) => {
      failure ??= error
    },
  })
  const reading = async () => {
    for await (const partial of result.partialOutputStream) listen(partial)
    const output = await result.output
    spend(call, await result.usage)
    call.version = (await result.response).modelId ?? null
    return output
  }
  try {
    const parsed = schema.safeParse(await Promise.race([reading(), until(signal), until(stop.signal)]))
    if (!parsed.success) throw new UnusableReply('The reply has another shape.')
    return parsed.data as Replies[T]
  } catch (error) {
    const ended = [stop, { signal }].find((one) => one.signal.aborted)?.signal.reason
    const known = NoObjectGeneratedError.isInstance(error) && !failure && !ended ? error.usage : undefined
    if (known) spend(call, known)
    else if (call.outputTokens === 0) call.outputTokens = tokensIn(written)
    throw ended ?? (error instanceof UnusableReply ? error : (failure ?? error))
  } finally {
    stop.abort()
  }
}

const until = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }))

function spend(
  call: ModelCall,
  { inputTokens, outputTokens }: { inputTokens?: number | undefined; outputTokens?: number | undefined },
) {
  call.inputTokens = inputTokens ?? call.inputTokens
  call.outputTokens = outputTokens ?? 0
}
