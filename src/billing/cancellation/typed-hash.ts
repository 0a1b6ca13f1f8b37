/** A hash as it was copied from a paper: in capitals, in groups, over two lines, with the full stop of its sentence. */
export const typedHash = (typed: string): string => typed.toLowerCase().replace(/[\s\u200b\u00ad.,;:]+/g, '')
