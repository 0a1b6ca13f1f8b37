const beginning = '/og'
const ending = '.png'

/** Where the picture of a page is: `/og/fr/article/x.png` belongs to `/fr/article/x`. */
export const picturePath = (page: string): string => beginning + page + ending

/** The page that a picture belongs to; null where it is no picture. */
export function pageOfPicture(path: string): string | null {
  return path.startsWith(`${beginning}/`) && path.endsWith(ending) ? path.slice(beginning.length, -ending.length) : null
}
