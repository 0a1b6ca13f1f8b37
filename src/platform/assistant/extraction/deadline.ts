import { fold, sentences } from '../fold.ts'
import { isPromptInjection } from '../model/prompt-injection.ts'
import type { Dossier } from '../port.ts'
import { civilDay, findDates } from './dates.ts'
import { retractsDeadline, saysNone } from './no-deadline.ts'

/**
 * `date` is what the client has confirmed: given in answer to "by when", or chosen in the thread. `proposed` was only
 * found in their words and is shown only in the question whether it is right.
 */
export type Deadline = { date?: string; proposed?: string }

/** Nothing further ahead is proposed: it is the end of a lease or a retirement, not a term to answer by. */
const furthest = 400 * 86_400_000

/** "There is none": as a reply about the deadline, it overrides every date in the text. */
const none = new RegExp(
  [
    "(?<![a-z])(?:pas|aucune?|sans|ni|point) (?:de |d'|d’)?(?:date|delai|echeance|limite|urgence|deadline)(?! (?:de|d'|du|pour|indique|sur|dans|n'|ne|ecrit|legal|prevu|est|fixe))(?: (?:limite|particuliere?|precise?))?",
    "(?<![a-z])(?:pas|rien d'|n'est pas|plus) (?:tres |si |du tout |forcement )?(?:urgent|presse|pressee)",
    '(?<![a-z])rien ne presse|aucune urgence|quand vous (?:voulez|pouvez|pourrez)|peu importe quand|prenez votre temps',
    "(?<![a-z])(?:no|not any|without (?:a|any)|there is no|there's no|don't have an?y?) (?:date|deadline|rush|hurry|time limit|urgency)(?! (?:for|on|in|was|is))",
    "(?<![a-z])(?:not|isn't|no longer) (?:very |that |so |at all )?urgent|whenever (?:you|it)|take your time|any ?time is fine|no particular (?:date|deadline)",
  ].join('|'),
)
/** Whether the client says here that nothing has to be done by a day. */
export const saysNoDeadline = (text: string): boolean =>
  sentences(text).some((sentence) => none.test(fold(sentence)) || saysNone(fold(sentence)))

const within = (date: string, today: string): boolean =>
  date.length === 10 && date >= today && Date.parse(date) - Date.parse(today) <= furthest

/** The nearest term ahead that a text names, if any. Not a deadline before the client has confirmed it. */
export function proposedDeadlineIn(text: string, now: Date): string | undefined {
  if (saysNoDeadline(text)) return undefined
  const today = civilDay(now)
  const kept = sentences(text)
    .filter((sentence) => !isPromptInjection(sentence))
    .join('\n')
  return findDates(kept, now)
    .filter(({ date, limit }) => limit && within(date, today))
    .map(({ date }) => date)
    .sort()[0]
}

const pastWords =
  /(?<![a-z])(?:hier|dernier|derniere|passee?|depuis|il y a|ago|last|yesterday|since|was|etait)(?![a-z])/

const severalDays = /\d(?:er|st|nd|rd|th)? (?:ou|or|et|and|a|to) (?:le |the )?\d/

/** The one day ahead given in answer to "by when do you need it"; none where it gives several or a duration. */
export function answeredDay(answer: string, now: Date): string | undefined {
  if (saysNoDeadline(answer) || pastWords.test(fold(answer)) || severalDays.test(fold(answer))) return undefined
  const today = civilDay(now)
  // The question gives the answer its direction: « le 3 mars » is the next one.
  const found = findDates(`avant ${answer}`, now).concat(findDates(`avant le ${answer}`, now))
  const days = [...new Set(found.filter(({ date, others }) => !others && within(date, today)).map(({ date }) => date))]
  return days.length === 1 ? days[0] : undefined
}

/** One reply to several questions: « M. Durand, meublé, avant le 12 décembre ». */
const termFirst =
  /^(?:et |and )?(?:(?:j'en ai|nous en avons|j'ai) besoin .{0,20}|il me faut (?:la|une) reponse |reponse |je dois .{0,30}|nous devons .{0,30}|il faut .{0,30}|i need .{0,20}|i must .{0,30}|i have to .{0,30}|we must .{0,30}|answer )?(?:avant|d'ici|sous|au plus tard|by|before|within|no later than|(?:i have|we have|j'ai|nous avons) (?:only )?\d+)(?![a-z])/

function answerIn(dossier: Dossier, index: number, answers: ReadonlyMap<string, string>): string | undefined {
  const asking = dossier.turns.slice(0, index).findLast((turn) => turn.author === 'assistant')
  const asked = asking?.asked ?? []
  const key = dossier.script.find((question) => question.kind === 'deadline' && asked.includes(question.key))?.key
  if (key === undefined) return undefined
  const text = dossier.turns[index]!.text
  const ranked = answers.get(key)
  if (ranked !== undefined && text.includes(ranked)) return ranked
  if (asked.length === 1) return text
  return text.split(/[,;\n]|\. /).find((piece) => termFirst.test(fold(piece)))
}

/**
 * The deadline of a question, from its messages in order, each read at the instant at which it was written: what the
 * client has chosen in the thread, then what they answered, and mentioned dates only as a proposal.
 */
export function deadlineOf(dossier: Dossier, answers: ReadonlyMap<string, string>): Deadline {
  let deadline: Deadline = dossier.settled?.date ? { date: dossier.settled.date } : {}
  const heard = (text: string, at: Date, answer: string | undefined): void => {
    const day = answer === undefined ? undefined : answeredDay(answer, at)
    if (day !== undefined) deadline = { date: day }
    else if (answer !== undefined && saysNoDeadline(answer)) deadline = {}
    else if (retractsDeadline(fold(text))) deadline = {}
    else if (saysNoDeadline(text)) deadline = deadline.date === undefined ? {} : { date: deadline.date }
    else {
      const proposed = proposedDeadlineIn(text, at)
      if (proposed !== undefined && proposed !== deadline.date) deadline = { ...deadline, proposed }
    }
  }
  const settledAt = dossier.settled?.at.getTime() ?? Number.NEGATIVE_INFINITY
  const askedAt = dossier.askedAt ?? dossier.now
  if (askedAt.getTime() > settledAt) heard(dossier.question, askedAt, undefined)
  dossier.turns.forEach((turn, index) => {
    const at = turn.at ?? dossier.now
    if (turn.author === 'client' && at.getTime() > settledAt) heard(turn.text, at, answerIn(dossier, index, answers))
  })
  const today = civilDay(dossier.now)
  return deadline.proposed !== undefined && deadline.proposed < today ? { ...deadline, proposed: undefined } : deadline
}
