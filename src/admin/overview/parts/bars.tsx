type BarsProps = {
  /** `null` where there is no value yet. */
  values: readonly (number | null)[]
  /** Labels below the bars, at their positions. */
  ticks: readonly { at: number; label: string }[]
  /** The smallest maximum of the axis. */
  least: number
  say: (value: number) => string
  /** The chart in one sentence, for screen readers. */
  label: string
  now?: number
  /** Text shown if there is no value at all. */
  nothing?: string
}

const width = 480
const height = 190
const edge = { right: 8, top: 22, bottom: 26 }
/** The width of a letter on a phone, in SVG units. */
const letter = 10

/** A bar chart with a few grid lines; the current bar has its own colour and a label with its value. */
export function Bars({ values, ticks, least, say, label, now, nothing }: BarsProps) {
  const top = niceTop(Math.max(least, ...values.map((value) => value ?? 0)))
  const lines = [0, top / 2, top]
  const box = { ...edge, left: 16 + letter * Math.max(...lines.map((line) => say(line).length)) }
  const inner = width - box.left - box.right
  const base = height - box.bottom
  const slot = inner / values.length
  const y = (value: number) => base - (value / top) * (base - box.top)
  const nowValue = now === undefined ? null : (values[now] ?? null)
  return (
    <svg className="chart" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {lines.map((line) => (
        <g key={line}>
          <line className="ax" x1={box.left} x2={width - box.right} y1={y(line)} y2={y(line)} />
          <text x={box.left - 8} y={y(line) + 4} textAnchor="end">
            {say(line)}
          </text>
        </g>
      ))}
      {values.map((value, index) => {
        const tall = value === null ? 0 : base - y(value)
        if (tall === 0) return null
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is identified by its position
            key={index}
            className={index === now ? 'bar bar--now' : 'bar'}
            x={box.left + index * slot + slot * 0.15}
            width={slot * 0.7}
            y={base - tall}
            height={tall}
            rx={1.5}
          />
        )
      })}
      {now !== undefined && nowValue !== null && (
        <text
          className="lbl"
          x={Math.min(box.left + (now + 0.5) * slot, width - box.right)}
          y={y(nowValue) - 6}
          textAnchor={now > values.length * 0.8 ? 'end' : 'middle'}
        >
          {say(nowValue)}
        </text>
      )}
      {values.every((value) => value === null) && (
        <text x={box.left + inner / 2} y={y(top / 2) - 8} textAnchor="middle">
          {nothing}
        </text>
      )}
      {ticks.map(({ at, label: text }) => (
        <text key={at} x={box.left + (at + 0.5) * slot} y={height - 6} textAnchor="middle">
          {text}
        </text>
      ))}
    </svg>
  )
}

/** The next round number above that halves well: 1, 2, 4, 6, 10, then ten times as much. */
function niceTop(value: number): number {
  const scale = 10 ** Math.floor(Math.log10(Math.max(value, 1)))
  return ([1, 2, 4, 6, 10].find((step) => step * scale >= value) ?? 10) * scale
}
