import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { fill } from '../../../../i18n/text.ts'
import { Button } from '../../../../ui/button.tsx'
import { announce } from '../../../../ui/feedback/live-region.tsx'
import { useWorkspaceMessages } from '../messages.ts'

type RowsProps<Row> = {
  rows: readonly Row[]
  blank: Row
  most: number
  add: string
  hint: string
  /** Id of the field that takes the focus in a new row. */
  fieldId: (index: number) => string
  onChange: (rows: Row[]) => void
  children: (row: Row, index: number, change: (row: Row) => void) => ReactNode
}

/** Rows that can be added and removed; there is always one to write in. The focus follows. */
export function Rows<Row>({ rows, blank, most, add, hint, fieldId, onChange, children }: RowsProps<Row>) {
  const words = useWorkspaceMessages()
  const shown = rows.length > 0 ? rows : [blank]
  const [wanted, setWanted] = useState<string | null>(null)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (wanted === null) return
    document.getElementById(wanted)?.focus()
    setWanted(null)
  }, [wanted])

  function remove(index: number): void {
    onChange(shown.filter((_, at) => at !== index))
    announce(words.write.removed)
    setWanted(fieldId(Math.max(0, index - 1)))
  }

  return (
    <div className="editor-rows" ref={box}>
      <p className="hint soft">{hint}</p>
      {shown.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other identity while it is written
        <div className="editor-line" key={index}>
          {children(row, index, (next) => onChange(shown.map((one, at) => (at === index ? next : one))))}
          {shown.length > 1 && (
            <Button
              variant="plain"
              size="small"
              icon={Trash2}
              aria-label={fill(words.write.remove, { n: index + 1 })}
              onClick={() => remove(index)}
            />
          )}
        </div>
      ))}
      {shown.length < most && (
        <div>
          <Button
            variant="link"
            icon={Plus}
            onClick={() => {
              onChange([...shown, blank])
              setWanted(fieldId(shown.length))
            }}
          >
            {add}
          </Button>
        </div>
      )}
    </div>
  )
}
