import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { type FormEvent, useRef, useState } from 'react'
import { CallError } from '../../../api/call.ts'
import type { OwnExpert } from '../../../experts/contract.ts'
import { fill, plural } from '../../../i18n/text.ts'
import { useLanguageTag } from '../../../i18n/use-locale.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { experts } from './api-clients.ts'
import { useWorkspaceMessages } from './messages.ts'
import { inOrder, likeMonday, nextSlot, problemsOfWeek, type Slot, type SlotProblem, weekDays } from './week.ts'

type HoursProps = {
  hours: readonly Slot[]
  open: boolean
  onSaved: (own: OwnExpert) => void
  onClose: () => void
}

export function HoursDialog({ open, onClose, ...rest }: HoursProps) {
  const words = useWorkspaceMessages()
  return (
    <Dialog open={open} onClose={onClose} title={words.hours.title} closeLabel={words.close} wide>
      <Week {...rest} onClose={onClose} />
    </Dialog>
  )
}

/** Seven days, each with any number of time slots; a mistake is shown beside the time it concerns. */
function Week({ hours, onSaved, onClose }: Omit<HoursProps, 'open'>) {
  const words = useWorkspaceMessages()
  const tag = useLanguageTag()
  const said = words.hours
  const form = useRef<HTMLFormElement>(null)
  const [slots, setSlots] = useState<Slot[]>(() => inOrder(hours))
  const [shown, setShown] = useState<SlotProblem[]>([])
  const [state, setState] = useState<'editing' | 'sending' | 'failed'>('editing')

  const change = (index: number, part: Partial<Slot>) => {
    setSlots(slots.map((slot, at) => (at === index ? { ...slot, ...part } : slot)))
    setShown(shown.filter((problem) => problem.index !== index))
  }
  const replace = (next: Slot[]) => {
    setSlots(next)
    setShown([])
  }
  const wordsFor = (problem: SlotProblem) => fill(said[problem.code], { day: said.days[slots[problem.index]!.day]! })

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (state === 'sending') return
    const problems = problemsOfWeek(slots)
    setShown(problems)
    const first = problems[0]
    if (first) {
      announce(plural(tag, said.problems, problems.length))
      form.current?.querySelector<HTMLElement>(`#hours-${first.index}-${first.field}`)?.focus()
      return
    }
    setState('sending')
    try {
      const own = await experts('PUT /me/expert/hours', { body: { hours: inOrder(slots) } })
      announce(said.saved)
      onSaved(own)
      onClose()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setState('failed')
      announce(said.failed)
    }
  }

  return (
    <form className="form week" ref={form} noValidate onSubmit={(event) => void save(event)}>
      <p>{said.lead}</p>
      {weekDays.map((day) => (
        <fieldset key={day} className="week-day">
          <legend className="label">{said.days[day]}</legend>
          {!slots.some((slot) => slot.day === day) && <p className="soft">{said.none}</p>}
          {slots.map((slot, index) => {
            if (slot.day !== day) return null
            const problem = shown.find((one) => one.index === index)
            const name = said.days[day]!
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a slot has no other identity while it is edited
              <div key={index} className="week-slot">
                <TextField
                  type="time"
                  id={`hours-${index}-from`}
                  label={fill(said.from, { day: name })}
                  hideLabel
                  value={slot.from}
                  error={problem?.field === 'from' ? wordsFor(problem) : null}
                  onChange={(event) => change(index, { from: event.target.value })}
                />
                <span aria-hidden="true">{said.until}</span>
                <TextField
                  type="time"
                  id={`hours-${index}-to`}
                  label={fill(said.to, { day: name })}
                  hideLabel
                  value={slot.to}
                  error={problem?.field === 'to' ? wordsFor(problem) : null}
                  onChange={(event) => change(index, { to: event.target.value })}
                />
                <Button
                  variant="plain"
                  size="small"
                  icon={Trash2}
                  aria-label={fill(said.remove, { from: slot.from, to: slot.to, day: name })}
                  onClick={() => replace(slots.filter((_, at) => at !== index))}
                />
              </div>
            )
          })}
          <Button
            variant="link"
            icon={Plus}
            aria-label={fill(said.addTo, { day: said.days[day]! })}
            onClick={() => replace([...slots, nextSlot(slots, day)])}
          >
            {said.add}
          </Button>
        </fieldset>
      ))}
      {state === 'failed' && (
        <p className="error" role="alert">
          {said.failed}
        </p>
      )}
      <div className="form-foot">
        <Button type="submit" busy={state === 'sending'}>
          {said.save}
        </Button>
        <Button variant="plain" onClick={() => replace(likeMonday(slots))}>
          {said.copy}
        </Button>
      </div>
    </form>
  )
}
