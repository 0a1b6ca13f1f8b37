// What the client is told of a day that was read in their words, and asked where it cannot be.
import { fill } from '../../../i18n/text.ts'
import type { Deadline } from '../extraction/deadline-of.ts'
import { confirmedDeadline } from '../extraction/stated-dates.ts'
import { lengthGiven } from '../extraction/term-start.ts'
import { fold } from '../fold.ts'
import { assistantMessagesFor, formatCivilDate, quoteText } from '../messages.ts'
import type { Dossier } from '../port.ts'

/** From which day a proposed deadline was counted, or that a term has gone by. */
export function termNotes({ locale, turns, ...rest }: Dossier): string[] {
  const dossier = { locale, turns, ...rest }
  const note = noteOn(dossier, confirmedDeadline(dossier))
  const last = turns.findLastIndex(({ author }) => author === 'client')
  const before = { ...dossier, turns: turns.slice(0, Math.max(0, last)) }
  const isSaid = last > 0 && noteOn(before, confirmedDeadline(before)) === note
  return note === undefined || isSaid ? [] : [note]
}

function noteOn({ locale }: Dossier, { date, proposed, read, over }: Deadline): string | undefined {
  const words = assistantMessagesFor(locale)
  const told = proposed === undefined ? over : read
  if (date !== undefined || told === undefined) return undefined
  const said = {
    words: quoteText(locale, lengthGiven(told.words)),
    date: formatCivilDate(locale, told.date),
    from: told.from === undefined ? '' : formatCivilDate(locale, told.from),
  }
  if (told === over) return fill(words.termOver, said)
  if (told.from !== undefined) return fill(words.termCounted, said)
  return /^(?:fin|(?:the )?end)(?![a-z])/.test(fold(told.words)) ? fill(words.termRead, said) : undefined
}

/** The deadline's question asks from which day a term runs, where the client has told one and leaves that open. */
export function askingForStart(dossier: Dossier): Dossier {
  const { date, proposed, open } = confirmedDeadline(dossier)
  if (open === undefined || date !== undefined || proposed !== undefined) return dossier
  const words = assistantMessagesFor(dossier.locale)
  const ask = fill(words.termStart, { words: quoteText(dossier.locale, lengthGiven(open)) })
  return {
    ...dossier,
    script: dossier.script.map((question) =>
      question.kind === 'deadline' ? { ...question, ask, why: words.termStartWhy } : question,
    ),
  }
}
