import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A bucket over HTTP that checks no signatures; its lists have two names a page. `kept`: by path, with the bucket. */
export async function startFakeS3(): Promise<{ s3Url: string; kept: Map<string, Buffer>; stop(): void }> {
  const kept = new Map<string, Buffer>()
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://store')
    if (searchParams.has('list-type')) return response.end(listed(kept, `${pathname}/`, searchParams))
    if (request.method === 'PUT') kept.set(pathname, await bodyOf(request))
    if (request.method === 'DELETE') kept.delete(pathname)
    const found = kept.get(pathname)
    response.writeHead(request.method === 'GET' && !found ? 404 : 200).end(request.method === 'GET' ? found : undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { s3Url: `http://key:secret@127.0.0.1:${port}/box/clairavis`, kept, stop: () => void server.close() }
}

function listed(kept: Map<string, Buffer>, bucket: string, query: URLSearchParams): string {
  const all = [...kept.keys()].filter((path) => path.startsWith(bucket + query.get('prefix'))).sort()
  const from = Number(query.get('continuation-token') ?? 0)
  const page = all.slice(from, from + 2).map((path) => {
    const tag = `&quot;${kept.get(path)?.toString('hex')}&quot;`
    return `<Contents><Key>${path.slice(bucket.length)}</Key><ETag>${tag}</ETag></Contents>`
  })
  const more = from + 2 < all.length ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : ''
  return `<ListBucketResult>${page.join('')}${more}</ListBucketResult>`
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}
