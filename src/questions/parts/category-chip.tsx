import TagIcon from 'lucide-react/icons/tag'
import { useId } from 'react'
import { Chip } from '../../ui/button.tsx'

/** A category, with its sub-category where one fits, and how the two are called on the page. */
export type Proposal = { category: string; subCategory: string | null; name: string }

type CategoryChipProps = {
  shown: Proposal | null
  proposals: readonly Proposal[]
  /** Everything one may ask about, for when no proposal fits. */
  all: readonly { slug: string; name: string }[]
  fixed: boolean
  open: boolean
  words: { change: string; chooseCategory: string; otherCategory: string }
  onOpen: (open: boolean) => void
  onChoose: (proposal: Proposal) => void
}

const keyOf = (proposal: Proposal) => `${proposal.category}/${proposal.subCategory ?? ''}`

/** What the question seems to be about: proposed from the text, confirmed or changed by the person. */
export function CategoryChip({ shown, proposals, all, fixed, open, words, onOpen, onChoose }: CategoryChipProps) {
  const list = useId()
  if (fixed && shown)
    return (
      <p className="chip chip--still">
        <TagIcon className="icon" />
        <span>{shown.name}</span>
      </p>
    )
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
