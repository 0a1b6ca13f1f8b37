// What identifies a person, as far as a machine can recognise it. People check the rest.

const traces = [
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
  // Telephone numbers, French or with a country code.
  /(?<![\d])(?:(?:\+|00)\d{2,3}[\s.-]?(?:\(0\))?|0)[1-9](?:[\s.\-\u00a0]?\d{2}){4}(?!\d)/g,
  // French social security numbers.
  /\b[12][ \u00a0]?\d{2}[ \u00a0]?(?:0[1-9]|1[0-2])[ \u00a0]?\d[\dAB][ \u00a0]?\d{3}[ \u00a0]?\d{3}(?:[ \u00a0]?\d{2})?\b/g,
  // A house number with its street.
  /\b\d{1,4}\s?(?:bis|ter)?,?\s(?:rue|avenue|av\.|boulevard|bd|place|impasse|allée|chemin|quai|route|street|road|lane)\s[^,.\n]{2,60}/giu,
]

/** The text without addresses and numbers; `scrub` knows the author's own name. */
export function anonymizedText(text: string, scrub: (text: string) => string = (same) => same): string {
  return traces.reduce((left, trace) => left.replace(trace, '…'), scrub(text))
}
