import { type RefObject, useEffect, useRef } from 'react'
import { speechBetween } from '../../../asking/speech-input.ts'

type Field = HTMLTextAreaElement | HTMLInputElement
const takesText = /^(text|search|url|)$/

function fieldOf(target: EventTarget | null): Field | null {
  if (target instanceof HTMLTextAreaElement) return target
  return target instanceof HTMLInputElement && takesText.test(target.type) ? target : null
}

/** The fields that had the focus once: of the others, browsers say that the caret stands before the first letter. */
const entered = new WeakSet<Field>()

type Selected = Pick<Field, 'value' | 'selectionStart' | 'selectionEnd'>

/** Where a text goes: in the place of the selection, or at the end of a field in which nobody has placed a caret. */
export function caretIn({ value, selectionStart, selectionEnd }: Selected, placed: boolean): [number, number] {
  const end = value.length
  return placed ? [selectionStart ?? end, selectionEnd ?? selectionStart ?? end] : [end, end]
}

/** Puts a text in place of the selection, as if it were typed. */
function insertAt(field: Field, textBetween: (before: string, after: string) => string): void {
  const [start, end] = caretIn(field, entered.has(field))
  field.setRangeText(textBetween(field.value.slice(0, start), field.value.slice(end)), start, end, 'end')
  // React notices a change of value only through this event.
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Inserts what was dictated. The field does not take the focus: the keyboard of a phone stays closed. */
export function insertSpeech(field: Field, said: string): void {
  insertAt(field, (before, after) => speechBetween(before, after, said))
}

/** The text with a space towards the words beside it, where none stands. */
export function spaced(before: string, text: string, after: string): string {
  const [first, last] = [before === '' || /\s$/.test(before), after === '' || /^[\s.,;:!?…)»]/.test(after)]
  return `${first || /^\s/.test(text) ? '' : ' '}${text}${last || /\s$/.test(text) ? '' : ' '}`
}

/** Where a text goes while nobody has written yet: the answer, or the message where that is what the screen shows. */
const beginnings = ['.pane--write textarea, .pane--write input', '.desk-composer textarea']

const isShown = (field: Field) => field.getClientRects().length > 0

/** Remembers the field last written in within this part of the desk, and inserts text at its caret. */
export function useInsertAtCaret(part: RefObject<HTMLElement | null>) {
  const last = useRef<Field | null>(null)
  const spoken = useRef<Field | null>(null)
  useEffect(() => {
    const seen = (event: FocusEvent) => {
      const field = fieldOf(event.target)
      if (field) entered.add(field)
      if (field?.closest('[data-writes]') && part.current?.contains(field)) last.current = field
    }
    document.addEventListener('focusin', seen)
    return () => document.removeEventListener('focusin', seen)
  }, [part])

  const target = (): Field | null => {
    // On a phone the pane of the field may be hidden behind another one: nothing is written where nobody sees it.
    if (last.current && isShown(last.current)) return last.current
    const fields = beginnings.flatMap((some) => [...(part.current?.querySelectorAll<Field>(some) ?? [])])
    return fields.find(isShown) ?? null
  }
  return {
    target,
    /** What was said while its field was in view is written there, also where another pane is shown by now. */
    insertSpeech(said: string): void {
      spoken.current = target() ?? spoken.current
      if (spoken.current?.isConnected) insertSpeech(spoken.current, said)
    },
    insert(text: string): boolean {
      const field = target()
      if (!field) return false
      const value = field instanceof HTMLInputElement ? text.replace(/\s*\n\s*/g, ' ') : text
      insertAt(field, (before, after) => spaced(before, value, after))
      field.focus()
      return true
    },
  }
}
