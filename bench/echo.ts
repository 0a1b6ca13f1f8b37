// The least that a live server can do: what is posted for a stream is written to it, and kept for one reading.
import { createServer, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

const streams = new Map<string, ServerResponse>()
const said = new Map<string, { seq: number; text: string }>()

createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://echo')
  const name = searchParams.get('as') ?? ''
  if (pathname === '/live') {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(': \n\n')
    streams.set(name, response)
  } else if (pathname === '/say') {
    said.set(name, { seq: 1, text: JSON.parse(await text(request)).text })
    streams.get(name)?.write(`data: ${JSON.stringify({ kind: 'said', ref: name })}\n\n`)
    response.writeHead(204).end()
  } else {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ messages: [said.get(name)].filter(Boolean) }))
  }
}).listen(Number(process.env.PORT), '127.0.0.1')
