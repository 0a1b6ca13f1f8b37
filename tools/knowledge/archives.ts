// The files of an archive one after another: a stock of LEGI is 1 GB packed, and nothing of it is kept.
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { Unzip, UnzipInflate } from 'fflate'
import { createTarDecoder } from 'modern-tar'

export type ArchivedFile = { name: string; text: string }
type Wanted = (name: string) => boolean

/** The files of a `.tar.gz` whose names are wanted. */
export async function* filesOfTar(path: string, wanted: Wanted): AsyncGenerator<ArchivedFile> {
  const packed = Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array<ArrayBuffer>>
  for await (const { header, body } of packed
    .pipeThrough(new DecompressionStream('gzip'))
    .pipeThrough(createTarDecoder())) {
    // An entry that is not wanted is read as well: after a cancelled one modern-tar 0.8.6 may wait for ever.
    const text = await new Response(body as ReadableStream<Uint8Array<ArrayBuffer>>).text()
    if (header.type === 'file' && wanted(header.name)) yield { name: header.name, text }
  }
}

/** The files of a `.zip` whose names are wanted. */
export async function* filesOfZip(path: string, wanted: Wanted): AsyncGenerator<ArchivedFile> {
  const read: ArchivedFile[] = []
  const unzip = new Unzip((file) => {
    if (!wanted(file.name)) return
    const chunks: Uint8Array[] = []
    file.ondata = (error, chunk, last) => {
      if (error) throw error
      chunks.push(chunk)
      if (last) read.push({ name: file.name, text: Buffer.concat(chunks).toString('utf8') })
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  for await (const chunk of createReadStream(path)) {
    unzip.push(chunk as Uint8Array)
    yield* read.splice(0)
  }
  unzip.push(new Uint8Array(), true)
  yield* read
}
