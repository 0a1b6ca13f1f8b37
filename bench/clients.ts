// The browsers of the latency figure, in a process of their own: streams held open, messages sent, both on one clock.
export type Talk = {
  /** Posts the text; `ref` is what the event at the other one's stream will name. */
  say: { url: string; headers: Record<string, string>; ref: string }
  /** Fetches what was said, with `{after}` for the last number seen. */
  read: { url: string; headers: Record<string, string> }
}
export type Stream = { url: string; headers: Record<string, string> }
export type Plan = {
  talks: Talk[]
  messages: number
  /** Messages sent per second, by all together. */
  rate: number
}
export type Times = { event: number[]; shown: number[]; open: number; failed: number }

const listeners = new Map<string, () => void>()
let open = 0

process.on('message', async (message: { open: Stream[] } | { talk: Plan }) => {
  if ('open' in message) {
    await openAll(message.open)
    process.send?.({ opened: open })
  } else {
    process.send?.({ times: await talk(message.talk) })
  }
})

async function openAll(streams: Stream[]): Promise<void> {
  let next = 0
  await Promise.all(
    Array.from({ length: 40 }, async () => {
      while (next < streams.length) {
        const stream = streams[next]
        next += 1
        if (stream) await openOne(stream)
      }
    }),
  )
}

async function openOne({ url, headers }: Stream): Promise<void> {
  const answer = await fetch(url, { headers })
  if (!answer.ok || !answer.body) throw new Error(`A stream was answered ${answer.status}`)
  open += 1
  void follow(answer.body.getReader()).finally(() => {
    open -= 1
  })
}

async function follow(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  const decoder = new TextDecoder()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    rest += decoder.decode(value, { stream: true })
    const blocks = rest.split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const data = block.split('\n').find((line) => line.startsWith('data: '))
      if (data) listeners.get(JSON.parse(data.slice(6)).ref)?.()
    }
  }
}

async function talk({ talks, messages, rate }: Plan): Promise<Times> {
  const times: Times = { event: [], shown: [], open: 0, failed: 0 }
  const each = Math.ceil(messages / talks.length)
  const gap = (1000 * talks.length) / rate
  await Promise.all(
    talks.map(async (one, nth) => {
      let after = 0
      await pause((gap * nth) / talks.length)
      for (let count = 0; count < each; count += 1) {
        const began = performance.now()
        const text = `Message ${nth}-${count}-${began}`
        try {
          const heard = await exchange(one, text, after, began)
          times.event.push(heard.event)
          times.shown.push(heard.shown)
          after = heard.seq
        } catch {
          times.failed += 1
        }
        await pause(Math.max(0, gap - (performance.now() - began)))
      }
    }),
  )
  times.open = open
  return times
}

/** From the click to the event at the other one's stream, and to the message in their hands. */
function exchange(one: Talk, text: string, after: number, began: number) {
  return new Promise<{ event: number; shown: number; seq: number }>((resolve, reject) => {
    const late = setTimeout(() => end(() => reject(new Error('not heard within 10 s'))), 10_000)
    const end = (then: () => void) => {
      clearTimeout(late)
      listeners.delete(one.say.ref)
      then()
    }
    listeners.set(one.say.ref, async () => {
      const event = performance.now() - began
      try {
        const answer = await fetch(one.read.url.replace('{after}', String(after)), { headers: one.read.headers })
        if (!answer.ok) throw new Error(`answered ${answer.status}`)
        const { messages } = (await answer.json()) as { messages: { seq: number; text: string }[] }
        const mine = messages.find((message) => message.text === text)
        if (mine) end(() => resolve({ event, shown: performance.now() - began, seq: mine.seq }))
      } catch (error) {
        end(() => reject(error))
      }
    })
    fetch(one.say.url, {
      method: 'POST',
      headers: { ...one.say.headers, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({ text }),
    }).then(
      async (answer) => {
        await answer.body?.cancel()
        if (!answer.ok) end(() => reject(new Error(`answered ${answer.status}`)))
      },
      (error) => end(() => reject(error)),
    )
  })
}

function pause(wait: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, wait))
}
