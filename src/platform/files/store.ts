import { createHash, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { Refusal } from '../../api/refusal.ts'
import { networksOf } from '../limits/networks.ts'
import { type Antivirus, noAntivirus } from './antivirus.ts'
import { type BlobStore, diskBlobStore, s3BlobStore } from './blob-store.ts'
import { checkFile } from './check.ts'
import { isStoredKey, keyPattern } from './file-key.ts'
import { cleanName } from './file-name.ts'
import { countPages, textOfPdf } from './pdf.ts'
import { type Files, type PictureSize, pictureSizes, type StoredFile } from './port.ts'
import { reencode, reencodePicture } from './reencode.ts'
import { type Resealed, resealEach } from './reseal-each.ts'
import { sealWith } from './seal.ts'

export type FilesOptions = {
  dataDir: string
  /** The encryption key of the files; without it they are lost. */
  fileKey: string
  s3Url?: string
  /** Bytes that files leave free on the disk. */
  reserve?: number
  antivirus?: Antivirus
}

/** Stores files on disk below `dataDir`, or in an S3-compatible store if `s3Url` names one; encrypted in both. */
export function openFiles(options: FilesOptions): Files {
  return createFiles(shelfOf(options), options.fileKey, options.antivirus)
}

function shelfOf({ dataDir, s3Url, reserve }: FilesOptions): BlobStore {
  return s3Url ? s3BlobStore(s3Url) : diskBlobStore(join(dataDir, 'files'), reserve)
}

/** Encrypts every stored file anew, under the newest key, while the product runs. What others keep there stays as it is. */
export async function resealFiles(options: FilesOptions, shelf = shelfOf(options)): Promise<Resealed> {
  const { reseal } = sealWith(options.fileKey)
  return resealEach(
    ownKeys(shelf),
    (key) => key,
    (key) => shelf.change(key, (sealed) => reseal(key, sealed)),
  )
}

async function* ownKeys(shelf: BlobStore): AsyncIterable<string> {
  for await (const { key } of shelf.list()) if (isStoredKey(key)) yield key
}

const wholePicture = pictureSizes.at(-1)!

export function createFiles(shelf: BlobStore, fileKey: string, antivirus = noAntivirus): Files {
  const { seal, open } = sealWith(fileKey)
  const put = (key: string, bytes: Uint8Array) => shelf.put(key, seal(key, bytes))

  async function putSizes(key: string, sizes: Map<PictureSize, { bytes: Uint8Array }>): Promise<void> {
    try {
      for (const [side, { bytes }] of sizes) await put(`${key}.${side}`, bytes)
    } catch (error) {
      for (const side of sizes.keys()) await shelf.remove(`${key}.${side}`)
      throw error
    }
  }

  async function read(key: string, size?: PictureSize): Promise<Uint8Array> {
    const kind = keyPattern.exec(key)?.[1]
    if (!kind) throw new Refusal('not_found', 404)
    const place = kind === 'picture' ? `${key}.${size ?? wholePicture}` : key
    const sealed = await shelf.get(place)
    if (!sealed) throw new Refusal('not_found', 404)
    return open(place, sealed)
  }

  return {
    async store(policy, name, bytes, from = '') {
      const type = await checkFile(policy, bytes)
      await antivirus.scan(bytes)
      const random = randomBytes(16).toString('hex')
      const key = `${policy}/${random.slice(0, 2)}/${random}`
      if (policy === 'picture') {
        const sizes = await reencodePicture(bytes)
        await putSizes(key, sizes)
        const { width, height, bytes: whole } = sizes.get(wholePicture)!
        return { ...facts(key, name, 'image/webp', whole), width, height }
      }
      if (type === 'application/pdf') {
        const pages = await countPages(bytes, networksOf(from).subscriber)
        await put(key, bytes)
        return { ...facts(key, name, type, bytes), ...(pages && { pages }) }
      }
      const image = await reencode(bytes, type)
      await put(key, image.bytes)
      return { ...facts(key, name, type, image.bytes), width: image.width, height: image.height }
    },
    read,
    async extractText(key, maxLetters = 40_000) {
      const bytes = await read(key)
      if (Buffer.from(bytes.subarray(0, 5)).toString('latin1') !== '%PDF-') return null
      return textOfPdf(bytes, maxLetters)
    },
    async remove(key) {
      const kind = keyPattern.exec(key)?.[1]
      if (!kind) return
      if (kind !== 'picture') return shelf.remove(key)
      for (const side of pictureSizes) await shelf.remove(`${key}.${side}`)
    },
  }
}

function facts(key: string, name: string, type: StoredFile['type'], bytes: Uint8Array): StoredFile {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { key, name: cleanName(name, type), type, size: bytes.byteLength, sha256 }
}
