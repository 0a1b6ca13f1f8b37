/** Increment when the consent texts change: everybody is then asked again. */
export const consentVersion = '1'
