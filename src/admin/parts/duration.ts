/** `1 min 32`, `45 s`, `3 h 05`: the same in both languages. */
export function formatDuration(seconds: number): string {
  if (seconds < 60) return `${Math.round(seconds)}\u00a0s`
  const minutes = Math.floor(seconds / 60)
  const two = (value: number) => String(value).padStart(2, '0')
  if (minutes < 60) return `${minutes}\u00a0min${seconds % 60 >= 1 ? `\u00a0${two(Math.floor(seconds % 60))}` : ''}`
  if (minutes < 48 * 60) return `${Math.floor(minutes / 60)}\u00a0h\u00a0${two(minutes % 60)}`
  return `${Math.floor(minutes / 60)}\u00a0h`
}
