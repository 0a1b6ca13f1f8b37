import { client } from '../../../api/call.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { useAct } from '../../../shell/errors/use-act.ts'
import { useFailureMessages } from '../../../shell/errors/use-failure-messages.ts'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { UndoNotice } from '../../../ui/feedback/undo-notice.tsx'
import type { PlansApi, PlanView } from '../contract.ts'
import { usePlanPageMessages } from './use-plan-messages.ts'

const call = client<PlansApi>()

type CancellationUndoProps = {
  view: PlanView
  onChange: (view: PlanView) => void
  onUndone: () => void
}

/** A cancellation of some seconds ago, which can still be undone. */
export function CancellationUndo({ view, onChange, onUndone }: CancellationUndoProps) {
  const words = usePlanPageMessages().plan
  const failures = useFailureMessages()
  const locale = useLocale()
  const { running, problem, run } = useAct(failures, words.refusals)
  if (!view.cancelling) return null

  const undo = () =>
    run('undo', async () => {
      const { plan } = await call('POST /me/plan/undo', { body: { locale } })
      announce(words.undo.undone)
      onUndone()
      onChange(plan)
    })

  return (
    <UndoNotice
      title={words.undo.title}
      until={view.cancelling.until}
      words={words.undo}
      busy={running !== null}
      problem={problem}
      after="plan"
      onUndo={() => void undo()}
      onOver={() => void call('GET /me/plan').then(onChange, () => {})}
    />
  )
}
