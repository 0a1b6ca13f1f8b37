// Messages that the client has sent and the server has not yet confirmed. Each keeps its idempotency key until then, so
// that a lost reply, a reload or a second try never posts anything twice.
export type Outgoing = {
  key: string
  text: string
  attachments: readonly { id: string; name: string; size: number; type: string }[]
  /** Replies to the assistant's questions, each of which stands in `text` as well. */
  answers?: readonly { key: string; text: string | null }[]
  /** The assistant's question that was shown while the message was typed, by its key. */
  replyTo?: string
  at: string
  state: 'waiting' | 'failed'
  /** The code of the refusal, where there was one. */
  problem: string | null
}

/** The server remembers a key for a day; with an older one a message could be posted twice. */
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

/** Sends again with the same key, because the first try may have arrived after all. */
export function markWaiting(outbox: readonly Outgoing[], key: string): Outgoing[] {
  return outbox.map((message) => (message.key === key ? { ...message, state: 'waiting', problem: null } : message))
}

/** What was typed while the text before it was being sent. */
export function typedSince(typed: string, sent: string): string {
  return typed.startsWith(sent) ? typed.slice(sent.length).trimStart() : typed
}

/** One at a time and in order: the oldest waiting message, unless one before it has failed. */
export function nextOutgoing(outbox: readonly Outgoing[]): Outgoing | null {
  const first = outbox[0]
  return first?.state === 'waiting' ? first : null
}

/**
 * Posts a message once at a time: the page that opens while the one before is still posting waits for the same reply,
 * where a second request would be refused as `idempotency_key_running`.
 */
export function onePostPerKey<T>() {
  const running = new Map<string, Promise<T>>()
  return (key: string, post: () => Promise<T>): Promise<T> => {
    const posting = running.get(key) ?? post().finally(() => running.delete(key))
    running.set(key, posting)
    return posting
  }
}

/** No reply, a service that restarts, a first try that is still running: none of them is a refusal. */
const passing: readonly (string | null)[] = ['network', 'database_away', 'idempotency_key_running']

/** The connection is back: messages that failed only for want of a reply are sent again, under their own keys. */
export function retryUnsent(outbox: readonly Outgoing[], now: number): Outgoing[] {
  return outbox.map((message) =>
    passing.includes(message.problem) && isSafe(message, now)
      ? { ...message, state: 'waiting', problem: null }
      : message,
  )
}

/** What a page restores after a reload: a message with a key too old to be safe is left to the person to send. */
export function restoredOutbox(kept: readonly Outgoing[] | null, now: number): Outgoing[] {
  const found = (kept ?? []).map(
    (message): Outgoing =>
      message.state === 'waiting' && !isSafe(message, now)
        ? { ...message, state: 'failed', problem: 'network' }
        : message,
  )
  return retryUnsent(found, now)
}

/** The outbox to store after a change here: messages of another tab, which this one never had, stay as they are. */
export function mergedOutbox(stored: readonly Outgoing[] | null, had: ReadonlySet<string>, own: readonly Outgoing[]) {
  return [...(stored ?? []).filter(({ key }) => !had.has(key)), ...own]
}

function isSafe({ at }: Outgoing, now: number): boolean {
  return now - Date.parse(at) < keyLife
}
