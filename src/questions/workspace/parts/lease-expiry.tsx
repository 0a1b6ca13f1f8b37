import { useState } from 'react'
import { CallError } from '../../../api/call.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { Button } from '../../../ui/button.tsx'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { ErrorText } from '../../../ui/forms/error-text.tsx'
import { useNow } from '../../../ui/time/clock.ts'
import type { WorkspaceQuestion } from '../../shapes.ts'
import { questions } from './api-clients.ts'
import { useWorkspaceMessages } from './messages.ts'
import { ownHour } from './own-hour.ts'
import { actOn } from './shortcuts/shortcuts.ts'

type EndingProps = {
  question: WorkspaceQuestion
  lostAt: string | null
  onStay: () => void
  onExtended: (lostAt: string) => void
  onLost: (token: number) => void
}

const warnWithin = 4 * 60_000

/** The lease is about to expire: one button renews it, another adds ten minutes, once. */
export function LeaseExpiryNotice({ question, lostAt, onStay, onExtended, onLost }: EndingProps) {
  const words = useWorkspaceMessages()
  const said = words.write
  const now = useNow(10)
  const locale = useLocale()
  const [state, setState] = useState<'free' | 'asking' | 'failed'>('free')
  const token = question.lease?.token

  async function extend(held: number): Promise<void> {
    setState('asking')
    try {
      const { lostAt } = await questions('POST /desk/questions/:id/extend', {
        params: { id: question.id },
        body: { token: held },
      })
      setState('free')
      announce(said.extended)
      onExtended(lostAt)
    } catch (error) {
      setState('failed')
      if (error instanceof CallError && error.code === 'lease_lost') onLost(held)
    }
  }

  if (lostAt === null || now === null || Date.parse(lostAt) - now > warnWithin) return null
  return (
    <Notice title={fill(said.ending, { time: ownHour(locale, lostAt, words.clocks) })} live>
      <p className="form-foot">
        <Button variant="plain" size="small" {...actOn('stay')} onClick={onStay}>
          {said.stay}
        </Button>
        {question.can.extend && token !== undefined && (
          <Button
            variant="plain"
            size="small"
            busy={state === 'asking'}
            {...actOn('extend')}
            onClick={() => void extend(token)}
          >
            {said.extend}
          </Button>
        )}
      </p>
      <ErrorText id="extend-error">{state === 'failed' ? said.extendFailed : null}</ErrorText>
    </Notice>
  )
}
