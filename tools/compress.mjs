import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const words = /\.(js|css|svg|json|webmanifest|html|txt|xml)$/
/** Below a packet's worth of bytes, compression makes nothing faster. */
const smallest = 1000

/** Writes brotli and gzip forms beside a folder's text files, at maximum compression: here, never while serving. */
export function compressFolder(folder) {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name)
    if (statSync(file).isDirectory()) compressFolder(file)
    else if (words.test(name)) compressFile(file)
  }
}

function compressFile(file) {
  const bytes = readFileSync(file)
  if (bytes.length < smallest) return
  writeFileSync(`${file}.br`, brotliCompressSync(bytes))
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
}
