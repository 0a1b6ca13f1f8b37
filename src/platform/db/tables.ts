/** Every table of the product; features add theirs by declaration merging in `server/tables.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: augmented by the features
export interface Tables {}
