import { useEffect, useRef, useState } from 'react'
import { useLocale } from '../../../i18n/use-locale.ts'
import { Chip } from '../../../ui/button.tsx'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { ErrorText } from '../../../ui/forms/error-text.tsx'
import type { Branch, Proposal } from './category-chip.tsx'
import { CategoryDialog } from './category-dialog.tsx'
import { type FieldMessages, fieldMessages } from './field-messages.ts'
import type { ProposedFields } from './use-proposals.ts'

type FieldChoiceProps = {
  shown: Proposal | null
  found: ProposedFields
  all: readonly { slug: string; name: string }[]
  branches?: readonly Branch[]
  /** Grows when the person must choose, or write more, before sending. */
  wanted: number
  /** The person rejected all proposals. */
  declined?: boolean
  /** Null: none of these. */
  onChoose: (proposal: Proposal | null) => void
}

const hintId = 'field-hint'
const keyOf = (proposal: Proposal) => `${proposal.category}/${proposal.subCategory ?? ''}`

/** The field, its alternatives, and the full list: each one press away. */
export function FieldChoice(props: FieldChoiceProps) {
  const locale = useLocale()
  const { shown, found, wanted, onChoose } = props
  const words = fieldMessages(locale)
  const [open, setOpen] = useState(false)
  const set = useRef<HTMLFieldSetElement>(null)
  const others = found.proposals.filter((proposal) => !shown || keyOf(proposal) !== keyOf(shown))
  const choices = shown ? [shown, ...others].slice(0, 3) : others
  const asked = !shown && choices.length > 0
  const said = hintOf(props, words)
  const mute = found.reading === 'no_subject' || found.reading === 'no_question'
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once for each attempt to send
  useEffect(() => {
    if (wanted === 0) return
    announce(said ?? '')
    if (mute) set.current?.form?.querySelector('textarea')?.focus()
    else set.current?.querySelector('button')?.focus()
  }, [wanted])
  return (
    <div className="field-choice needs-script">
      {wanted > 0 && <ErrorText id={hintId}>{said}</ErrorText>}
      <fieldset className="category-list" ref={set}>
        <legend className={asked ? 'small' : 'sr'}>{asked ? words.which : words.label}</legend>
        {choices.map((proposal) => (
          <Chip key={keyOf(proposal)} aria-pressed={proposal === shown} onClick={() => onChoose(proposal)}>
            {proposal.name}
          </Chip>
        ))}
        <Chip aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <em>{choices.length > 0 ? words.other : words.choose}</em>
        </Chip>
        {asked && (
          <Chip onClick={() => onChoose(null)}>
            <em>{words.noneOfThese}</em>
          </Chip>
        )}
      </fieldset>
      <p className="small soft" role="status" id={wanted > 0 ? undefined : hintId}>
        {wanted > 0 ? null : said}
      </p>
      {open && (
        <CategoryDialog
          all={props.all}
          branches={props.branches}
          proposals={choices}
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

function hintOf({ shown, found, wanted, declined }: FieldChoiceProps, words: FieldMessages): string | null {
  if (found.reading === 'no_question') return words.noQuestion
  if (found.reading === 'no_subject') return words.noSubject
  if (shown) return null
  if (declined) return words.declined
  return wanted > 0 ? words.needed : null
}
