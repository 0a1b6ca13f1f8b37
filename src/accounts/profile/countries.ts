/** Countries that an address may be in, first those that the service targets. Names come from the reader's language. */
export const addressCountries = ['fr', 'be', 'ch', 'lu', 'mc', 'ca', 'ad', 'gb', 'us', 'au', 'ma'] as const
