import type { LanguageModel } from 'ai'
import { droppedClaims, modelCallSeconds, modelCostEuros } from '../../telemetry/metrics.ts'
import { inCall } from '../../telemetry/spans.ts'
import type { CallBook, ModelCall } from '../port.ts'
import type { Task } from './prompt.ts'
import type { ModelSettings } from './providers.ts'
import type { Replies } from './reply.ts'
import { type Asked, mostTokens, outcomeOf, requestReply, tokensIn } from './request.ts'

export type Log = Record<'info' | 'warn', (details: object, text: string) => void>

/** Neither the budget nor the model's state allow a call. */
export class NotCalled extends Error {}

type Booked<T extends Task> = Asked<T> & {
  /** The hash of the prompt's words. */
  version: string
  /** What of the reply was not shown, with the reason; emptied once it is written down. */
  dropped: Map<string, string>
  book: CallBook | undefined
}

/** Books a call, makes it, and writes down what came of it. @throws NotCalled */
export async function bookedCall<T extends Task, R>(
  model: Promise<LanguageModel>,
  settings: ModelSettings,
  { version, dropped, book, ...asked }: Booked<T>,
  use: (reply: Replies[T]) => R,
): Promise<R> {
  const costOf = (call: Pick<ModelCall, 'inputTokens' | 'outputTokens'>): number =>
    Math.round((call.inputTokens * settings.inputPrice + call.outputTokens * settings.outputPrice) / 100) / 10_000
  const call: ModelCall = {
    task: asked.task,
    provider: settings.provider,
    model: settings.model,
    version: null,
    prompt: version,
    inputTokens: tokensIn(asked.instructions.length + asked.prompt.length),
    outputTokens: mostTokens[asked.task],
    cents: 0,
    latency: 0,
    firstToken: null,
    dropped: {},
    outcome: 'running',
  }
  const close = await book?.open({ ...call, cents: costOf(call) })
  if (close === null) throw new NotCalled()
  const started = performance.now()
  call.outputTokens = 0
  try {
    const shown = use(await traced(settings, call, async () => requestReply(await model, settings, asked, call)))
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
    count(call)
    await close?.(call)
  }
}

function traced<R>({ provider, model }: ModelSettings, call: ModelCall, act: () => Promise<R>): Promise<R> {
  const name = { 'gen_ai.operation.name': call.task, 'gen_ai.provider.name': provider, 'gen_ai.request.model': model }
  return inCall(`model ${call.task}`, name, async (span) => {
    const reply = await act()
    span?.setAttributes({
      'gen_ai.usage.input_tokens': call.inputTokens,
      'gen_ai.usage.output_tokens': call.outputTokens,
    })
    return reply
  })
}

function count({ task, outcome, latency, cents, model, dropped }: ModelCall): void {
  modelCallSeconds.observe({ task, outcome }, latency / 1000)
  modelCostEuros.inc({ model }, cents / 100)
  for (const [reason, times] of Object.entries(dropped)) droppedClaims.inc({ reason }, times)
}

function countsOf(dropped: ReadonlyMap<string, string>): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const reason of dropped.values()) counts[reason] = (counts[reason] ?? 0) + 1
  return counts
}
