/** One thing told by the server: identifiers only. `id` is the place to resume from. */
export type LiveEvent = { id: number | null; kind: string; ref: string }

type Heard = { event: (event: LiveEvent) => void; retry: (milliseconds: number) => void }

/** Reads server-sent events from pieces of text that may be cut anywhere, also in the middle of a line. */
export function liveEventParser(heard: Heard): (text: string) => void {
  let rest = ''
  let id: number | null = null
  let data: string[] = []

  function line(text: string): void {
    if (text === '') {
      if (data.length > 0) tell(data.join('\n'))
      data = []
      return
    }
    const colon = text.indexOf(':')
    if (colon === 0) return
    const field = colon < 0 ? text : text.slice(0, colon)
    const value = colon < 0 ? '' : text.slice(colon + 1).replace(/^ /, '')
    if (field === 'data') data.push(value)
    if (field === 'id' && /^\d+$/.test(value)) id = Number(value)
    if (field === 'retry' && /^\d+$/.test(value)) heard.retry(Number(value))
  }

  function tell(text: string): void {
    const told = parsed(text)
    if (told) heard.event({ id, ...told })
  }

  return (text) => {
    const lines = (rest + text).split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    for (const one of lines) line(one)
  }
}

function parsed(text: string): { kind: string; ref: string } | null {
  try {
    const { kind, ref } = JSON.parse(text) as { kind?: unknown; ref?: unknown }
    return typeof kind === 'string' && typeof ref === 'string' ? { kind, ref } : null
  } catch {
    // A newer server may speak of things that this page does not know.
    return null
  }
}
