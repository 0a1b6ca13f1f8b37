import { en } from './scripted.text.en.ts'
import { fr } from './scripted.text.fr.ts'

const labels = [fr.label, en.label]

/** What a model answer says: its label would fill the one line that a list has for it, beside its author's name. */
export function withoutModelLabel(text: string): string {
  const label = labels.find((one) => text.startsWith(one))
  return label ? text.slice(label.length).trimStart() : text
}
