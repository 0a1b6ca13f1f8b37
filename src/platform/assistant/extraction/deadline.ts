import { fold, sentences } from '../fold.ts'
import { isPromptInjection } from '../model/prompt-injection.ts'
import { civilDay, type DateMatch, findDates, findTerms, type Term } from './dates.ts'
import { isBareNo, saysNone } from './no-deadline.ts'

/** Nothing further ahead is proposed: it is the end of a lease or a retirement, not a term to answer by. */
const furthest = 400 * 86_400_000

/** "There is none": as a reply about the deadline, it overrides every date in the text. */
const none = new RegExp(
  [
    "(?<![a-z])(?:pas|aucune?|sans|ni|point) (?:de |d'|d’)?(?:date|delai|echeance|limite|urgence|deadline)(?! (?:de|d'|du|pour|indique|sur|dans|n'|ne|ecrit|legal|prevu|est|fixe))(?: (?:limite|particuliere?|precise?))?",
    "(?<![a-z])(?:pas|rien d'|n'est pas|plus) (?:tres |si |du tout |forcement )?(?:urgent|presse|pressee)",
    "(?<![a-z])(?:rien|nothing)(?: (?:de|d'|n'est|is))? ?(?:date|programme|planifie|au calendrier|dated|scheduled)(?:s|e|es)?(?![a-z])",
    "(?<![a-z])rien ne presse|(?:ca|cela) ne presse pas|rien d'urgent|nothing (?:urgent|pressing)|aucune urgence|quand vous (?:voulez|pouvez|pourrez)|peu importe quand|prenez votre temps",
    "(?<![a-z])(?:no|not any|without (?:a|any)|there is no|there's no|don't have an?y?) (?:date|deadline|rush|hurry|time limit|urgency)(?! (?:for|on|in|was|is))",
    "(?<![a-z])(?:not|isn't|no longer) (?:very |that |so |at all )?urgent|whenever (?:you|it)|take your time|any ?time is fine|no particular (?:date|deadline)",
  ].join('|'),
)
const deniesDeadline = (sentence: string): boolean => none.test(fold(sentence)) || saysNone(fold(sentence))

/** Whether the client says here that nothing has to be done by a day. */
export const saysNoDeadline = (text: string): boolean => sentences(text).some(deniesDeadline)

/** The same of a text that answers something else as well: a bare « non » does not say so. */
export const saysPlainlyNoDeadline = (text: string): boolean =>
  sentences(text).some((sentence) => deniesDeadline(sentence) && !isBareNo(fold(sentence)))

const within = (date: string, today: string): boolean =>
  date.length === 10 && date >= today && Date.parse(date) - Date.parse(today) <= furthest

/** A text without the sentences that address a model. */
const forPeople = (text: string): string =>
  sentences(text)
    .filter((sentence) => !isPromptInjection(sentence))
    .join('\n')

/** How somebody was hired, unless it is near: nobody is asked to one many months ahead. */
const jobInterview =
  /(?<![a-z])(?:entretiens? (?:d'embauche|de recrutement)|(?:job|recruitment) interview|interview for (?:a|an|the|my|this) (?:[a-z]+ )?(?:job|post|position|role))(?![a-z])[^.?!\n]{0,34}$/

const interviewWithin = 60 * 86_400_000

/** The nearest term ahead that a text names, if any. Not a deadline before the client has confirmed it. */
export function proposalIn(text: string, now: Date): DateMatch | undefined {
  if (saysPlainlyNoDeadline(text)) return undefined
  const today = civilDay(now)
  const told = forPeople(text)
  const wasInterview = (date: string, at: number) =>
    Date.parse(date) - Date.parse(today) > interviewWithin && jobInterview.test(fold(told.slice(0, at)))
  return findDates(told, now)
    .filter(({ date, limit, at }) => limit && within(date, today) && !wasInterview(date, at))
    .sort((a, b) => a.date.localeCompare(b.date))[0]
}

export const proposedDeadlineIn = (text: string, now: Date): string | undefined => proposalIn(text, now)?.date

/** The client's terms that a text tells as lengths of time. `start`: from which day those run that leave it open. */
export const termsIn = (text: string, now: Date, start?: string): Term[] => findTerms(forPeople(text), now, start)

/** The one day that has been, out of a reply to the question from which day a term runs. */
export function startIn(reply: string, now: Date): string | undefined {
  const today = civilDay(now)
  const days = findDates(reply, now).filter(({ date, about }) => date.length === 10 && date <= today && !about)
  return new Set(days.map(({ date }) => date)).size === 1 ? days[0]!.date : undefined
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
