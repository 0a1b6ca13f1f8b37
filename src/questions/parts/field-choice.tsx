import { useEffect, useId, useRef, useState } from 'react'
import type { Locale } from '../../i18n/locale.ts'
import { Chip } from '../../ui/button.tsx'
import type { Branch, FieldWords, Proposal } from './category-chip.tsx'
import { CategoryDialog } from './category-dialog.tsx'
import type { Proposed } from './use-proposals.ts'

type FieldChoiceProps = {
  shown: Proposal | null
  found: Proposed
  all: readonly { slug: string; name: string }[]
  branches?: readonly Branch[]
  wanted: number
  /** The person has found none of the proposals right. */
  declined?: boolean
  /** What is wrong is said elsewhere. */
  quiet?: boolean
  words: FieldWords
  locale: Locale
  /** Null: none of these. */
  onChoose: (proposal: Proposal | null) => void
}

const keyOf = (proposal: Proposal) => `${proposal.category}/${proposal.subCategory ?? ''}`

/** The field, the others it might be, and the way to all of them: each one press away. */
export function FieldChoice(props: FieldChoiceProps) {
  const { shown, found, wanted, words, locale, onChoose } = props
  const [open, setOpen] = useState(false)
  const set = useRef<HTMLFieldSetElement>(null)
  const hint = useId()
  useEffect(() => {
    if (wanted > 0) set.current?.querySelector('button')?.focus()
  }, [wanted])
  const others = found.proposals.filter((proposal) => !shown || keyOf(proposal) !== keyOf(shown))
  const choices = shown ? [shown, ...others].slice(0, 3) : others
  const asked = !shown && choices.length > 0
  const said = props.quiet ? null : hintOf(props)
  return (
    <div className="field-choice needs-script">
      <fieldset className="category-list" ref={set} aria-describedby={said ? hint : undefined}>
        <legend className={asked ? 'small' : 'sr'}>{asked ? words.which : words.label}</legend>
        {choices.map((proposal) => (
          <Chip key={keyOf(proposal)} aria-pressed={proposal === shown} onClick={() => onChoose(proposal)}>
            {proposal.name}
          </Chip>
        ))}
        <Chip aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <em>{choices.length > 0 ? words.other : words.choose}</em>
        </Chip>
      </fieldset>
      <p className="small soft" role="status" id={hint}>
        {said}
      </p>
      {open && (
        <CategoryDialog
          all={props.all}
          branches={props.branches}
          proposals={choices}
          words={words}
          locale={locale}
          onClose={() => setOpen(false)}
          onChoose={(proposal) => {
            setOpen(false)
            onChoose(proposal)
          }}
        />
      )}
    </div>
  )
}

function hintOf({ shown, found, declined, words }: Pick<FieldChoiceProps, 'shown' | 'found' | 'declined' | 'words'>) {
  if (found.reading === 'no_question') return words.noQuestion
  if (shown) return null
  if (found.reading === 'no_subject') return words.noSubject
  return declined ? words.declined : null
}
