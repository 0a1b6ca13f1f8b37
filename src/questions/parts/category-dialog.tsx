import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { fill, plural } from '../../i18n/text.ts'
import { useLanguageTag } from '../../shell/locale.tsx'
import { Chip } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { searchCatalogue } from '../search-catalogue.ts'
import type { Branch, Proposal } from './category-chip.tsx'
import type { QuestionWords } from './page-words.ts'

export type CategoryDialogWords = QuestionWords['ask']['category']

type CategoryDialogProps = {
  branches: readonly Branch[]
  proposals: readonly Proposal[]
  words: CategoryDialogWords
  closeLabel: string
  onClose: () => void
  onChoose: (proposal: Proposal) => void
}

/** The whole catalogue to look through: what the text suggests first, then by words or branch by branch. */
export function CategoryDialog({ branches, proposals, words, closeLabel, onClose, onChoose }: CategoryDialogProps) {
  const [typed, setTyped] = useState('')
  const tag = useLanguageTag()
  const found = searchCatalogue(branches, typed)
  const searching = typed.trim().length > 1
  const count = found.reduce((sum, branch) => sum + branch.subs.length + 1, 0)
  // Outside the question's form, which its fields must neither send nor resemble.
  return createPortal(
    <Dialog open onClose={onClose} title={words.title} closeLabel={closeLabel} wide>
      <p className="soft">{words.lead}</p>
      {proposals.length > 0 && !searching && (
        <div className="category-list">
          {proposals.map((proposal) => (
            <Chip key={proposal.category + proposal.subCategory} onClick={() => onChoose(proposal)}>
              {proposal.name}
            </Chip>
          ))}
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
          <details key={branch.slug} open={searching}>
            <summary>{branch.name}</summary>
            <ul>
              <li>
                <button
                  type="button"
                  onClick={() => onChoose({ category: branch.slug, subCategory: null, name: branch.name })}
                >
                  {fill(words.all, { name: branch.name })}
                </button>
              </li>
              {branch.subs.map((sub) => (
                <li key={sub.slug}>
                  <button
                    type="button"
                    onClick={() =>
                      onChoose({
                        category: branch.slug,
                        subCategory: sub.slug,
                        name: `${branch.name}, ${sub.name.toLowerCase()}`,
                      })
                    }
                  >
                    {sub.name}
                  </button>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </Dialog>,
    document.body,
  )
}
