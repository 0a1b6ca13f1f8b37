import { maxDocumentBytes } from '../application.ts'

const longestSide = 2600

/** Cameras of phones make pictures larger than a document may be: drawn smaller, a page stays readable. */
export async function shrinkPhoto(file: File): Promise<File> {
  if (file.size <= maxDocumentBytes || !file.type.startsWith('image/')) return file
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * scale)
    canvas.height = Math.round(picture.height * scale)
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    const smaller = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.85))
    return smaller ? new File([smaller], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' }) : file
  } catch {
    // A browser that cannot draw it sends it as it is, and the form says that it is too large.
    return file
  }
}
