import { useCallback, useEffect, useRef, useState } from 'react'
import { type Autosave, autosave, readDraft } from './autosave.ts'
import { changedSince, type FormFields, fieldsOf, fillFields } from './form-fields.ts'

/**
 * Keeps what is typed in a form, under a name of its own, and puts it back. Spread `form` over the form and call `sent`
 * once the server has it. Passwords, cards and files are never kept; a field that must not be says `data-unkept`. An
 * address alone is kept for as long as the tab is open (`life`): the next person at the computer need not read it.
 */
export function useFormDraft(name: string, life: 'tab' | 'month' = 'month') {
  const [element, attach] = useState<HTMLFormElement | null>(null)
  const [restored, setRestored] = useState(false)
  const saving = useRef<Autosave<FormFields> | null>(null)
  const begun = useRef<FormFields>({})
  const before = useRef<FormFields>({})

  useEffect(() => {
    if (!element) return
    const store = life === 'tab' ? sessionStorage : localStorage
    const own = autosave<FormFields>(name, { store })
    saving.current = own
    begun.current = fieldsOf(element, true)
    const kept = readDraft<FormFields>(name, store)?.value ?? {}
    before.current = kept
    // What was typed before the page ran wins over what was kept.
    const typed = changedSince(begun.current, fieldsOf(element))
    const all = { ...kept, ...typed }
    fillFields(element, all, true)
    setRestored(Object.keys(changedSince(begun.current, kept)).length > 0)
    if (Object.keys(typed).length > 0) own.touch(all)
    const touch = () => {
      const now = fieldsOf(element)
      // A step of the form that is not shown keeps what it had; so does a field that came with what is kept of it.
      const other = changedSince(before.current, now)
      const apart = Object.entries(before.current).filter(([field]) => !(field in other))
      const changed = { ...Object.fromEntries(apart), ...changedSince(begun.current, now) }
      if (Object.keys(changed).length > 0) own.touch(changed)
      else own.done()
    }
    element.addEventListener('input', touch)
    element.addEventListener('change', touch)
    delete element.dataset.draft
    return () => {
      element.removeEventListener('input', touch)
      element.removeEventListener('change', touch)
      own.stop()
    }
  }, [element, name, life])

  const sent = useCallback(() => {
    saving.current?.done()
    before.current = {}
    setRestored(false)
    if (element?.isConnected) begun.current = fieldsOf(element)
  }, [element])

  return { form: { ref: attach, 'data-draft': name, 'data-draft-life': life }, restored, sent }
}
