import type { Handler } from 'hono'
import { LRUCache } from 'lru-cache'
import type { RenderedPage } from '../cache/page-cache.ts'
import { isPrivateQuestion, isPublic, readMetadata } from './page-metadata.ts'
import { pageOfPicture } from './picture-path.ts'
import { type PictureText, pictureTextOf, versionOf } from './picture-text.ts'

const maxBytes = 24 * 1024 ** 2
/** Pictures are drawn one at a time; requests beyond this queue length are asked to retry. */
const mostAsking = 40

type Options = {
  /** The page of an address, rendered for an anonymous visitor. */
  drawPage(key: string): Promise<Pick<RenderedPage, 'status' | 'html'>>
  /** The site's response at one of its own addresses. */
  fetchFile: (path: string) => Response | Promise<Response>
  drawPicture?: (words: PictureText, portrait: Buffer | null) => Promise<Buffer>
}

/** Loaded with the first picture: many processes draw none. */
const drawnNow: Options['drawPicture'] & {} = async (words, portrait) =>
  (await import('./picture.tsx')).drawPicture(words, portrait)

/**
 * Serves the pictures of shared links, `/og/{path}.png`: one for each public page, drawn from its own title and
 * description, after the page and separately. The picture of one text never changes; another text has another `?v`.
 */
export function pictureHandler({ drawPage, fetchFile, drawPicture = drawnNow }: Options): Handler {
  const kept = new LRUCache<string, Buffer>({ maxSize: maxBytes, sizeCalculation: (picture) => picture.length })
  const coming = new Map<string, Promise<Buffer>>()
  let last: Promise<unknown> = Promise.resolve()

  async function portraitOf({ portrait }: PictureText): Promise<Buffer | null> {
    const answer = portrait ? await fetchFile(portrait) : null
    return answer?.ok ? Buffer.from(await answer.arrayBuffer()) : null
  }

  function pictureOf(words: PictureText, version: string): Promise<Buffer> {
    const before = coming.get(version)
    if (before) return before
    const drawing = last.then(async () => drawPicture(words, await portraitOf(words)))
    last = drawing.catch(() => {})
    coming.set(version, drawing)
    const done = () => coming.delete(version)
    drawing.then((picture) => kept.set(version, picture)).then(done, done)
    return drawing
  }

  let asking = 0

  return async (c) => {
    const path = pageOfPicture(c.req.path)
    if (!path || !isPublic(path)) return c.notFound()
    if (asking >= mostAsking) return c.body(null, 503, { 'retry-after': '5' })
    asking += 1
    try {
      const page = await drawPage(path)
      if (page.status !== 200) return c.notFound()
      const read = readMetadata(page.html)
      if (isPrivateQuestion(path, read)) return c.notFound()
      const words = pictureTextOf(read)
      const version = versionOf(words)
      const picture = kept.get(version) ?? (await pictureOf(words, version))
      return c.body(new Uint8Array(picture), 200, {
        'content-type': 'image/png',
        'cache-control': c.req.query('v') === version ? 'public, max-age=31536000, immutable' : 'public, max-age=600',
      })
    } finally {
      asking -= 1
    }
  }
}
