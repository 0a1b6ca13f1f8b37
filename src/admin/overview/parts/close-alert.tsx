import { useRevalidator } from 'react-router'
import { client } from '../../../api/call.ts'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { ReasonDialog } from '../../parts/reason-dialog.tsx'
import type { OverviewApi } from '../contract-overview.ts'

const desk = client<OverviewApi>()

type CloseAlertProps = {
  /** The id of the alert; `null` while none is being closed. */
  alert: string | null
  words: { title: string; note: string; hint: string; send: string; done: string }
  onClose: () => void
}

/** Closes a money alert with a note about its outcome. */
export function CloseAlert({ alert, words, onClose }: CloseAlertProps) {
  const { revalidate } = useRevalidator()
  return (
    <ReasonDialog
      open={alert !== null}
      title={words.title}
      draft={`alert:${alert}`}
      field="note"
      label={words.note}
      hint={words.hint}
      send={words.send}
      onClose={onClose}
      onSend={async (values) => {
        if (!alert) return
        const body = { note: String(values.get('note')) }
        await desk('POST /admin/alerts/:id/close', { params: { id: alert }, body })
        announce(words.done)
        await revalidate()
      }}
    />
  )
}
