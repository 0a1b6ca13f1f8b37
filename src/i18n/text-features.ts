/** Counted features of a text: words, pairs and parts of words, each with its weight. */
export type Features = ReadonlyMap<string, number>

const pieceLength = 5

/**
 * Stems, pairs of neighbouring words, and runs of letters, by which a misspelled or inflected word is still known.
 * `words` are in small letters without accents.
 */
export function textFeatures(words: readonly string[], stems: Iterable<string>): Features {
  const features = new Map<string, number>()
  for (const stem of stems) features.set(`s${stem}`, 1)
  for (const [index, word] of words.entries()) {
    const next = words[index + 1]
    if (next !== undefined) features.set(`b${word} ${next}`, 0.5)
    if (word.length < pieceLength - 1) continue
    const whole = `^${word}$`
    for (let at = 0; at + pieceLength <= whole.length; at += 1)
      features.set(`g${whole.slice(at, at + pieceLength)}`, 0.4)
  }
  return features
}
