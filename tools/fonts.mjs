// Makes the faces in src/ui/fonts from their packages: `node tools/fonts.mjs`. Run it by hand when a face or its use changes.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subset from 'subset-font'
import { root } from './root.mjs'

/** Every character of French and English text; any other is taken from the full faces when a page holds one. */
const letters = [
  ...between(0x20, 0x7e),
  ...between(0xa0, 0xff),
  ...[0x152, 0x153, 0x178, 0x2c6, 0x2dc],
  ...[0x2009, 0x2011, 0x2013, 0x2014, 0x2018, 0x2019, 0x201a, 0x201c, 0x201d, 0x201e, 0x2022, 0x2026, 0x202f],
  ...[0x2039, 0x203a, 0x20ac, 0x2122, 0x2190, 0x2191, 0x2192, 0x2193, 0x2212],
]
const figures = between(0x30, 0x39)

const packages = join(root, 'node_modules/@fontsource-variable')
const title = 'bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2'
const text = 'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2'

/** Only the axes, and the part of each, that the style sheets ask for. */
const faces = [
  { name: 'title', from: title, of: letters, axes: { opsz: { min: 14, max: 96 }, wght: 650 } },
  { name: 'title-light', from: title, of: letters, axes: { opsz: 18, wght: 450 } },
  { name: 'figures', from: title, of: figures, axes: { opsz: 16, wght: { min: 400, max: 700 } } },
  { name: 'text', from: text, of: letters, axes: { wght: { min: 400, max: 700 } } },
  { name: 'text-italic', from: text.replace('normal', 'italic'), of: letters, axes: { wght: { min: 400, max: 700 } } },
]

const folder = join(root, 'src/ui/fonts')
mkdirSync(folder, { recursive: true })
for (const { name, from, of, axes } of faces) {
  const whole = readFileSync(join(packages, from))
  const part = await subset(whole, String.fromCodePoint(...of), { targetFormat: 'woff2', variationAxes: axes })
  writeFileSync(join(folder, `${name}.woff2`), part)
  process.stdout.write(`${name} ${(part.length / 1000).toFixed(1)} kB of ${(whole.length / 1000).toFixed(1)}\n`)
}
for (const name of ['bricolage-grotesque', 'atkinson-hyperlegible-next'])
  copyFileSync(join(packages, name, 'LICENSE'), join(folder, `${name}.licence.txt`))

function between(first, last) {
  return Array.from({ length: last - first + 1 }, (_, step) => first + step)
}
