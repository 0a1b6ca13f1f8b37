// Makes the pictures in public/icons from public/symbol.svg: `node tools/icons.mjs`. Run it by hand when the symbol changes.
import { mkdirSync, readFileSync } from 'node:fs'
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
  const inner = Math.round(size * (1 - 2 * inset))
  const drawn = await sharp(symbol, { density: (72 * inner) / 64 })
    .resize(inner)
    .png()
    .toBuffer()
  const background = ground ?? { r: 0, g: 0, b: 0, alpha: 0 }
  await sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: drawn }])
    .png({ palette: true, effort: 10 })
    .toFile(join(folder, `${name}.png`))
}
