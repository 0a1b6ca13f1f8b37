// Drawn busts for the demonstration: Notionists by Zoish (CC0 1.0) through DiceBear, in the brand colours.
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createAvatar } from '@dicebear/core'
import * as notionists from '@dicebear/notionists'
import { portraitsFolder } from '../profile/server/portraits.ts'
import { type SeededRandom, seededRandom } from './seeded-random.ts'

const each = 32
const variants = (text: string) => text.split(' ').map((number) => `variant${number}`)

/** Hand-picked: no sunglasses, no grimaces, no fancy dress. */
const hair = {
  f: variants('02 04 08 10 11 20 23 28 30 36 37 39 41 43 45 47 48 58 46 59 09'),
  m: variants('01 03 05 06 07 12 13 16 18 19 21 22 24 25 26 27 31 32 33 34 35 38 49 52 54 55 56 60 15'),
}
const bodies = variants('07 09 11 12 13 14 16 17 19 20 21 25')
const lips = variants('03 05 06 14 17 22 23 22 23')
const brows = variants('04 05 08 09 05')
const noses = variants('01 02 03 04 05 07 08 09 10 12 13')
const eyes = variants('04 05')
const glasses = variants('03 08 11')
const beards = variants('01 02 05 06 08 12')

const ink = '#14292c'
const skin = '#fffaf0'
const clothes = ['#efad6b', '#a9cbe0', '#b7cf9c', '#f1e9d8']

/** Addresses of the drawn busts, as stored with the experts. */
export function portraitsOf(gender: 'f' | 'm'): string[] {
  return Array.from({ length: each }, (_, index) => `/portraits/${fileOf(gender, index)}`)
}

const fileOf = (gender: 'f' | 'm', index: number) => `demo-${gender}-${String(index + 1).padStart(2, '0')}.svg`

/** Draws the missing portraits into the data directory. */
export function drawPortraits(dataDir: string): void {
  const folder = portraitsFolder(dataDir)
  mkdirSync(folder, { recursive: true })
  for (const gender of ['f', 'm'] as const)
    for (let index = 0; index < each; index += 1) {
      const file = join(folder, fileOf(gender, index))
      if (existsSync(file)) continue
      writeFileSync(`${file}.part`, bust(gender, index))
      renameSync(`${file}.part`, file)
    }
}

/** One bust without a background, aligned with its lower edge. */
export function bust(gender: 'f' | 'm', index: number): string {
  const luck = seededRandom(`portrait ${gender} ${index}`)
  const { colour, ...look } = lookOf(luck, gender, index)
  const drawn = createAvatar(notionists, {
    seed: `${gender}${index}`,
    gestureProbability: 0,
    bodyIconProbability: 0,
    ...look,
  })
    .toString()
    .replace(
      /<metadata[\s\S]*?<\/metadata>/,
      '<metadata>Notionists by Zoish, CC0 1.0, drawn with DiceBear, recoloured</metadata>',
    )
    .replace(/<mask[\s\S]*?<\/mask>/, '')
    .replace('<g mask="url(#viewboxMask)">', '<g>')
  const clothed = '<g transform="translate(178 1057)">'
  const [before = '', after = ''] = drawn.split(clothed)
  return [before, after.replace('fill="#fff"', `fill="${colour}"`)]
    .join(clothed)
    .replaceAll('#000', ink)
    .replaceAll('#fff"', `${skin}"`)
    .replace('viewBox="0 0 1744 1744"', 'viewBox="120 150 1500 1594"')
    .replace(/(\d+\.\d)\d+/g, '$1')
}

type Look = Pick<notionists.Options, 'hair' | 'body' | 'lips' | 'brows' | 'eyes' | 'nose' | 'beard' | 'glasses'>

function lookOf(luck: SeededRandom, gender: 'f' | 'm', index: number) {
  const withBeard = gender === 'm' && luck.yes(0.4)
  const withGlasses = luck.yes(0.3)
  const look = {
    hair: [hair[gender][index % hair[gender].length]],
    body: [luck.pick(bodies)],
    lips: [luck.pick(lips)],
    brows: [luck.pick(brows)],
    eyes: [luck.pick(eyes)],
    nose: [luck.pick(noses)],
    beard: [luck.pick(beards)],
    glasses: [luck.pick(glasses)],
  } as Look
  return {
    ...look,
    beardProbability: withBeard ? 100 : 0,
    glassesProbability: withGlasses ? 100 : 0,
    colour: clothes[index % clothes.length]!,
  }
}
