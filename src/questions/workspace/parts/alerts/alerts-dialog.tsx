import Volume from 'lucide-react/icons/volume-2'
import { useState } from 'react'
import { PushSwitch } from '../../../../accounts/push/parts/push-switch.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/feedback/dialog.tsx'
import { Check } from '../../../../ui/forms/check.tsx'
import { useWorkspaceMessages } from '../messages.ts'
import { canBadge } from './badge.ts'
import { canChime, chime } from './chime.ts'
import { badgeChoice, soundChoice, turnBadge } from './use-alerts.ts'

type AlertsDialogProps = { open: boolean; onClose: () => void }

/** Sound, badge and notifications, chosen for this device; says what the browser or the system may still hold back. */
export function AlertsDialog({ open, onClose }: AlertsDialogProps) {
  const words = useWorkspaceMessages()
  return (
    <Dialog open={open} onClose={onClose} title={words.alerts.title} closeLabel={words.close}>
      <p>{words.alerts.lead}</p>
      {open && <Choices />}
    </Dialog>
  )
}

function Choices() {
  const said = useWorkspaceMessages().alerts
  const sound = soundChoice.use()
  const badge = badgeChoice.use()
  const [heard, setHeard] = useState<boolean>()
  const listen = async () => setHeard(await chime('offer'))
  return (
    <>
      {canChime() ? (
        <Check
          label={said.sound}
          hint={said.soundHint}
          checked={sound}
          onChange={(event) => {
            soundChoice.turn(event.target.checked)
            setHeard(undefined)
            if (event.target.checked) void listen()
          }}
        />
      ) : (
        <p>{said.soundNone}</p>
      )}
      {sound && canChime() && (
        <div className="alerts-try">
          <Button variant="plain" size="small" icon={Volume} onClick={() => void listen()}>
            {said.hear}
          </Button>
          <p className="small soft" role="status">
            {heard === undefined ? '' : heard ? said.heard : said.silent}
          </p>
        </div>
      )}
      {canBadge() ? (
        <Check
          label={said.badge}
          hint={said.badgeHint}
          checked={badge}
          onChange={(event) => turnBadge(event.target.checked)}
        />
      ) : (
        <p>{said.badgeNone}</p>
      )}
      <PushSwitch side="expert" />
    </>
  )
}
