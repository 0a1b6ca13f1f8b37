/** « Dépôt » is `Depot`; ligatures (œ, æ) and capitals stay. */
export const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '')

/** Lower case, no accents, straight apostrophes, single spaces: the form in which texts are compared. */
export const fold = (text: string): string =>
  withoutAccents(text)
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
