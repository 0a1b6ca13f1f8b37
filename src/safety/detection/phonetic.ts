/** A rough phonetic key of a French word: the same for «tabassé», «tabasser», «tabassait» and «tabase». */
export const frenchKey = (word: string): string =>
  word
    .replace(/(?:er|ez|ees?|es?|ait|ais|aient|ai|ent|et|ets)$/, 'e')
    .replace(/ph/g, 'f')
    .replace(/ch|sh|sch/g, '$')
    .replace(/h/g, '')
    .replace(/eau|au/g, 'o')
    .replace(/qu|q|c(?=[aoulr]|k|t|$)/g, 'k')
    .replace(/kk/g, 'k')
    .replace(/gu(?=[ei])/g, 'G')
    .replace(/g(?=[eiy])/g, 'j')
    .replace(/je(?=[ao])/g, 'j')
    .replace(/c/g, 's')
    .replace(/[ae][iy]|oeu|eu/g, 'e')
    .replace(/y/g, 'i')
    .replace(/[ae][mn](?![aeiou])/g, 'A')
    .replace(/z/g, 's')
    .replace(/([a-zA-Z])\1+/g, '$1')
    .replace(/[dtsxp]+$/, '')

/** An English word with doubled letters reduced and the most common spelling confusions undone. */
export const englishKey = (word: string): string =>
  word
    .replace(/ph/g, 'f')
    .replace(/ck/g, 'k')
    .replace(/ie/g, 'ei')
    .replace(/in$/, 'ing')
    .replace(/([a-z])\1+/g, '$1')
