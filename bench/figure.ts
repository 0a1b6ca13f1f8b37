/** One line of the table: what was measured, its limit, and what was measured beside it in the same run. */
export type Figure = { what: string; measured: string; limit: string; beside: string; good: boolean | null }

/** The value below which this share of the sorted samples lies. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const milliseconds = (value: number) => `${value < 10 ? value.toFixed(2) : value.toFixed(0)} ms`
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
export const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`
export const perSecond = (value: number) => `${value.toFixed(0)} /s`
export const pause = (wait: number) => new Promise<void>((resolve) => setTimeout(resolve, wait))

/** Slope of the line through the points, by least squares. */
export function slope(points: readonly (readonly [number, number])[]): number {
  const mean = (pick: (point: readonly [number, number]) => number) =>
    points.reduce((sum, point) => sum + pick(point), 0) / points.length
  const [x, y] = [mean((point) => point[0]), mean((point) => point[1])]
  const over = points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0)
  return over / points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0)
}

export function table(figures: readonly Figure[]): string {
  const rows = [
    ['', 'measured', 'limit', 'beside it, in the same run'],
    ...figures.map(({ what, measured, limit, beside, good }) => [
      `${good === null ? '    ' : good ? 'ok  ' : 'OVER'} ${what}`,
      measured,
      limit,
      beside,
    ]),
  ]
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
