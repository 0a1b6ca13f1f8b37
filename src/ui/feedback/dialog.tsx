import X from 'lucide-react/icons/x'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '../button.tsx'

type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  closeLabel: string
  wide?: boolean
  /** Neither Escape nor a press outside closes it, and there is no cross: only what its content offers. */
  insistent?: boolean
  foot?: ReactNode
  children: ReactNode
}

/**
 * The browser's own modal dialog: Escape closes it, focus stays inside and returns to where it was. It begins on what
 * bears `data-first`, else on the cross.
 */
export function Dialog({ open, onClose, title, closeLabel, wide, insistent, foot, children }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    const dialog = box.current
    if (!dialog) return
    if (open && !dialog.open) {
      dialog.showModal()
      // `autoFocus` acts before the dialog is shown, when nothing in it can take the focus yet.
      const first = dialog.querySelector<HTMLElement>('[data-first]')
      // A text to be read is read from its title on.
      first?.focus({ preventScroll: first.tabIndex < 0 })
    }
    if (!open && dialog.open) dialog.close()
  }, [open])
  // A further step of it: what was pressed is gone.
  useEffect(() => {
    const step = document.getElementById(heading)
    if (!title || !step || box.current?.contains(document.activeElement)) return
    step.tabIndex = -1
    step.focus()
  }, [title, heading])
  return (
    <dialog
      ref={box}
      className={wide ? 'dialog dialog--wide' : 'dialog'}
      aria-labelledby={heading}
      onCancel={(event) => insistent && event.preventDefault()}
      onClose={() => {
        // A browser lets a second Escape through.
        if (open && insistent) box.current?.showModal()
        else if (open) onClose()
      }}
      onPointerDown={(event) => event.target === box.current && !insistent && onClose()}
    >
      {open && (
        <>
          <div className="dialog-head">
            <h2 id={heading}>{title}</h2>
            {!insistent && <Button variant="plain" size="small" icon={X} onClick={onClose} aria-label={closeLabel} />}
          </div>
          <div className="dialog-body">{children}</div>
          {foot && <div className="dialog-foot">{foot}</div>}
        </>
      )}
    </dialog>
  )
}

type ConfirmProps = {
  open: boolean
  title: string
  children: ReactNode
  confirmLabel: string
  cancelLabel: string
  busy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before something that cannot be undone; the way back comes first and has the focus. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel,
  busy,
  onConfirm,
  onCancel,
}: ConfirmProps) {
  const foot = (
    <>
      <Button variant="plain" onClick={onCancel} data-first="">
        {cancelLabel}
      </Button>
      <Button variant="danger" busy={busy} onClick={onConfirm}>
        {confirmLabel}
      </Button>
    </>
  )
  return (
    <Dialog open={open} onClose={onCancel} title={title} closeLabel={cancelLabel} foot={foot}>
      {children}
    </Dialog>
  )
}
