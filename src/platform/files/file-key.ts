/** Random, so that a key reveals nothing and cannot be guessed; the first folder spreads files over 256. */
export const keyPattern = /^(identity|chat|picture)\/[0-9a-f]{2}\/[0-9a-f]{32}$/

/** Whether what lies under this key is of the product: others may keep things in the same bucket. */
export const isStoredKey = (key: string): boolean => keyPattern.test(key.replace(/^(picture\/.*)\.\d+$/, '$1'))
