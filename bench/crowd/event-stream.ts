type Event = { kind: string; ref: string }

/** A person's open stream, and what it has told of each question. */
export class EventStream {
  private readonly told = new Map<string, number>()
  private readonly waiting = new Set<() => void>()
  private readonly leaving = new AbortController()

  private readonly onEvent: (event: Event) => void

  private constructor(onEvent: (event: Event) => void) {
    this.onEvent = onEvent
  }

  static async open(
    url: string,
    headers: Record<string, string>,
    onEvent: (event: Event) => void = () => {},
  ): Promise<EventStream> {
    const stream = new EventStream(onEvent)
    const answer = await fetch(`${url}/api/live`, { headers, signal: stream.leaving.signal })
    if (!answer.ok || !answer.body) throw new Error(`A stream was answered ${answer.status}`)
    void stream.read(answer.body.pipeThrough(new TextDecoderStream())).catch(() => {})
    return stream
  }

  private async read(text: ReadableStream<string>): Promise<void> {
    let rest = ''
    for await (const chunk of text) {
      const blocks = (rest + chunk).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const data = /^data: (.+)$/m.exec(block)?.[1]
        if (data) this.hear(JSON.parse(data))
      }
    }
  }

  private hear(event: Event): void {
    this.told.set(event.ref, (this.told.get(event.ref) ?? 0) + 1)
    for (const wake of [...this.waiting]) wake()
    this.onEvent(event)
  }

  /** Asks again after each event about this question, as a page does, until the answer is there. */
  async until<Found>(ref: string, ask: () => Promise<Found | null>, seconds: number): Promise<Found> {
    const end = performance.now() + seconds * 1000
    for (;;) {
      const heard = this.told.get(ref) ?? 0
      const found = await ask()
      if (found !== null) return found
      await this.changed(ref, heard, end)
    }
  }

  private changed(ref: string, heard: number, end: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => done(() => reject(new Error('waited in vain'))), end - performance.now())
      const look = () => (this.told.get(ref) ?? 0) > heard && done(resolve)
      const done = (then: () => void) => {
        clearTimeout(late)
        this.waiting.delete(look)
        then()
      }
      this.waiting.add(look)
      look()
    })
  }

  close(): void {
    this.leaving.abort()
  }
}
