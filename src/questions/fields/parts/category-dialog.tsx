import Search from 'lucide-react/icons/search'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { client } from '../../../api/call.ts'
import type { DiscoverApi } from '../../../discover/contract.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { fill, plural } from '../../../i18n/text.ts'
import { useLanguageTag, useLocale } from '../../../i18n/use-locale.ts'
import { Chip } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { searchCatalogue } from '../search-catalogue.ts'
import type { Branch, Proposal } from './category-chip.tsx'
import { type FieldMessages, fieldMessages } from './field-messages.ts'
import '../../../ui/css/screens/question-box.css'

type CategoryDialogProps = {
  /** The fields that take questions, in their order. */
  all: readonly { slug: string; name: string }[]
  /** The same with their sub-categories; fetched where the page does not have them. */
  branches?: readonly Branch[]
  proposals: readonly Proposal[]
  /** The chosen field may be rejected without naming another one. */
  refusable?: boolean
  /** Why the last choice was refused. */
  problem?: ReactNode
  onClose: () => void
  onChoose: (proposal: Proposal | null) => void
}

/** The whole catalogue: what the text suggests first, then a search, or branch by branch. */
export function CategoryDialog(props: CategoryDialogProps) {
  const locale = useLocale()
  const { proposals, problem, onClose, onChoose } = props
  const words = fieldMessages(locale)
  const [typed, setTyped] = useState('')
  const tag = useLanguageTag()
  useReturn()
  const branches = useBranches(props, locale)
  const found = searchCatalogue(branches, typed)
  const searching = typed.trim().length > 1
  const count = found.reduce((sum, branch) => sum + branch.subs.length + 1, 0)
  // Outside the question's form, so that these fields neither submit it nor take its styles.
  return createPortal(
    <Dialog open onClose={onClose} title={words.title} closeLabel={words.close} wide>
      <p className="soft">{words.lead}</p>
      {problem}
      {!searching && (
        <div className="category-list">
          {proposals.map((proposal) => (
            <Chip key={proposal.category + proposal.subCategory} onClick={() => onChoose(proposal)}>
              {proposal.name}
            </Chip>
          ))}
          {(props.refusable || proposals.length > 0) && (
            <Chip onClick={() => onChoose(null)}>
              <em>{words.noneOfThese}</em>
            </Chip>
          )}
        </div>
      )}
      <div className="category-search">
        <Search className="icon" />
        <TextField
          label={words.search}
          hint={words.searchHint}
          type="search"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <p className="soft small" role="status">
        {searching && (count === 0 ? fill(words.none, { text: typed.trim() }) : plural(tag, words.found, count))}
      </p>
      <div className="category-tree">
        {found.map((branch) => (
          <BranchLine key={branch.slug} branch={branch} open={searching} words={words} onChoose={onChoose} />
        ))}
      </div>
    </Dialog>,
    document.body,
  )
}

type BranchLineProps = { branch: Branch; open: boolean; words: FieldMessages; onChoose: (proposal: Proposal) => void }

/** The same elements before its sub-categories are known, so that the focus is not lost when they come. */
function BranchLine({ branch, open, words, onChoose }: BranchLineProps) {
  const { slug, name, subs } = branch
  const whole = () => onChoose({ category: slug, subCategory: null, name })
  return (
    <details open={open}>
      <summary>{name}</summary>
      <ul>
        <li>
          <button type="button" onClick={whole}>
            {fill(words.all, { name })}
          </button>
        </li>
        {subs.map((sub) => (
          <li key={sub.slug}>
            <button
              type="button"
              onClick={() =>
                onChoose({ category: slug, subCategory: sub.slug, name: `${name}, ${sub.name.toLowerCase()}` })
              }
            >
              {sub.name}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** A dialog that is unmounted with the focus in it gives the focus back to where it was opened from. */
function useReturn(): void {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus()
    },
    [opener],
  )
}

/** Begins with the names alone, and keeps them where the sub-categories cannot be loaded. */
function useBranches({ all, branches }: Pick<CategoryDialogProps, 'all' | 'branches'>, locale: Locale) {
  const [fetched, setFetched] = useState<readonly Branch[] | null>(null)
  const known = branches ?? fetched
  useEffect(() => {
    if (branches) return
    let current = true
    client<DiscoverApi>()('GET /categories', { query: { locale } }).then(
      ({ categories }) => current && setFetched(categories),
      () => {},
    )
    return () => {
      current = false
    }
  }, [branches, locale])
  return all.map(
    ({ slug, name }): Branch => known?.find((branch) => branch.slug === slug) ?? { slug, name, also: '', subs: [] },
  )
}
