// Autosaves a draft on the server: two seconds after the last key, ten seconds at the latest, one save at a time.
import type { AnswerDraft } from '../../../shapes.ts'

export const autosaveDelayMs = 2000
export const autosaveMaxDelayMs = 10_000
const retryAfter = 5000

/** `failed` until a save succeeds, also while one goes on typing or it is tried again. */
export type AutosaveState = 'idle' | 'waiting' | 'saving' | 'failed'

type KeeperOptions = {
  /** Saves, or says that the lease is lost. */
  save: (draft: AnswerDraft) => Promise<'kept' | 'lost'>
  onState: (state: AutosaveState, savedAt: number | null) => void
  now?: () => number
  later?: (act: () => void, milliseconds: number) => () => void
}

export type DraftAutosave = {
  touch: (draft: AnswerDraft) => void
  /** Saves now what is pending, and resolves once nothing is pending or it could not be saved. */
  flush: () => Promise<void>
  /**
   * Saves nothing until what it resolves to is called, and resolves once the save under way has ended: no save arrives
   * after the answer that it is a draft of.
   */
  hold: () => Promise<() => void>
  /** The answer has been sent: discards the draft. */
  drop: () => void
}

const laterByTimer = (act: () => void, milliseconds: number) => {
  const timer = setTimeout(act, milliseconds)
  return () => clearTimeout(timer)
}

/** No network, a server that is unavailable or rate-limits: retried until it is saved or refused for good. */
export const isTransientFailure = ({ status }: { status: number }) => status === 0 || status === 429 || status >= 500

export function draftAutosave({ save, onState, now = Date.now, later = laterByTimer }: KeeperOptions): DraftAutosave {
  let pending: AnswerDraft | null = null
  let since: number | null = null
  let cancel: (() => void) | null = null
  let running: Promise<void> | null = null
  let failed = false
  let held = false

  function plan(milliseconds: number): void {
    cancel?.()
    cancel = later(() => void run(), milliseconds)
  }

  function run(): Promise<void> {
    cancel?.()
    cancel = null
    if (held) return Promise.resolve()
    running ??= once().finally(() => {
      running = null
    })
    return running
  }

  const tell = (state: 'waiting' | 'saving') => onState(failed ? 'failed' : state, null)

  async function once(): Promise<void> {
    if (!pending) return
    const draft = pending
    pending = null
    since = null
    tell('saving')
    try {
      const outcome = await save(draft)
      failed = outcome === 'lost'
      if (failed) onState('failed', null)
      else onState(pending ? 'waiting' : 'idle', now())
    } catch {
      pending ??= draft
      failed = true
      onState('failed', null)
      plan(retryAfter)
    }
  }

  return {
    touch(draft) {
      pending = draft
      since ??= now()
      tell('waiting')
      plan(Math.max(0, Math.min(autosaveDelayMs, since + autosaveMaxDelayMs - now())))
    },
    async flush() {
      if (running) await running
      if (pending) await run()
    },
    async hold() {
      held = true
      await running
      return () => {
        held = false
        if (pending) plan(0)
      }
    },
    drop() {
      cancel?.()
      cancel = null
      pending = null
      since = null
      failed = false
    },
  }
}
