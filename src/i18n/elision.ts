/** A vowel, or an h that is not sounded: of these the French names and places; in front of any other one, « de » stays whole. */
const elides =
  /^(?:[aeiouàâäéèêëîïôöùûüœæ](?!\d)|y(?![aeiouéè])|h(?:aï|é[clr]|e[cl]|en[nr]|erm|erv|iér|ipp|ila|onor|ortens|u(?:bert|gu|go)|y(?!un)))/iu

/** Whether « de » and « que » lose their e before these words: « d’Étienne », « qu’Hélène », but « de Hassan ». */
export const isElidedBefore = (words: string): boolean => elides.test(words) && !words.includes('@')

/** « de Nantes », « d’Angers ». */
export const de = (words: string): string => (isElidedBefore(words) ? `d’${words}` : `de ${words}`)
