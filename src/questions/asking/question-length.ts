/** Shortest question, in characters (specification, sections 5 and 9). An emergency is accepted with fewer. */
export const shortestQuestion = 20
