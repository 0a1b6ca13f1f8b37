// What the client has sent and the server has not yet confirmed. Each message keeps its key until then, so that a lost
// answer, a reload or a second try never says anything twice.
export type Outgoing = {
  key: string
  text: string
  attachments: readonly { id: string; name: string; size: number; type: string }[]
  at: string
  state: 'waiting' | 'failed'
  /** The code of the refusal, where there was one. */
  problem: string | null
}

/** The server remembers a key for a day; an older one could say the same thing twice. */
const keyLife = 23 * 3_600_000

export function addOutgoing(outbox: readonly Outgoing[], message: Omit<Outgoing, 'state' | 'problem'>): Outgoing[] {
  return [...outbox, { ...message, state: 'waiting', problem: null }]
}

export function removeOutgoing(outbox: readonly Outgoing[], key: string): Outgoing[] {
  return outbox.filter((message) => message.key !== key)
}

export function markFailed(outbox: readonly Outgoing[], key: string, problem: string): Outgoing[] {
  return outbox.map((message) => (message.key === key ? { ...message, state: 'failed', problem } : message))
}

/** Send again: the same key, because the first try may have arrived after all. */
export function markWaiting(outbox: readonly Outgoing[], key: string): Outgoing[] {
  return outbox.map((message) => (message.key === key ? { ...message, state: 'waiting', problem: null } : message))
}

/** What has been typed while the beginning was being sent. */
export function typedSince(typed: string, sent: string): string {
  return typed.startsWith(sent) ? typed.slice(sent.length).trimStart() : typed
}

/** One at a time and in order: the oldest that waits, unless one before it has failed. */
export function nextOutgoing(outbox: readonly Outgoing[]): Outgoing | null {
  const first = outbox[0]
  return first?.state === 'waiting' ? first : null
}

/** No answer, a service that is being restarted, a first try that is still running: none of them is a "no". */
const passing: readonly (string | null)[] = ['network', 'database_away', 'idempotency_key_running']

/** The way is free again: whatever only failed for want of an answer leaves by itself, under its own key. */
export function retryUnsent(outbox: readonly Outgoing[], now: number): Outgoing[] {
  return outbox.map((message) =>
    passing.includes(message.problem) && isSafe(message, now)
      ? { ...message, state: 'waiting', problem: null }
      : message,
  )
}

/** What a page finds after a reload: a key too old to be safe is left to the person to send again. */
export function restoredOutbox(kept: readonly Outgoing[] | null, now: number): Outgoing[] {
  const found = (kept ?? []).map(
    (message): Outgoing =>
      message.state === 'waiting' && !isSafe(message, now)
        ? { ...message, state: 'failed', problem: 'network' }
        : message,
  )
  return retryUnsent(found, now)
}

/** What storage holds after a change here: another tab's messages, which this one has never had, stay as they are. */
export function mergedOutbox(stored: readonly Outgoing[] | null, had: ReadonlySet<string>, own: readonly Outgoing[]) {
  return [...(stored ?? []).filter(({ key }) => !had.has(key)), ...own]
}

function isSafe({ at }: Outgoing, now: number): boolean {
  return now - Date.parse(at) < keyLife
}
