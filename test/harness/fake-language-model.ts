import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type FakeRequest = { path: string; system: string; prompt: string; body: Record<string, unknown> }
/**
 * `begin`: these words, then silence. `endless`: the beginning, then the same words without an end. `pieces`: each when
 * it comes, then the end.
 */
type Reply =
  | { json: unknown }
  | { raw: string }
  | { status: number }
  | { hang: true }
  | { cut: string }
  | { begin: string }
  | { pieces: AsyncIterable<string> }
  | { endless: { begin: string; words: string } }
export type Script = (request: FakeRequest) => Reply

const textOf = (content: unknown): string =>
  typeof content === 'string'
    ? content
    : Array.isArray(content)
      ? content.map((part: { text?: string }) => part.text ?? '').join('')
      : ''

async function read(request: IncomingMessage): Promise<FakeRequest> {
  let text = ''
  for await (const chunk of request) text += chunk
  const body = JSON.parse(text) as { messages: { role: string; content: unknown }[]; system?: unknown }
  const of = (role: string) =>
    body.messages
      .filter((message) => message.role === role)
      .map((message) => textOf(message.content))
      .join('\n')
  return { path: request.url ?? '', system: of('system') || textOf(body.system), prompt: of('user'), body }
}

const event = (data: unknown): string => `data: ${JSON.stringify(data)}\n\n`

const base = { id: 'fake', object: 'chat.completion.chunk', created: 1, model: 'fake-1' }

function write(response: ServerResponse, text: string): void {
  for (const piece of text.match(/[\s\S]{1,24}/g) ?? [])
    response.write(
      event({ ...base, choices: [{ index: 0, delta: { role: 'assistant', content: piece }, finish_reason: null }] }),
    )
}

function stream(response: ServerResponse, text: string, end: 'whole' | 'cut' | 'silent' | { words: string }): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  write(response, text)
  if (end === 'silent') return
  // What was written leaves first.
  if (end === 'cut') return void setTimeout(() => response.destroy(), 50)
  if (end !== 'whole') {
    const timer = setInterval(() => write(response, end.words.repeat(20)), 2)
    return void response.on('close', () => clearInterval(timer))
  }
  finish(response)
}

async function streamPieces(response: ServerResponse, pieces: AsyncIterable<string>): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for await (const piece of pieces) write(response, piece)
  finish(response)
}

function finish(response: ServerResponse): void {
  const usage = { prompt_tokens: 1000, completion_tokens: 200, total_tokens: 1200 }
  response.write(event({ ...base, choices: [{ index: 0, delta: {}, finish_reason: 'stop' }], usage }))
  response.end('data: [DONE]\n\n')
}

function streamMessage(response: ServerResponse, text: string): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const send = (type: string, data: object): void => {
    response.write(`event: ${type}\n${event({ type, ...data })}`)
  }
  const message = { id: 'fake', type: 'message', role: 'assistant', model: 'fake-1', content: [], stop_reason: null }
  send('message_start', { message: { ...message, usage: { input_tokens: 1000, output_tokens: 1 } } })
  send('content_block_start', { index: 0, content_block: { type: 'text', text: '' } })
  for (const piece of text.match(/[\s\S]{1,24}/g) ?? [])
    send('content_block_delta', { index: 0, delta: { type: 'text_delta', text: piece } })
  send('content_block_stop', { index: 0 })
  send('message_delta', { delta: { stop_reason: 'end_turn', stop_sequence: null }, usage: { output_tokens: 200 } })
  send('message_stop', {})
  response.end()
}

/** A loopback server that speaks the providers' two streaming protocols, and misbehaves as told. */
export class FakeModel {
  readonly requests: FakeRequest[] = []
  script: Script = () => ({ status: 500 })
  private readonly server: Server = createServer((request, response) => void this.reply(request, response))

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1`
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }

  private async reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = await read(request)
    this.requests.push(asked)
    const reply = this.script(asked)
    if ('hang' in reply) return
    if ('status' in reply)
      return void response
        .writeHead(reply.status, { 'content-type': 'application/json' })
        .end('{"error":{"message":"broken"}}')
    if ('cut' in reply) return stream(response, reply.cut, 'cut')
    if ('pieces' in reply) return streamPieces(response, reply.pieces)
    if ('begin' in reply) return stream(response, reply.begin, 'silent')
    if ('endless' in reply) return stream(response, reply.endless.begin, { words: reply.endless.words })
    const text = 'raw' in reply ? reply.raw : JSON.stringify(reply.json)
    if (asked.path.endsWith('/messages')) streamMessage(response, text)
    else stream(response, text, 'whole')
  }
}
