/** The cache, and its one entry, by which the service worker knows that this browser shows how much waits at the desk. */
export const badgeMark = '/badge'
