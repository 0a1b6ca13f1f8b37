const offered = ['fr', 'be', 'ch', 'ca', 'lu', 'mc', 'ad', 'gb', 'us', 'au']

/** The countries to choose from, with the one that was found. */
export const offeredCountries = (found: string): readonly string[] =>
  offered.includes(found) ? offered : [found, ...offered]
