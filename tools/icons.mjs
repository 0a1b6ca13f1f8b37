// Makes the pictures in public/icons and public/favicon.ico from public/symbol.svg: `node tools/icons.mjs`. Run it by
// hand when the symbol changes.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { root } from './root.mjs'

const symbol = readFileSync(join(root, 'public/symbol.svg'))
const paper = '#f7f6f1'

/** `inset`: a launcher may cut a maskable picture to a circle of four fifths of its width. */
const pictures = [
  { name: 'icon-192', size: 192, inset: 0 },
  { name: 'icon-512', size: 512, inset: 0 },
  { name: 'maskable-512', size: 512, inset: 0.2, ground: paper },
  { name: 'apple-touch', size: 180, inset: 0.12, ground: paper },
]

const folder = join(root, 'public/icons')
mkdirSync(folder, { recursive: true })
for (const { name, size, inset, ground } of pictures) {
  const drawn = await draw(Math.round(size * (1 - 2 * inset)))
  const background = ground ?? { r: 0, g: 0, b: 0, alpha: 0 }
  await sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: drawn }])
    .png({ palette: true, effort: 10 })
    .toFile(join(folder, `${name}.png`))
}

// For requests to the old address of a site's icon: an ICO may hold PNG pictures since 2006.
const small = await Promise.all([16, 32, 48].map(async (size) => ({ size, body: await draw(size) })))
writeFileSync(join(root, 'public/favicon.ico'), ico(small))

function draw(size) {
  return sharp(symbol, { density: (72 * size) / 64 })
    .resize(size)
    .png({ effort: 10 })
    .toBuffer()
}

/** A header of 6 bytes, an entry of 16 for each picture, then the pictures. */
function ico(drawn) {
  const head = Buffer.alloc(6 + 16 * drawn.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(drawn.length, 4)
  let at = head.length
  drawn.forEach(({ size, body }, index) => {
    const entry = 6 + 16 * index
    head.writeUInt8(size, entry)
    head.writeUInt8(size, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(body.length, entry + 8)
    head.writeUInt32LE(at, entry + 12)
    at += body.length
  })
  return Buffer.concat([head, ...drawn.map(({ body }) => body)])
}
