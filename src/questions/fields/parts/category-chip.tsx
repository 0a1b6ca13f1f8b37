import TagIcon from 'lucide-react/icons/tag'
import { lazy, Suspense } from 'react'
import type { ProposedFields } from './use-proposals.ts'

/** A category, with its sub-category where one fits, and the name shown for both. */
export type Proposal = { category: string; subCategory: string | null; name: string }

/** A category and its sub-categories, with the words people search for. */
export type Branch = {
  slug: string
  name: string
  also: string
  subs: readonly { slug: string; name: string; also: string }[]
}

/** Loaded once there is something to choose. */
const FieldChoice = lazy(() => import('./field-choice.tsx').then((part) => ({ default: part.FieldChoice })))

type CategoryChipProps = {
  shown: Proposal | null
  found: ProposedFields
  /** All categories; a page that has them with their sub-categories need not load them. */
  all: readonly { slug: string; name: string }[]
  branches?: readonly Branch[]
  fixed: boolean
  /** The page is hydrated: before, nothing can be chosen. */
  ready: boolean
  /** Grows when the person must choose before sending. */
  wanted: number
  /** The person rejected all proposals. */
  declined: boolean
  onChoose: (proposal: Proposal | null) => void
}

/** What the question seems to be about: proposed from the text where that is sure, chosen by the person otherwise. */
export function CategoryChip({ fixed, ready, ...props }: CategoryChipProps) {
  const { shown, found, branches, wanted } = props
  const still = shown ? (
    <p className="chip chip--still">
      <TagIcon className="icon" />
      <span>{shown.name}</span>
    </p>
  ) : (
    <span />
  )
  if (!ready || (fixed && shown && !wanted)) return still
  if (!shown && !found.reading && !branches && !wanted) return still
  return (
    <Suspense fallback={still}>
      <FieldChoice {...props} />
    </Suspense>
  )
}
