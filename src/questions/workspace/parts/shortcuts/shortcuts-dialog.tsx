import { Dialog } from '../../../../ui/feedback/dialog.tsx'
import { Check } from '../../../../ui/forms/check.tsx'
import { useWorkspaceMessages } from '../messages.ts'
import { keyOf, sheet } from './shortcuts.ts'

const groups = Object.keys(sheet) as (keyof typeof sheet)[]

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
    <Dialog open={open} onClose={onClose} title={said.title} closeLabel={words.close} wide>
      <p>{said.lead}</p>
      <div className="keys">
        {groups.map((group) => (
          <section key={group}>
            <h3>{said.groups[group]}</h3>
            <dl>
              {sheet[group].map((act) => (
                <div key={act}>
                  <dt>
                    <kbd>{keyOf[act]}</kbd>
                  </dt>
                  <dd>{said.keys[act]}</dd>
                </div>
              ))}
              {group === 'talk' && (
                <div>
                  <dt>
                    <kbd>{said.sendKey}</kbd>
                  </dt>
                  <dd>{said.keys.send}</dd>
                </div>
              )}
            </dl>
          </section>
        ))}
      </div>
      <Check label={said.on} hint={said.onHint} checked={on} onChange={(event) => onTurn(event.target.checked)} />
    </Dialog>
  )
}
