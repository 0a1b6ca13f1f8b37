import sharp, { type Sharp } from 'sharp'
import { refuse } from './check.ts'
import { type FileType, type PictureSize, pictureSizes } from './port.ts'

/** Accepts a phone's 50 megapixels, not an image that decompresses to gigabytes. */
const mostPixels = 60_000_000
/** Enough to read a page of small print. */
const longestSide = 4096
const seconds = 20

/** One image must not use every core. */
sharp.concurrency(1)

export type Encoded = { bytes: Uint8Array; width: number; height: number }

/** The same image in the same format, upright, without EXIF, comments or appended data. */
export async function reencode(bytes: Uint8Array, type: Exclude<FileType, 'application/pdf'>): Promise<Encoded> {
  return decoding(async () => {
    const image = open(bytes).resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    return finish(inFormat(image, type))
  })
}

/** The central square in each size, as WebP. */
export async function reencodePicture(bytes: Uint8Array): Promise<Map<PictureSize, Encoded>> {
  return decoding(async () => {
    const sizes = new Map<PictureSize, Encoded>()
    for (const side of pictureSizes) {
      const square = open(bytes).resize(side, side, { fit: 'cover', position: 'attention' })
      sizes.set(side, await finish(square.webp({ quality: 84 })))
    }
    return sizes
  })
}

function open(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', animated: false })
    .timeout({ seconds })
    .autoOrient()
    .toColourspace('srgb')
}

function inFormat(image: Sharp, type: Exclude<FileType, 'application/pdf'>): Sharp {
  if (type === 'image/png') return image.png({ compressionLevel: 9 })
  if (type === 'image/webp') return image.webp({ quality: 88 })
  return image.jpeg({ quality: 88 })
}

async function finish(image: Sharp): Promise<Encoded> {
  const { data, info } = await image.toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}

async function decoding<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof Error && /pixel limit/.test(error.message)) throw refuse('file_unfolds')
    throw refuse('file_damaged')
  }
}
