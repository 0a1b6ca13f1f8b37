// The least that a server can do: the bytes of a file, from memory.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const file = process.argv[2] ?? ''
const body = readFileSync(file)
const coding = file.endsWith('.br') ? { 'content-encoding': 'br' } : {}
createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length, ...coding })
  response.end(body)
}).listen(Number(process.env.PORT), '127.0.0.1')
