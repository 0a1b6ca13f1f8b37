// A step that comes before a dismissal, in the words of somebody who was dismissed some time ago: it is never ahead.

const dismissed =
  'licenciee?s?|viree?s?|renvoyee?s?|licenciement|mise? a la porte|dismissed|dismissal|sacked|fired|laid off|made redundant|let go|lost my job|perdu mon (?:travail|emploi|poste|boulot|job)'
const amount =
  '\\d{1,2}|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|a|one|two|three|four|five|seven|eight|nine|ten'
const unit = 'jours?|days?|semaines?|sem|weeks?|wks?|mois|months?|ans?|years?'
const since = `(?:il y a|y a|ya|depuis|voila|ca fait)(?: (?:environ|presque|deja|plus de))? (${amount}) ?(${unit})`
const ago = `(?:about |almost |over )?(${amount}) ?(${unit}) ago`
/** Nothing but a few words of the same sentence stands between the two. */
const between = "(?:[ ,][a-z']+){0,4}[ ,]+"
const told = [
  new RegExp(`(?<![a-z])(?:${dismissed})${between}(?:${since}|${ago})(?![a-z])`),
  new RegExp(`(?<![a-z])(?:${since}|${ago})${between}(?:${dismissed})(?![a-z])`),
]

const step =
  /(?<![a-z])(?:entretien(?: prealable)?|convocation|convoquee?s?|mise a pied|(?:disciplinary )?(?:interview|meeting|hearing))(?: (?!france|pole|embauche|avec)[a-z']+){0,4}[ ,:]*$/
/** What follows a dismissal has its own days: at the employment agency, with a lawyer, for another post. */
const afterwards =
  /(?<![a-z])(?:france travail|pole emploi|d'embauche|embauche|nouve(?:au|l|lle)|conseill\w+|avocate?|prud|tribunal|juge|conciliation|job centre|jobcentre|new (?:job|post)|job interview|lawyer|solicitor|acas|tribunal)(?![a-z])/

/** How long ago the dismissal was that the day between `from` and `to` of a levelled text preceded; nothing for any other day. */
export function dismissalAfter(plain: string, from: number, to: number): { amount: string; unit: string } | undefined {
  const before = /[^.?!;\n]{0,80}$/.exec(plain.slice(0, from))?.[0] ?? ''
  const clause = before + (/^[^.?!;\n]{0,40}/.exec(plain.slice(to))?.[0] ?? '')
  if (!step.test(before) || afterwards.test(clause)) return undefined
  for (const pattern of told) {
    const parts = pattern
      .exec(plain)
      ?.slice(1)
      .filter((part) => part !== undefined)
    if (parts?.[0] && parts[1]) return { amount: parts[0], unit: parts[1] }
  }
  return undefined
}

type Told = { year: number; month: number; day: number; precision: 'day' | 'month' | 'year' }

/** The last day of what was told in months or years, and never after `today`. */
export function endOf({ year, month, day, precision }: Told, today: Date): Date {
  const ends =
    precision === 'day' ? Date.UTC(year, month, day) : Date.UTC(year, precision === 'year' ? 12 : month + 1, 0)
  return new Date(Math.min(ends, today.getTime()))
}

/** Longer before a dismissal no step of it is held, in milliseconds. */
const longestProcedure = 92 * 86_400_000

/** The last such day before the dismissal; none where that is too long before it, so that the year is open. */
export function lastBefore(by: Date, month: number, day: number, precision: Told['precision']): Told | null {
  const year = Date.UTC(by.getUTCFullYear(), month, day) > by.getTime() ? by.getUTCFullYear() - 1 : by.getUTCFullYear()
  return by.getTime() - Date.UTC(year, month, day) <= longestProcedure ? { year, month, day, precision } : null
}
