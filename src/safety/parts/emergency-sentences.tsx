import type { EmergencyScreen } from '../contract.ts'

/** Whom to call, in the first two sentences, with numbers that dial. */
export function EmergencySentences({ sentences }: Pick<EmergencyScreen, 'sentences'>) {
  return sentences.map(({ before, line, after }) => (
    <span key={before}>
      {before}
      {line && <a href={line.href}>{line.number}</a>}
      {after}{' '}
    </span>
  ))
}
