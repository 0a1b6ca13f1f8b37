import TagIcon from 'lucide-react/icons/tag'
import { useEffect, useId, useState } from 'react'
import { Chip } from '../../ui/button.tsx'

/** A category, with its sub-category where one fits, and how the two are called on the page. */
export type Proposal = { category: string; subCategory: string | null; name: string }

type CategoryChipProps = {
  shown: Proposal | null
  proposals: readonly Proposal[]
  fixed: boolean
  words: { change: string; chooseCategory: string; otherCategory: string }
  onChoose: (proposal: Proposal | null) => void
}

const keyOf = (proposal: Proposal) => `${proposal.category}/${proposal.subCategory ?? ''}`

/** What the question seems to be about: proposed from the text, confirmed or changed by the person. */
export function CategoryChip({ shown, proposals, fixed, words, onChoose }: CategoryChipProps) {
  const [open, setOpen] = useState(false)
  const list = useId()
  useEffect(() => {
    if (proposals.length === 0) setOpen(false)
  }, [proposals.length])
  if (!shown && proposals.length === 0) return <span className="chip-place" />
  if (fixed)
    return (
      <p className="chip chip--still">
        <TagIcon className="icon" />
        <span>{shown?.name}</span>
      </p>
    )

  const choose = (proposal: Proposal | null) => {
    onChoose(proposal)
    setOpen(false)
  }
  return (
    <div className="category">
      <Chip icon={TagIcon} aria-expanded={open} aria-controls={list} onClick={() => setOpen(!open)}>
        <span>{shown?.name ?? words.otherCategory}</span>
        <em>{words.change}</em>
      </Chip>
      <fieldset className="category-list" id={list} hidden={!open} aria-label={words.chooseCategory}>
        {proposals
          .filter((proposal) => !shown || keyOf(proposal) !== keyOf(shown))
          .map((proposal) => (
            <Chip key={keyOf(proposal)} onClick={() => choose(proposal)}>
              {proposal.name}
            </Chip>
          ))}
        {shown && <Chip onClick={() => choose(null)}>{words.otherCategory}</Chip>}
      </fieldset>
    </div>
  )
}
