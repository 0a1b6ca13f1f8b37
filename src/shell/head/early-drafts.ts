import { readDraft, saveDraft } from '../drafts/autosave.ts'
import { changedSince, type FormFields, fieldsOf, fillFields } from '../drafts/form-fields.ts'

type Text = { text?: string; category?: unknown }

const storeOf = ({ dataset }: HTMLElement) => (dataset.draftLife === 'tab' ? sessionStorage : localStorage)
const kept = <Value>(part: HTMLElement): Value | undefined =>
  readDraft<Value>(part.dataset.draft ?? '', storeOf(part))?.value
const keep = (part: HTMLElement, value: unknown) => saveDraft(part.dataset.draft ?? '', value, storeOf(part))
const all = <Part extends HTMLElement>(tag: string) => document.querySelectorAll<Part>(`${tag}[data-draft]`)

/** A browser that forbids storage keeps and shows nothing. */
function ifAllowed(act: () => void): void {
  try {
    act()
  } catch {
    // Nothing can be kept here.
  }
}

function show(): void {
  for (const box of all<HTMLTextAreaElement>('textarea')) box.value ||= kept<Text>(box)?.text ?? ''
  for (const form of all<HTMLFormElement>('form')) fillFields(form, { ...kept<FormFields>(form), ...typedIn(form) })
}

function keepTyped(): void {
  for (const box of all<HTMLTextAreaElement>('textarea')) {
    const before = kept<Text>(box)
    if (box.value && box.value !== box.defaultValue && box.value !== before?.text)
      keep(box, { ...before, text: box.value, category: null })
  }
  for (const form of all<HTMLFormElement>('form')) {
    const typed = typedIn(form)
    if (Object.keys(typed).length > 0) keep(form, { ...kept<FormFields>(form), ...typed })
  }
}

const typedIn = (form: HTMLFormElement) => changedSince(fieldsOf(form, true), fieldsOf(form))

/**
 * Runs in the head: what was kept is shown again as soon as the document is there, and what is typed before its box or
 * form runs is kept when one leaves. A box or a form names its draft, `data-draft`, until it keeps it itself (`autosave`,
 * `useFormDraft`).
 */
export function saveEarlyDrafts(): void {
  addEventListener('DOMContentLoaded', () => ifAllowed(show))
  addEventListener('pagehide', () => ifAllowed(keepTyped))
}
