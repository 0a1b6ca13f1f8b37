import { type FormEvent, useRef, useState } from 'react'
import { CallError } from '../../../api/call.ts'
import type { OwnExpert } from '../../../experts/contract.ts'
import { plural } from '../../../i18n/text.ts'
import { useLanguageTag } from '../../../i18n/use-locale.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { experts } from './api-clients.ts'
import { useWorkspaceMessages } from './messages.ts'
import { inOrder, likeMonday, problemsOfWeek, type Slot, type SlotProblem } from './week.ts'
import { WeekFields } from './week-fields.tsx'

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

function Week({ hours, onSaved, onClose }: Omit<HoursProps, 'open'>) {
  const words = useWorkspaceMessages()
  const tag = useLanguageTag()
  const said = words.hours
  const form = useRef<HTMLFormElement>(null)
  const [slots, setSlots] = useState<Slot[]>(() => inOrder(hours))
  const [shown, setShown] = useState<SlotProblem[]>([])
  const [state, setState] = useState<'editing' | 'sending' | 'failed'>('editing')

  const edit = (next: Slot[], changed?: number) => {
    setSlots(next)
    setShown(changed === undefined ? [] : shown.filter((problem) => problem.index !== changed))
  }
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
      <WeekFields slots={slots} problems={shown} words={said} onChange={edit} />
      {state === 'failed' && (
        <p className="error" role="alert">
          {said.failed}
        </p>
      )}
      <div className="form-foot">
        <Button type="submit" busy={state === 'sending'}>
          {said.save}
        </Button>
        <Button variant="plain" onClick={() => edit(likeMonday(slots))}>
          {said.copy}
        </Button>
      </div>
    </form>
  )
}
