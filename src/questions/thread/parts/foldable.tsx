import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useQuestionMessages } from '../../parts/messages.ts'

/** A text that its reader has written: on a phone it is read on demand, where nothing else is to be seen for it. */
export function Foldable({ children }: { children: ReactNode }) {
  const words = useQuestionMessages('thread').thread
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="link"
        size="small"
        className="unfold"
        aria-expanded={open}
        onClick={() => setOpen((before) => !before)}
      >
        {open ? words.fold : words.unfold}
      </Button>
      <div className={open ? 'foldable' : 'foldable foldable--folded'}>{children}</div>
    </>
  )
}
