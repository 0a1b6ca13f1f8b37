/** What is typed and chosen in a form, by the names of its fields: a text, or the values of the boxes that are ticked. */
export type FormFields = Record<string, string[]>

/**
 * The fields of a form as they stand, or as they came (`first`). Passwords, codes, cards, files and what nobody sees are
 * left out.
 */
export function fieldsOf(form: HTMLFormElement, first = false): FormFields {
  const found: FormFields = {}
  for (const field of form.elements as Iterable<Element> as Iterable<HTMLInputElement>) {
    const { name, type } = field
    if (!name || /^(password|hidden|file|submit|button|reset|image|fieldset|output)$/.test(type)) continue
    if (/^cc-|one-time-code|password/.test(field.autocomplete) || field.closest('[aria-hidden],[data-unkept]')) continue
    found[name] ??= []
    const options = Array.from((field as unknown as HTMLSelectElement).options ?? [])
    if (type === 'checkbox' || type === 'radio') {
      if (first ? field.defaultChecked : field.checked) found[name].push(field.value)
    } else if (first && options[0]) found[name].push((options.find((one) => one.defaultSelected) ?? options[0]).value)
    else found[name].push(first ? field.defaultValue : field.value)
  }
  return found
}

/** Puts back what was kept, in the way that a person would have typed it; `told` lets whoever holds the value know. */
export function fillFields(form: HTMLFormElement, kept: FormFields, told = false): void {
  const seen: Record<string, number> = {}
  for (const field of form.elements as Iterable<Element> as Iterable<HTMLInputElement>) {
    const values = kept[field.name]
    if (!values || field.disabled || field.readOnly) continue
    if (field.type === 'checkbox' || field.type === 'radio') {
      const ticked = values.includes(field.value)
      if (field.checked === ticked || (field.type === 'radio' && !ticked)) continue
      if (told) field.click()
      else field.checked = ticked
      continue
    }
    const place = seen[field.name] ?? 0
    seen[field.name] = place + 1
    const value = values[place]
    if (value === undefined || field.value === value) continue
    // The class's own setter: React has one on the element that would take this for no change.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    if (told) for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }))
  }
}

/** The fields that differ from what they were; those that are new differ. */
export function changedSince(before: FormFields, now: FormFields): FormFields {
  const same = (name: string) => JSON.stringify(before[name]) === JSON.stringify(now[name])
  return Object.fromEntries(Object.entries(now).filter(([name]) => !same(name)))
}
