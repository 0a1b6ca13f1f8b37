import { type RefObject, useEffect, useRef } from 'react'

type Field = HTMLTextAreaElement | HTMLInputElement
const takesText = /^(text|search|url|)$/

function fieldOf(target: EventTarget | null): Field | null {
  if (target instanceof HTMLTextAreaElement) return target
  return target instanceof HTMLInputElement && takesText.test(target.type) ? target : null
}

/** Remembers the workspace's field last written in, and inserts text at its caret. */
export function useInsertAtCaret(desk: RefObject<HTMLElement | null>) {
  const last = useRef<Field | null>(null)
  useEffect(() => {
    const seen = (event: FocusEvent) => {
      const field = fieldOf(event.target)
      if (field?.closest('[data-writes]')) last.current = field
    }
    document.addEventListener('focusin', seen)
    return () => document.removeEventListener('focusin', seen)
  }, [])

  const target = (): Field | null => {
    if (last.current?.isConnected) return last.current
    return (
      desk.current?.querySelector<Field>('.pane--write textarea, .pane--write input, .desk-composer textarea') ?? null
    )
  }
  return {
    target,
    insert(text: string): boolean {
      const field = target()
      if (!field) return false
      const value = field instanceof HTMLInputElement ? text.replace(/\s*\n\s*/g, ' ') : text
      const start = field.selectionStart ?? field.value.length
      const before = field.value.slice(0, start)
      const gap = before === '' || /\s$/.test(before) ? '' : ' '
      field.setRangeText(gap + value, start, field.selectionEnd ?? start, 'end')
      // React notices a change of value only through this event.
      field.dispatchEvent(new Event('input', { bubbles: true }))
      field.focus()
      return true
    },
  }
}
