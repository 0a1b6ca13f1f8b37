// Makes the fonts in src/ui/fonts from their packages: `node tools/fonts.mjs`. Run by hand when a font or its use
// changes.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subset from 'subset-font'
import { root } from './root.mjs'

/** Every character of French and English text, and of Spanish names; others come from the full fonts, when needed. */
const letters = [
  ...between(0x20, 0x7e),
  ...codes('\u00a0«»€£©°²³·×½ÀÂÄÆÇÈÉÊËÎÏÔÖŒÙÛÜŸàâäæçèéêëîïôöœùûüÿÁÍÓÚÑáíóúñß'),
  ...codes('\u2009\u2011\u202f–—‘’“”•…→−'),
]
const figures = between(0x30, 0x39)

const packages = join(root, 'node_modules/@fontsource-variable')
const title = 'bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2'
const text = 'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2'

/** Only the axes, and the part of each, that the style sheets use. */
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

function codes(text) {
  return Array.from(text, (sign) => sign.codePointAt(0))
}

function between(first, last) {
  return Array.from({ length: last - first + 1 }, (_, step) => first + step)
}
