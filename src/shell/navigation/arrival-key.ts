/** Where a page leaves what the next document confirms (`arrival.ts`). */
export const arrivalKey = 'arrival'
