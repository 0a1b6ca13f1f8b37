import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { client } from '../../../api/call.ts'
import type { EmergencySituation } from '../../../safety/situations.ts'
import { useAct } from '../../../shell/errors/use-act.ts'
import { useFailureMessages } from '../../../shell/errors/use-failure-messages.ts'
import { Button } from '../../../ui/button.tsx'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { SelectField } from '../../../ui/forms/field.tsx'
import type { CasesApi, QuestionDetail } from '../../contract-cases.ts'
import { useAdminMessages } from '../../parts/messages.ts'
import { ReasonDialog } from '../../parts/reason-dialog.tsx'

const desk = client<CasesApi>()

type Act = 'offer' | 'release' | 'close' | 'emergency'
type ToAsk = readonly { id: string; name: string; away: boolean }[]
type SteerProps = {
  found: QuestionDetail
  situations: Readonly<Record<EmergencySituation, string>>
}

/** The staff's actions: when matching is stuck (offer, take back, close), and when an emergency was not noticed. */
export function QuestionActions({ found, situations }: SteerProps) {
  const words = useAdminMessages('file').file
  const { frame } = useAdminMessages()
  const failures = useFailureMessages()
  const { revalidate } = useRevalidator()
  const [asking, setAsking] = useState<{ act: Act; experts: ToAsk } | null>(null)
  const { running, problem, run } = useAct(failures, frame.reasons)
  const possible = (['offer', 'release', 'close', 'emergency'] as const).filter((act) => found.can[act])
  if (possible.length === 0) return null
  const { steer } = words
  const begin = (act: Act) => {
    setAsking(null)
    return run(act, async () => {
      const params = { id: found.id }
      const { experts } = act === 'offer' ? await desk('GET /admin/questions/:id/experts', { params }) : { experts: [] }
      setAsking({ act, experts })
    })
  }
  const act = asking?.act ?? 'close'
  const nobody = asking?.act === 'offer' && asking.experts.length === 0
  const said = nobody ? steer.nobody : problem
  return (
    <>
      {said && (
        <Notice tone="danger" live>
          {said}
        </Notice>
      )}
      <p className="plan-do">
        {possible.map((one) => (
          <Button key={one} variant="plain" busy={running === one} onClick={() => void begin(one)}>
            {steer.acts[one]}
          </Button>
        ))}
      </p>
      <ReasonDialog
        open={asking !== null && !nobody}
        title={steer.acts[act]}
        draft={`${act}:${found.id}`}
        field="reason"
        label={words.reason}
        hint={steer.hint}
        send={steer.acts[act]}
        danger={act === 'close'}
        refusals={steer.refusals}
        onClose={() => setAsking(null)}
        onSend={async (values) => {
          const params = { id: found.id }
          const reason = String(values.get('reason'))
          if (act === 'offer') {
            const body = { expert: String(values.get('expert')), reason }
            await desk('POST /admin/questions/:id/offer', { params, body })
          } else if (act === 'emergency') {
            const situation = values.get('situation') as EmergencySituation
            await desk('POST /admin/questions/:id/emergency', { params, body: { situation, reason } })
          } else await desk(`POST /admin/questions/:id/${act}`, { params, body: { reason } })
          announce(steer.done)
          await revalidate()
        }}
      >
        <p>{steer.notes[act]}</p>
        {act === 'offer' && (
          <SelectField name="expert" label={words.expert}>
            {asking?.experts.map((expert) => (
              <option key={expert.id} value={expert.id}>
                {expert.away ? `${expert.name} (${steer.away})` : expert.name}
              </option>
            ))}
          </SelectField>
        )}
        {act === 'emergency' && (
          <SelectField name="situation" label={steer.situation}>
            {Object.entries(situations).map(([situation, name]) => (
              <option key={situation} value={situation}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
      </ReasonDialog>
    </>
  )
}
