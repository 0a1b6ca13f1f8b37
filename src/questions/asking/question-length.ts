/** Shortest question, in characters (specification, sections 5 and 9). Whoever is in danger is heard with fewer. */
export const shortestQuestion = 20
