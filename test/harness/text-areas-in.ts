import { type ESTree, parseSync, Visitor } from 'vite'

/** `kept`: the part around it keeps a draft. `inForm`: a form stands around it, which Ctrl and Enter send. */
export type FoundTextArea = { line: number; kept: boolean; inForm: boolean }

export const keepsDraft = (source: string): boolean =>
  /\b(?:useFormDraft|useStoredMessage|autosave(?:<.+?>)?)\(|data-draft=/.test(source)

type Span = { start: number; end: number }

/** The multi-line text fields of a file, each with what the part of the page in which it stands does for it. */
export function textAreasIn(file: string, source: string): FoundTextArea[] {
  if (!/<(?:TextArea|textarea)\b/.test(source)) return []
  const { program } = parseSync(file, source)
  const areas: Span[] = []
  const forms: Span[] = []
  new Visitor({
    JSXElement(node) {
      const name = nameOf(node)
      if (name === 'TextArea' || name === 'textarea') areas.push(node)
      if (name === 'Form' || name === 'form') forms.push(node)
    },
  }).visit(program)
  return areas.map((area) => {
    const around = ({ start, end }: Span) => start <= area.start && area.end <= end
    const part = program.body.find(around)
    return {
      line: source.slice(0, area.start).split('\n').length,
      kept: part !== undefined && keepsDraft(source.slice(part.start, part.end)),
      inForm: forms.some(around),
    }
  })
}

const nameOf = ({ openingElement: { name } }: ESTree.JSXElement) => (name.type === 'JSXIdentifier' ? name.name : '')
