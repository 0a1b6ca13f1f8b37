const quarter = 900

/** Five tries in a quarter of an hour per address and IP; a wider one against many IPs, and the budget `sign-in.place` against many addresses. */
export const signInLimit = { name: 'sign-in', points: 5, seconds: quarter, resettable: true as const }
export const accountLimit = { name: 'sign-in.account', points: 40, seconds: quarter, resettable: true as const }
/** In place of the three, of a browser in which the person has signed in before. */
export const knownDeviceLimit = { name: 'sign-in.known-device', points: 10, seconds: quarter }
export const codeLimit = { name: 'sign-in.code', points: 10, seconds: quarter, resettable: true as const }
