import type { Role } from '../api/actor.ts'
import type { ContentKind } from './kinds.ts'

/** Who may change a text: the law's pages are the compliance officer's, all others the editor's; the owner has both. */
export function mayEdit(roles: readonly Role[], kind: ContentKind): boolean {
  return roles.includes('owner') || roles.includes(kind === 'legal' ? 'compliance' : 'editor')
}

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
