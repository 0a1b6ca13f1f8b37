// One deadline as a calendar file (RFC 5545), made in the browser: also for readers of a shared link.
export const escapeIcsText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** Lines of 75 octets at most; the rest goes on after a line end and a space. */
export function foldIcsLine(line: string): string {
  const pieces: string[] = []
  let piece = ''
  for (const letter of line) {
    if (new TextEncoder().encode(piece + letter).length > (pieces.length === 0 ? 75 : 74)) {
      pieces.push(piece)
      piece = ''
    }
    piece += letter
  }
  return [...pieces, piece].join('\r\n ')
}

function dayAfter(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
}

const plain = (date: string) => date.replaceAll('-', '')

/** A whole-day event with a reminder a week and a day before. `date` is `YYYY-MM-DD`. */
export function deadlineIcs(
  deadline: { date: string; what: string },
  { title, uid, now }: { title: string; uid: string; now: Date },
): string {
  const stamp = `${now.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`
  const alarm = (before: string) => [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeIcsText(deadline.what)}`,
    `TRIGGER:-${before}`,
    'END:VALARM',
  ]
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Clairavis//deadline//FR',
    'BEGIN:VEVENT',
    `UID:${uid}-${plain(deadline.date)}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${plain(deadline.date)}`,
    `DTEND;VALUE=DATE:${plain(dayAfter(deadline.date))}`,
    `SUMMARY:${escapeIcsText(deadline.what)}`,
    `DESCRIPTION:${escapeIcsText(title)}`,
    'TRANSP:TRANSPARENT',
    ...alarm('P7D'),
    ...alarm('P1D'),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(foldIcsLine).join('\r\n')}\r\n`
}
