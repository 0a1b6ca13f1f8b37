import { z } from 'zod'
import { readYaml } from '../../data-files.ts'
import { categories } from '../catalogue.data.ts'
import type { LocalizedLists } from '../category.ts'

const cue = z.string().regex(/^[a-z0-9€]+\*?( [a-z0-9€]+\*?)*$/, 'small letters without accents; * for any ending')
const lists = z.strictObject({ fr: z.array(cue), en: z.array(cue) })
const file = z.strictObject({ sure: lists, hint: lists })

/**
 * Everyday words that point to a category and that its own pages would never use, by category: `sure` words nearly
 * decide it, `hint` words only suggest it.
 */
export const cuesByCategory: Readonly<Record<string, { sure: LocalizedLists; hint: LocalizedLists }>> =
  Object.fromEntries(categories.map(({ slug }) => [slug, readYaml(`cues/${slug}.yaml`, file)]))
