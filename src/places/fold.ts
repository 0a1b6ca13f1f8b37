import { withoutAccents } from '../i18n/fold.ts'

/** The search form of a name: no accents, capitals, apostrophes or hyphens; « St » and « Ste » written out. */
export function foldPlace(name: string): string {
  return withoutAccents(name)
    .replace(/œ/gi, 'oe')
    .replace(/æ/gi, 'ae')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/\bst\b/g, 'saint')
    .replace(/\bste\b/g, 'sainte')
}

/** « L’Haÿ-les-Roses » is `l-hay-les-roses`. */
export const slugOf = (name: string): string => foldPlace(name).replaceAll(' ', '-')
