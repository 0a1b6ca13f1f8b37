// The contributions delivered on a question, in order: none replaces or hides an earlier one.
import type { Answer } from '../shapes.ts'

export const contributionKinds = ['answer', 'follow_up', 'correction'] as const
export type ContributionKind = (typeof contributionKinds)[number]

/** Who wrote it: a person, the machine, or a person over the machine's draft. */
export const contributionAuthors = ['expert', 'assistant', 'assistant_edited'] as const
export type ContributionAuthor = (typeof contributionAuthors)[number]

/** `assisted`: over a draft of the machine; a scripted expert is a program. */
export const authorOf = (expert: { scripted: boolean }, assisted: boolean): ContributionAuthor =>
  expert.scripted ? 'assistant' : assisted ? 'assistant_edited' : 'expert'

type Delivered = { version: number; kind: ContributionKind; replaces: number | null }
type Written = Delivered & { expertId: string; structured: boolean }

/**
 * The kind of the next contribution, given the earlier ones. A correction replaces its author's last full answer; another
 * author's answer or follow-up is never replaced.
 */
export function nextContribution(
  before: readonly Written[],
  delivered: { expertId: string; corrects: boolean },
): Delivered {
  const version = (before.at(-1)?.version ?? 0) + 1
  if (before.length === 0) return { version, kind: 'answer', replaces: null }
  const own = delivered.corrects ? lastAnswerOf(before, delivered.expertId) : undefined
  if (own) return { version, kind: 'correction', replaces: own.version }
  return { version, kind: 'follow_up', replaces: null }
}

/** The full answer that the next one of this author corrects. */
export const lastAnswerOf = <One extends Pick<Written, 'expertId' | 'structured'>>(
  all: readonly One[],
  expertId: string,
): One | undefined => all.findLast((one) => one.structured && one.expertId === expertId)

export type Versions<One> = { current: One; earlier: One[] }

/** The current contributions in the order of their first versions; each with the versions it replaced, newest first. */
export function versionsOf<One extends Pick<Delivered, 'version' | 'replaces'>>(all: readonly One[]): Versions<One>[] {
  const found: Versions<One>[] = []
  for (const one of all) {
    const corrected = found.find(({ current }) => current.version === one.replaces)
    if (corrected) {
      corrected.earlier.unshift(corrected.current)
      corrected.current = one
    } else found.push({ current: one, earlier: [] })
  }
  return found
}

export const answerParts = ['short', 'steps', 'deadlines', 'papers', 'limits', 'sources'] as const
export type AnswerPart = (typeof answerParts)[number]
export type Difference = { part: AnswerPart; removed: string[]; added: string[] }

/** The sentences that a correction removed and added, in the order of the answer's parts. */
export function differencesOf(before: Answer, after: Answer): Difference[] {
  return answerParts.flatMap((part) => {
    const was = linesOf(before, part)
    const is = linesOf(after, part)
    const removed = was.filter((line) => !is.includes(line))
    const added = is.filter((line) => !was.includes(line))
    return removed.length + added.length > 0 ? [{ part, removed, added }] : []
  })
}

/** Whether a line of `before` stands unchanged in `after`. */
export const keepsLines = (before: Answer, after: Answer): boolean =>
  answerParts.some((part) => {
    const is = linesOf(after, part)
    return linesOf(before, part).some((line) => is.includes(line))
  })

/** The full stop after one of these ends no sentence: “Act no. 89-462”, « l’art. 22 ». */
const abbreviated = String.raw`(?<!(?:^|[^\p{L}\d])(?:no|nos|n°|art|arts|al|p|pp|M|MM|Mr|Mrs|Ms|Dr|cf)\.)`

const sentenceEnd = new RegExp(String.raw`(?<=[.!?…])${abbreviated}\s+|\n+`, 'iu')

const sentences = (text: string) =>
  text
    .split(sentenceEnd)
    .map((line) => line.trim())
    .filter(Boolean)

function linesOf(answer: Answer, part: AnswerPart): string[] {
  switch (part) {
    case 'short':
    case 'limits':
      return sentences(answer[part])
    case 'steps':
      return answer.steps.flatMap(({ text }) => sentences(text))
    case 'deadlines':
      return answer.deadlines.map(({ date, what }) => `${date}. ${what}`)
    case 'papers':
      return answer.papers
    case 'sources':
      return answer.sources.map(({ title, url }) => [title, url].filter(Boolean).join(', '))
  }
}
