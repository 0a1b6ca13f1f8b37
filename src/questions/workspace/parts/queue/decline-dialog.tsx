import ChevronRight from 'lucide-react/icons/chevron-right'
import { Dialog } from '../../../../ui/feedback/dialog.tsx'
import { useWorkspaceMessages } from '../messages.ts'
import type { DeclineReason } from './use-offers.ts'

const reasons: readonly DeclineReason[] = ['not_my_field', 'no_time', 'conflict', 'other']

type DeclineDialogProps = {
  open: boolean
  onChoose: (reason: DeclineReason) => void
  onClose: () => void
}

/** One press gives the reason and declines: the seconds of an offer are not spent on a form. */
export function DeclineDialog({ open, onChoose, onClose }: DeclineDialogProps) {
  const words = useWorkspaceMessages()
  return (
    <Dialog open={open} onClose={onClose} title={words.decline.title} closeLabel={words.cancel}>
      <p>{words.decline.lead}</p>
      <ul className="can">
        {reasons.map((reason) => (
          <li key={reason}>
            <button type="button" onClick={() => onChoose(reason)}>
              <ChevronRight className="icon" />
              {words.decline.reasons[reason]}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
