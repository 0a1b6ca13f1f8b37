// The states of the United States and the provinces of Canada, where they follow a town: "Phoenix AZ", "Victoria, BC".

export type State = { country: 'us' | 'ca'; length: number }

const codes = {
  us: 'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY',
  ca: 'AB BC MB NB NL NS NT NU ON PE QC SK YT',
} as const
/** They are words as well, so that only their capitals make them a state: "I am in Norman OK", "he fell, ok". */
const words: ReadonlySet<string> = new Set(
  'AB AL CA CO DE GA HI ID IL IN LA MA ME MI MO MS MT NB NE NS NT NU OH OK ON OR PA PE VA WA'.split(' '),
)

const names = {
  us: 'alabama|alaska|arizona|arkansas|california|californie|colorado|connecticut|delaware|florida|floride|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|louisiane|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york state|north carolina|south carolina|north dakota|south dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|tennessee|texas|utah|vermont|virginia|west virginia|wisconsin|wyoming|usa|united states|etats unis',
  ca: 'alberta|british columbia|colombie britannique|manitoba|new brunswick|nouveau brunswick|newfoundland|terre neuve|nova scotia|nouvelle ecosse|ontario|saskatchewan|prince edward island|yukon|quebec|canada',
} as const

const each = ['us', 'ca'] as const
const patterns = each.map((country) => ({
  country,
  name: new RegExp(`^,? \\(?(?:${names[country].replaceAll(' ', '[ -]')})(?![a-z0-9-])`),
  code: new RegExp(`^,? \\(?(?:${codes[country].replaceAll(' ', '|')})(?![A-Za-z0-9'’-])`),
}))

/** Not « À GENÈVE, MA CAUTION ». */
const endsThere = /^ *(?:$|[.,;:!?)\n–-]| [^A-Z])/

/**
 * The state at the start of what follows a town; `after` as typed, without accents. `small`: codes in small letters count
 * as well. `undefined` where none stands there.
 */
export function stateAfter(after: string, small: boolean): State | undefined {
  const lower = after.toLowerCase()
  for (const { country, name, code } of patterns) {
    const found = name.exec(lower) ?? capitalCode(code, after) ?? (small ? smallCode(code, after) : null)
    if (found) return { country, length: found[0].length }
  }
  return undefined
}

const isWord = (found: RegExpExecArray): boolean => words.has(found[0].replace(/[^A-Z]/g, ''))

function capitalCode(code: RegExp, after: string): RegExpExecArray | null {
  const found = code.exec(after)
  return found && (!isWord(found) || endsThere.test(after.slice(found[0].length))) ? found : null
}

/** "phoenix az": in small letters, where it is no word. */
function smallCode(code: RegExp, after: string): RegExpExecArray | null {
  const found = code.exec(after.toUpperCase())
  return found && !isWord(found) ? found : null
}
