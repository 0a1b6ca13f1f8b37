import { createHash } from 'node:crypto'
import { sealWith } from '../files/seal.ts'

type Bodies = { html: string; text: string }
export type StoredSecrets = Bodies & { id: string; secrets: Buffer | null }

/**
 * Whoever has this part of a link is let in: a signed link to an application or a contract, which stands anywhere in an
 * address, or what stands behind `#`, which browsers send to no server.
 */
const letsIn = /[\w-]{16,}\.[\w-]{43}(?![\w-])|(?<=#(?:token|address|phone|keep)=)[\w-]{16,}/g

/** What stands in a secret's place. Nobody can write one into an email: its id is chosen after its words. */
const marksOf = (id: string) => {
  const own = createHash('sha256').update(id).digest('hex').slice(0, 8)
  return {
    mark: (place: number) => `sealed.${place}.${own}`,
    marked: new RegExp(`sealed\\.(\\d+)\\.${own}(?![\\w-])`, 'g'),
  }
}

const keyName = (id: string) => `mail/${id}`

/** The email as it is stored: its secrets taken out and encrypted, so that no copy of the database lets anybody in. */
export function sealSecrets(secretKey: string, id: string, { html, text }: Bodies): StoredSecrets {
  const { mark } = marksOf(id)
  const found: string[] = []
  const takeOut = (body: string) =>
    body.replace(letsIn, (secret) => {
      if (!found.includes(secret)) found.push(secret)
      return mark(found.indexOf(secret))
    })
  const bodies = { html: takeOut(html), text: takeOut(text) }
  const sealed = found.length > 0 && sealWith(secretKey).seal(keyName(id), Buffer.from(JSON.stringify(found)))
  return { id, ...bodies, secrets: sealed ? Buffer.from(sealed) : null }
}

/** The email as its addressee reads it; once it was sent, with the marks. */
export function withLinkSecrets(secretKey: string, { id, html, text, secrets }: StoredSecrets): Bodies {
  if (!secrets) return { html, text }
  const opened = Buffer.from(sealWith(secretKey).open(keyName(id), secrets)).toString()
  const found = JSON.parse(opened) as string[]
  const { marked } = marksOf(id)
  const putBack = (body: string) => body.replace(marked, (whole, place: string) => found[Number(place)] ?? whole)
  return { html: putBack(html), text: putBack(text) }
}

/** The same secrets under the newest key; `null` where they are under it already. */
export function resealSecrets(secretKey: string, id: string, secrets: Buffer): Buffer | null {
  const resealed = sealWith(secretKey).reseal(keyName(id), secrets)
  return resealed && Buffer.from(resealed)
}
