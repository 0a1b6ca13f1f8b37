const kinds = /^(text|email|tel|url|search|number|date|time|datetime-local|password|textarea)$/
const setterOf = (field: object) => Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set

/**
 * Tells whoever holds the values of a form what was typed, or filled in by the browser, before the page ran: React leaves
 * it in the fields and hears of no change, so that its next drawing would empty them. Called in an effect; the changes
 * are told after React's own work, within which it would put the old values back.
 */
export function announceTypedEarly(form: HTMLFormElement): void {
  const fields = Array.from(form.elements as Iterable<Element> as Iterable<HTMLInputElement>)
  const typed = fields.flatMap((field) => {
    if (!kinds.test(field.type) || field.disabled || field.readOnly || field.value === field.defaultValue) return []
    return [{ field, value: field.value, caret: field === document.activeElement ? field.selectionStart : null }]
  })
  queueMicrotask(() => {
    for (const { field, value, caret } of typed) {
      // By React's own setter, then by the class's: what follows is a change to it.
      field.value = field.defaultValue
      setterOf(field)?.call(field, value)
      if (caret !== null) field.setSelectionRange(caret, caret)
      for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }))
    }
  })
}
