import TagIcon from 'lucide-react/icons/tag'
import { lazy, Suspense, useId } from 'react'
import { Chip } from '../../ui/button.tsx'
import type { CategoryDialogWords } from './category-dialog.tsx'

/** A category, with its sub-category where one fits, and how the two are called on the page. */
export type Proposal = { category: string; subCategory: string | null; name: string }

/** Everything one may ask about, with the words one would look for. */
export type Branch = {
  slug: string
  name: string
  also: string
  subs: readonly { slug: string; name: string; also: string }[]
}
export type Catalogue = { branches: readonly Branch[]; words: CategoryDialogWords; closeLabel: string }

/** Only the page that offers the whole catalogue loads its dialog, and only once somebody opens it. */
const CategoryDialog = lazy(() => import('./category-dialog.tsx').then((part) => ({ default: part.CategoryDialog })))

type CategoryChipProps = {
  shown: Proposal | null
  proposals: readonly Proposal[]
  /** Everything one may ask about, for when no proposal fits. */
  all: readonly { slug: string; name: string }[]
  catalogue?: Catalogue
  fixed: boolean
  open: boolean
  words: { change: string; chooseCategory: string; otherCategory: string }
  onOpen: (open: boolean) => void
  onChoose: (proposal: Proposal) => void
}

const keyOf = (proposal: Proposal) => `${proposal.category}/${proposal.subCategory ?? ''}`

/** What the question seems to be about: proposed from the text, confirmed or changed by the person. */
export function CategoryChip(props: CategoryChipProps) {
  const { shown, proposals, all, catalogue, fixed, open, words, onOpen, onChoose } = props
  const list = useId()
  if (fixed && shown)
    return (
      <p className="chip chip--still">
        <TagIcon className="icon" />
        <span>{shown.name}</span>
      </p>
    )
  if (catalogue) return <FromCatalogue {...props} catalogue={catalogue} />
  if (!shown && !open) return <span />
  const others = proposals.filter((proposal) => !shown || keyOf(proposal) !== keyOf(shown))
  return (
    <div className="category">
      {shown && (
        <Chip icon={TagIcon} aria-expanded={open} aria-controls={list} onClick={() => onOpen(!open)}>
          <span>{shown.name}</span>
          <em>{words.change}</em>
        </Chip>
      )}
      <fieldset className="category-list" id={list} hidden={!open} aria-label={words.chooseCategory}>
        {others.map((proposal) => (
          <Chip key={keyOf(proposal)} onClick={() => onChoose(proposal)}>
            {proposal.name}
          </Chip>
        ))}
        <select
          className="chip"
          aria-label={words.chooseCategory}
          value=""
          onChange={(event) => {
            const found = all.find((one) => one.slug === event.target.value)
            if (found) onChoose({ category: found.slug, subCategory: null, name: found.name })
          }}
        >
          <option value="">{shown ? words.otherCategory : words.chooseCategory}</option>
          {all.map((one) => (
            <option key={one.slug} value={one.slug}>
              {one.name}
            </option>
          ))}
        </select>
      </fieldset>
    </div>
  )
}

function FromCatalogue({ shown, proposals, catalogue, open, words, onOpen, onChoose }: Required<CategoryChipProps>) {
  const { branches, words: dialogWords, closeLabel } = catalogue
  return (
    <div className="category needs-script">
      <Chip icon={TagIcon} aria-haspopup="dialog" onClick={() => onOpen(true)}>
        {shown && <span>{shown.name}</span>}
        <em>{shown ? words.change : dialogWords.choose}</em>
      </Chip>
      {open && (
        <Suspense>
          <CategoryDialog
            branches={branches}
            proposals={proposals}
            words={dialogWords}
            closeLabel={closeLabel}
            onClose={() => onOpen(false)}
            onChoose={onChoose}
          />
        </Suspense>
      )}
    </div>
  )
}
