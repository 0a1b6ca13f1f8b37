// How net pay follows from gross pay: contributions are shares of the pay up to multiples of the social-security ceiling.

/** Of one month, in euros; `from` and `to` are gross, `least` and `most` what is kept of them. */
export type Bracket = { from: number; to: number; least: number; most: number }

const cents = (euros: number): number => Math.round(euros * 100) / 100

/** From the minimum wage to eight ceilings, beyond which other rules hold. */
export function bracketsOf({
  lowest,
  ceiling,
  net,
}: {
  lowest: number
  ceiling: number
  net: (gross: number) => number
}): Bracket[] {
  const ends = [lowest, ceiling, ceiling * 4, ceiling * 8].map(cents)
  return ends.slice(1).map((to, index) => {
    // At a ceiling itself the shares of the bracket below it hold.
    const from = cents(ends[index]! + (index === 0 ? 0 : 0.01))
    return { from, to, least: net(from), most: net(to) }
  })
}

/** What is paid out of a month's gross pay, before income tax, in whole euros; undefined outside the brackets. */
export function netOf(gross: number, brackets: readonly Bracket[]): number | undefined {
  const bracket = brackets.find(({ from, to }) => cents(gross) >= from && cents(gross) <= to)
  if (!bracket) return undefined
  const { from, to, least, most } = bracket
  return Math.round(least + ((most - least) * (gross - from)) / (to - from))
}
