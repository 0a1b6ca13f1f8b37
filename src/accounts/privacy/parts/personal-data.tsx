import { useState } from 'react'
import { failureMessage } from '../../../shell/errors/say-failure.ts'
import { useFailureMessages } from '../../../shell/errors/use-failure-messages.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorText } from '../../../ui/forms/error-text.tsx'
import { EraseDialog } from './erase-dialog.tsx'
import { usePrivacyMessages } from './use-privacy-messages.ts'

type OwnDataProps = {
  /** Downloads the archive. */
  onExport: () => Promise<void>
}

/** Two list items of the account-closing section: data export and account erasure. */
export function PersonalData({ onExport }: OwnDataProps) {
  const words = usePrivacyMessages()
  const failures = useFailureMessages()
  const { block } = words
  const [state, setState] = useState<'rest' | 'busy' | 'done'>('rest')
  const [error, setError] = useState<unknown>(null)
  const [open, setOpen] = useState(false)

  async function save() {
    setState('busy')
    setError(null)
    try {
      await onExport()
      setState('done')
    } catch (thrown) {
      setError(thrown)
      setState('rest')
    }
  }

  return (
    <>
      <li>
        <Button variant="link" busy={state === 'busy'} onClick={() => void save()} aria-describedby="own-data-text">
          {block.export}
        </Button>
        <span className="soft small" id="own-data-text">
          {block.exportText}
        </span>
        <span className="small" role="status">
          {state === 'busy' ? block.exporting : state === 'done' ? block.exported : null}
        </span>
        <ErrorText id="own-data-error" live>
          {error === null ? null : failureMessage(error, failures, words.refusals)}
        </ErrorText>
      </li>
      <li>
        <Button variant="link" onClick={() => setOpen(true)} aria-haspopup="dialog" aria-describedby="own-end-text">
          {block.erase}
        </Button>
        <span className="soft small" id="own-end-text">
          {block.eraseText}
        </span>
        <EraseDialog open={open} onClose={() => setOpen(false)} />
      </li>
    </>
  )
}
