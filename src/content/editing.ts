import type { Role } from '../api/actor.ts'
import type { ContentKind } from './kinds.ts'

/** Who may change a text: the compliance officer the legal pages, the editor all others; the owner has both. */
export function mayEdit(roles: readonly Role[], kind: ContentKind): boolean {
  return roles.includes('owner') || roles.includes(kind === 'legal' ? 'compliance' : 'editor')
}

/** The texts that people have agreed to: clients to the terms, experts to theirs. */
export const contractTexts = ['terms', 'expert-terms'] as const
export type ContractText = (typeof contractTexts)[number]

/** Those who have agreed to a text are notified of its changes in advance. */
export const isContract = (text: { kind: ContentKind; key: string }): boolean =>
  text.kind === 'legal' && contractTexts.some((key) => key === text.key)

const noticeDays = 15

/** Whether the notice period is long enough (Regulation 2019/1150, article 3, and the terms themselves). */
export const isNoticeLongEnough = (at: Date | null, now: Date): boolean =>
  at !== null && at.getTime() - now.getTime() >= noticeDays * 86_400_000

/** The state of each text in a list: `changed` is public with a newer draft, `planned` waits for its date. */
export const textStates = ['draft', 'published', 'changed', 'planned', 'withdrawn'] as const
export type TextState = (typeof textStates)[number]

export function stateOf(text: {
  published: number | null
  latest: number
  planned: boolean
  everPublished: boolean
}): TextState {
  if (text.planned) return 'planned'
  if (text.published === null) return text.everPublished ? 'withdrawn' : 'draft'
  return text.latest > text.published ? 'changed' : 'published'
}
