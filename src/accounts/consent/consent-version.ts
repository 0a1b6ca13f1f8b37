/** Changes with the words that are agreed to: everybody is then asked anew. */
export const consentVersion = '1'
