import { Dialog } from '../../../../ui/feedback/dialog.tsx'
import { Check } from '../../../../ui/forms/check.tsx'
import { useWorkspaceMessages } from '../messages.ts'
import { keyOf, shortcuts } from './shortcuts.ts'

const acts = Object.values(shortcuts)

type ShortcutsProps = {
  open: boolean
  on: boolean
  onTurn: (on: boolean) => void
  onClose: () => void
}

export function ShortcutsDialog({ open, on, onTurn, onClose }: ShortcutsProps) {
  const words = useWorkspaceMessages()
  const said = words.shortcuts
  return (
    <Dialog open={open} onClose={onClose} title={said.title} closeLabel={words.close}>
      <p>{said.lead}</p>
      <dl className="keys">
        {acts.map((act) => (
          <div key={act}>
            <dt>
              <kbd>{keyOf[act]}</kbd>
            </dt>
            <dd>{said.keys[act]}</dd>
          </div>
        ))}
        <div>
          <dt>
            <kbd>{said.sendKey}</kbd>
          </dt>
          <dd>{said.keys.send}</dd>
        </div>
      </dl>
      <Check label={said.on} hint={said.onHint} checked={on} onChange={(event) => onTurn(event.target.checked)} />
    </Dialog>
  )
}
