import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Resolve } from '../public-dns-lookup.ts'
import { openOutside } from './http-reader.ts'

/** A name server of somebody who would like to see our network. */
const resolve: Resolve = (_host, _options, found) => found(null, [{ address: '169.254.169.254', family: 4 }])

let server: Server
let base: string
let answer: (request: IncomingMessage, response: ServerResponse) => void

beforeEach(async () => {
  server = createServer((request, response) => answer(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const nothing = { etag: null, modified: null }
const here = openOutside({ local: true, timeoutMilliseconds: 300 })
const read = (path: string, known = nothing as Parameters<typeof here.read>[1]) => here.read(base + path, known, 1000)

describe('a file at an address that somebody gave', () => {
  test('is read with its version, which is sent along the next time', async () => {
    answer = (request, response) => {
      if (request.headers['if-none-match'] === '"1"') return response.writeHead(304).end()
      return response.writeHead(200, { etag: '"1"', 'last-modified': 'Mon, 02 Nov 2026 10:00:00 GMT' }).end('été')
    }
    const version = { etag: '"1"', modified: 'Mon, 02 Nov 2026 10:00:00 GMT' }
    expect(await read('/a')).toEqual({ kind: 'read', text: 'été', version })
    expect(await read('/a', version)).toEqual({ kind: 'same' })
  })

  test.each([
    ['larger than announced', (r: ServerResponse) => r.writeHead(200).end('x'.repeat(1001)), 'large'],
    ['announced as too large', (r: ServerResponse) => r.writeHead(200, { 'content-length': 2000 }).write('x'), 'large'],
    ['late', () => {}, 'slow'],
    ['late in the middle', (r: ServerResponse) => r.writeHead(200).write('x'), 'slow'],
    ['gone', (r: ServerResponse) => r.writeHead(404).end(), 'missing'],
    ['broken', (r: ServerResponse) => r.writeHead(500).end(), 'status'],
    [
      'cut off',
      (r: ServerResponse) => r.writeHead(200, { 'content-length': 10 }).write('x', () => r.destroy()),
      'unreachable',
    ],
    ['somewhere else without end', (r: ServerResponse) => r.writeHead(302, { location: '/a' }).end(), 'status'],
    [
      'sent to a local file',
      (r: ServerResponse) => r.writeHead(302, { location: 'file:///etc/passwd' }).end(),
      'refused',
    ],
  ])('is not read where it is %s', async (_, reply, why) => {
    answer = (_request, response) => void reply(response)
    expect(await read('/a')).toEqual({ kind: 'failed', why })
  })

  test('is read where it has moved to', async () => {
    answer = ({ url }, response) =>
      url === '/a' ? response.writeHead(301, { location: '/b' }).end() : response.writeHead(200).end('here')
    expect(await read('/a')).toMatchObject({ kind: 'read', text: 'here' })
  })
})

describe('an address of our own network', () => {
  const outside = openOutside({ timeoutMilliseconds: 2000, resolve })

  test.each([
    ...['http://calendar.example.org/a.ics', 'https://127.0.0.1/a.ics', 'https://[::1]/a.ics', 'https://2130706433/a'],
    ...['https://localhost/a.ics', 'https://calendar.example.org:8443/a.ics', 'https://me:pass@example.org/a.ics'],
    ...['ftp://example.org/a.ics', 'a.ics'],
  ])('is not accepted: %s', async (address) => {
    expect(outside.accepts(address)).toBe(false)
    expect(await outside.read(address, nothing, 1000)).toEqual({ kind: 'failed', why: 'refused' })
  })

  test('is not reached through a name that leads to it', async () => {
    expect(outside.accepts('https://calendar.example.org/a.ics')).toBe(true)
    expect(await outside.read('https://calendar.example.org/a.ics', nothing, 1000)).toEqual({
      kind: 'failed',
      why: 'refused',
    })
  })
})
