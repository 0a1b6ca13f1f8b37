// The questions on which the proposal is measured: a development half and an unseen half.
import { z } from 'zod'
import { readYaml } from '../../data-files.ts'
import type { Locale } from '../category.ts'

interface Labelled {
  text: string
  locale: Locale
  category: string
}

const file = z.record(z.string(), z.array(z.string()).min(1))

const half = (name: string): Labelled[] =>
  (['fr', 'en'] as const).flatMap((locale) =>
    Object.entries(readYaml(`labelled-questions/${name}.${locale}.yaml`, file)).flatMap(([category, texts]) =>
      texts.map((text) => ({ text, locale, category })),
    ),
  )

export const devHalf = half('development')
export const testHalf = half('unseen')
