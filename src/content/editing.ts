import type { Role } from '../api/actor.ts'
import type { ContentKind } from './kinds.ts'

/** Who may change a text: the law's pages are the compliance officer's, all others the editor's; the owner has both. */
export function mayEdit(roles: readonly Role[], kind: ContentKind): boolean {
  return roles.includes('owner') || roles.includes(kind === 'legal' ? 'compliance' : 'editor')
}

/** The text that people have agreed to: it changes under their eyes, never behind their back. */
export const isContract = (text: { kind: ContentKind; key: string }): boolean =>
  text.kind === 'legal' && text.key === 'terms'

const noticeDays = 15

/** Whether everybody can be told long enough before (Regulation 2019/1150, article 3, and the terms themselves). */
export const isNoticeLongEnough = (at: Date | null, now: Date): boolean =>
  at !== null && at.getTime() - now.getTime() >= noticeDays * 86_400_000

/** What a list of texts says of each: `changed` is public and has a newer draft, `planned` waits for its day. */
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
