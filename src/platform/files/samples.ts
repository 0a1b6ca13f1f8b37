import sharp from 'sharp'

/** Real files, made here, for tests. */

/** A small PDF, written by hand: one page per text. */
export function pdf(pages: readonly string[] = ['Bonjour'], extra = ''): Uint8Array {
  const objects: string[] = []
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ')
  objects.push(`<< /Type /Catalog /Pages 2 0 R ${extra} >>`)
  objects.push(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`)
  objects.push('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>')
  for (const [index, words] of pages.entries()) {
    const content = `BT /F1 18 Tf 72 720 Td (${words}) Tj ET`
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + index * 2} 0 R ` +
        '/Resources << /Font << /F1 3 0 R >> >> >>',
    )
    objects.push(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`)
  }
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
