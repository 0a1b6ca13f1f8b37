import TagIcon from 'lucide-react/icons/tag'
import { lazy, Suspense } from 'react'
import type { Locale } from '../../../i18n/locale.ts'
import type { ProposedFields } from './use-proposals.ts'

/** A category, with its sub-category where one fits, and how the two are called on the page. */
export type Proposal = { category: string; subCategory: string | null; name: string }

/** Everything one may ask about, with the words one would look for. */
export type Branch = {
  slug: string
  name: string
  also: string
  subs: readonly { slug: string; name: string; also: string }[]
}

/** Nothing of the choice is loaded before there is something to choose. */
const FieldChoice = lazy(() => import('./field-choice.tsx').then((part) => ({ default: part.FieldChoice })))

type CategoryChipProps = {
  shown: Proposal | null
  found: ProposedFields
  /** Everything one may ask about; a page that has it with the sub-categories need not load it. */
  all: readonly { slug: string; name: string }[]
  branches?: readonly Branch[]
  fixed: boolean
  /** The page runs: before, nothing can be chosen. */
  ready: boolean
  /** Grows when the person is to choose before anything is sent. */
  wanted: number
  /** The person has found none of the proposals right. */
  declined: boolean
  locale: Locale
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
