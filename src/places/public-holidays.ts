// The public holidays of France, by department.
//
// Everywhere: Code du travail, article L3133-1. Bas-Rhin, Haut-Rhin and Moselle add Good Friday and 26 December
// (article L3134-13). Overseas the day that commemorates the abolition of slavery is one (article L3422-2, décret
// 83-1003 of 23 November 1983 as amended). https://calendrier.api.gouv.fr/jours-feries/ lists the same days.

const everywhere = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25']
const alsaceMoselle = ['57', '67', '68']
const abolition: Readonly<Record<string, string>> = {
  '971': '05-27',
  '972': '05-22',
  '973': '06-10',
  '974': '12-20',
  '976': '04-27',
  '977': '10-09',
  '978': '05-28',
}

const dayMs = 86_400_000

/** Easter Sunday of the Gregorian calendar, as midnight UTC (Meeus, Astronomical Algorithms, chapter 8). */
function easter(year: number): number {
  const century = Math.floor(year / 100)
  const moonYear = year % 19
  const leapCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * moonYear + century - Math.floor(century / 4) - leapCorrection + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - epact - (year % 4)) % 7
  const late = Math.floor((moonYear + 11 * epact + 22 * weekday) / 451)
  const days = epact + weekday - 7 * late + 114
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1)
}

/** Whether a day (`YYYY-MM-DD`) is a public holiday there; a department that is not French has none. */
export function isPublicHoliday(day: string, department: string): boolean {
  if (department === 'MA') return false
  const date = day.slice(5)
  if (everywhere.includes(date) || abolition[department] === date) return true
  const sinceEaster = (Date.parse(`${day}T00:00:00Z`) - easter(Number(day.slice(0, 4)))) / dayMs
  // Easter Monday, Ascension Day, Whit Monday.
  if ([1, 39, 50].includes(sinceEaster)) return true
  return alsaceMoselle.includes(department) && (date === '12-26' || sinceEaster === -2)
}
