const beginning = '/og'
const ending = '.png'

/** The path of a page's picture: `/og/fr/article/x.png` belongs to `/fr/article/x`. */
export const picturePath = (page: string): string => beginning + page + ending

/** The page that a picture belongs to; null for another path. */
export function pageOfPicture(path: string): string | null {
  return path.startsWith(`${beginning}/`) && path.endsWith(ending) ? path.slice(beginning.length, -ending.length) : null
}
