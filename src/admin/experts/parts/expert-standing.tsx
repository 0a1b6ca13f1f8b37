import { useState } from 'react'
import { client } from '../../../api/call.ts'
import { day } from '../../../i18n/format.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { Button } from '../../../ui/button.tsx'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { Check } from '../../../ui/forms/check.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { useAdminMessages } from '../../parts/messages.ts'
import { ReasonDialog } from '../../parts/reason-dialog.tsx'
import type { StaffExpert, StandingApi } from '../contract-standing.ts'

export type ExpertStandingProps = {
  expert: StaffExpert
  onDone: () => Promise<void>
}

const desk = client<StandingApi>()
const acts = ['suspend', 'lift', 'terminate'] as const
type Act = (typeof acts)[number]

const tones = { active: 'moss', restricted: 'apricot', suspended: 'brick', terminated: 'brick' } as const
export function StandingTag({ expert: { state } }: Pick<ExpertStandingProps, 'expert'>) {
  const words = useAdminMessages('experts').experts
  return <Tag tone={tones[state as keyof typeof tones]}>{words.states[state]}</Tag>
}

/** An expert's state with its reason, and the possible decisions. */
export function ExpertStanding({ expert, onDone }: ExpertStandingProps) {
  const words = useAdminMessages('experts').experts
  const locale = useLocale()
  const [asking, setAsking] = useState<Act | null>(null)
  const [act, setAct] = useState<Act>('suspend')
  const open = acts.filter((name) => expert.may[name])
  const lines = [
    expert.since && fill(words.since, { date: day(locale, expert.since) }),
    expert.noticeUntil && fill(words.notice, { date: day(locale, expert.noticeUntil) }),
  ].filter((line): line is string => typeof line === 'string')
  return (
    <>
      {lines.map((line) => (
        <p key={line} className="soft">
          {line}
        </p>
      ))}
      {expert.reason && (
        <p>
          <b>{words.reasons}</b> {expert.reason}
        </p>
      )}
      {open.length > 0 && (
        <p className="form-foot">
          {open.map((name) => (
            <Button
              key={name}
              variant={name === 'terminate' ? 'danger' : 'plain'}
              size="small"
              aria-label={`${words.acts[name]}, ${expert.name}`}
              onClick={() => {
                setAct(name)
                setAsking(name)
              }}
            >
              {words.acts[name]}
            </Button>
          ))}
        </p>
      )}
      <ReasonDialog
        open={asking !== null}
        title={`${words.acts[act]}, ${expert.name}`}
        draft={`${act}:${expert.id}`}
        field="reason"
        longest={1000}
        label={words.statement}
        hint={act === 'lift' ? words.liftHint : words.statementHint}
        send={words.acts[act]}
        danger={act !== 'lift'}
        refusals={words.refusals}
        onClose={() => setAsking(null)}
        onSend={async (values) => {
          const params = { id: expert.id }
          const body = { locale, reason: String(values.get('reason')) }
          if (act === 'terminate') {
            const urgent = values.get('urgent') !== null
            await desk('POST /admin/experts/:id/terminate', { params, body: { ...body, urgent } })
          } else await desk(`POST /admin/experts/:id/${act}`, { params, body })
          announce(words.done)
          await onDone()
        }}
      >
        <p>{words.notes[act]}</p>
        {act === 'terminate' && expert.noticeUntil && (
          <>
            <p>{fill(words.notice, { date: day(locale, expert.noticeUntil) })}</p>
            <Check
              name="urgent"
              data-unkept=""
              id={`urgent-${expert.id}`}
              label={words.urgent}
              hint={words.urgentHint}
            />
          </>
        )}
      </ReasonDialog>
    </>
  )
}
