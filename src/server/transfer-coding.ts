import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Node takes a body for chunked as soon as the last coding is, whatever stands before it. A proxy that reads
 * `xchunked, chunked` otherwise would see another end of the request than we do, and the rest as a request of its own:
 * any coding but `chunked` alone is refused and the connection closed (RFC 9112, 6.1).
 */
export function refuseUnknownCoding(request: IncomingMessage, response: ServerResponse): boolean {
  const coding = request.headers['transfer-encoding']
  if (coding === undefined || coding.trim().toLowerCase() === 'chunked') return false
  response.writeHead(501, { connection: 'close', 'content-type': 'text/plain; charset=utf-8' })
  response.end('This transfer coding is not understood.\n')
  return true
}
