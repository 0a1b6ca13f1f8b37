import { deflateSync, inflateSync } from 'node:zlib'
import sharp from 'sharp'

/** Real files, made here, for tests. */

/** A small PDF, written by hand: one page per text. */
export function pdf(
  pages: readonly string[] = ['Bonjour'],
  extra = '',
  { kids, count, more = [] }: { kids?: string; count?: number; more?: readonly string[] } = {},
): Uint8Array {
  const objects: string[] = []
  const own = pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ')
  objects.push(`<< /Type /Catalog /Pages 2 0 R ${extra} >>`)
  objects.push(`<< /Type /Pages /Kids ${kids ?? `[${own}]`} /Count ${count ?? pages.length} >>`)
  objects.push('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>')
  for (const [index, words] of pages.entries()) {
    const content = `BT /F1 18 Tf 72 720 Td (${words}) Tj ET`
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + index * 2} 0 R ` +
        '/Resources << /Font << /F1 3 0 R >> >> >>',
    )
    objects.push(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`)
  }
  objects.push(...more)
  let text = '%PDF-1.7\n'
  const places = objects.map((object, index) => {
    const place = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const start = text.length
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 40, g: 120, b: 90 } } })

/** A photograph as a telephone writes it: lying on its side, with where and by whom it was taken. */
export function photograph(width = 640, height = 480): Promise<Buffer> {
  return blank(width, height)
    .withExif({ IFD0: { Artist: 'Camille Secret' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

export const image = (format: 'png' | 'webp' | 'gif' | 'jpeg', width = 64, height = 48): Promise<Buffer> =>
  blank(width, height).toFormat(format).toBuffer()

/** A PDF of exactly this many bytes. */
export function pdfOfSize(bytes: number): Uint8Array {
  const small = pdf()
  const filler = Buffer.alloc(bytes - small.byteLength, '%')
  filler[0] = filler[filler.length - 1] = 10
  const head = 9
  return Buffer.concat([small.subarray(0, head), filler, small.subarray(head)])
}

/** 1.5 GB of spaces behind the first words of an object stream, deflated three times. */
const spaces = Buffer.from(
  [
    'eNqruPX2jn72FUaZ4x/nv8l5ZG8QyVfDlyT5RmIG63abNYtqzx7cuMFiRmIqf8LdlKjo6DuFJ9Mio2a4WuysFvt3b334r2f5f1q+',
    'P/z07lWKRJv65Jff7x59P3v78uny59/L8TMwMBzYEZuzv3qf5bv9tXPfMDMwMCR/f/Xw+rk07h1xfys2PpdnYGAwqOr+eW3xVzGD',
    '2Lv7/j+QBYvMn2c7d832hsX72den32NkYGBYXK4jwcDAwKDZBOIJKIM5umDOBSUkzqjMqMyozKjMqMyozKjMqMwwkdk8J39vTD7j',
    '5qsH55tXMzMw/J+8eP7hm9PP8/9nOB3BvhkAOEdU4g==',
  ].join(''),
  'base64',
)

/** A PDF whose catalogue and page tree lie in an object stream. */
export function pdfWithObjectStream(stream: Uint8Array, dictionary: string, objectsInside: 2 | 3 = 2): Uint8Array {
  const head = '%PDF-1.7\n'
  const objects = Buffer.concat([
    Buffer.from(
      `3 0 obj\n<< /Type /ObjStm /N ${objectsInside} ${dictionary} /Length ${stream.byteLength} >>\nstream\n`,
    ),
    stream,
    Buffer.from('\nendstream\nendobj\n'),
  ])
  const place = head.length + objects.byteLength
  const row = (kind: number, where: number, index: number) => {
    const bytes = Buffer.alloc(7)
    bytes.writeUInt8(kind, 0)
    bytes.writeUInt32BE(where, 1)
    bytes.writeUInt16BE(index, 5)
    return bytes
  }
  const rows = Buffer.concat([
    row(0, 0, 0),
    row(2, 3, 0),
    row(2, 3, 1),
    row(1, head.length, 0),
    row(1, place, 0),
    row(2, 3, 2),
  ])
  return Buffer.concat([
    Buffer.from(head),
    objects,
    Buffer.from(`4 0 obj\n<< /Type /XRef /Size 6 /Root 1 0 R /W [1 4 2] /Length ${rows.byteLength} >>\nstream\n`),
    rows,
    Buffer.from(`\nendstream\nendobj\nstartxref\n${place}\n%%EOF\n`),
  ])
}

/** Under 3 kB, and 1.5 GB to whoever unfolds it; `more` goes into the dictionary of its stream. */
export const swellingPdf = (more = ''): Uint8Array =>
  pdfWithObjectStream(inflateSync(spaces), `/First 1500000000 /Filter [/FlateDecode /FlateDecode] ${more}`)

/** One page, told so often; a few kilobytes, whatever is said of its count. */
export function pdfOfOnePageOften(times: number, count: number): Uint8Array {
  const inside = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${'5 0 R '.repeat(times)}] /Count ${count} >>`,
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
  ]
  const places = inside.map((_, index) => inside.slice(0, index).join(' ').length + (index > 0 ? 1 : 0))
  const index = `${[1, 2, 5].map((number, at) => `${number} ${places[at]}`).join(' ')} `
  return pdfWithObjectStream(deflateSync(index + inside.join(' ')), `/First ${index.length} /Filter /FlateDecode`, 3)
}

/** What the text of the file does not show: the catalogue is deflated, and says what happens on opening. */
export function pdfWithHidden(catalogue: string): Uint8Array {
  const root = `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`
  const index = `1 0 2 ${root.length + 1} `
  const objects = deflateSync(`${index}${root} << /Type /Pages /Kids [] /Count 0 >>`)
  return pdfWithObjectStream(objects, `/First ${index.length} /Filter /FlateDecode`)
}

/** An ordinary page beside a deflated stream of three letters. */
export function pdfWithTinyStream(): Uint8Array {
  const tiny = deflateSync('q Q')
  const whole = Buffer.from(pdf())
  const head = whole.indexOf('\n') + 1
  const extra = [
    Buffer.from(`9 0 obj\n<< /Filter /FlateDecode /Length ${tiny.byteLength} >>\nstream\n`),
    tiny,
    Buffer.from('\nendstream\nendobj\n'),
  ]
  return Buffer.concat([whole.subarray(0, head), ...extra, whole.subarray(head)])
}
