import { type ESTree, parseSync, Visitor } from 'vite'

/** From so many characters on a field of one line takes a sentence, such as a reason or a note. */
const sentence = 160

/** `kept`: the part around it keeps a draft. `inForm`: a form stands around it, which Ctrl and Enter send. */
export type FoundTextArea = { line: number; kept: boolean; inForm: boolean }

export const keepsDraft = (source: string): boolean =>
  /\b(?:useFormDraft|useStoredMessage|autosave(?:<.+?>)?)\(|data-draft=/.test(source)

type Span = { start: number; end: number }

/** The fields of a file that take a text or a sentence, each with what the part of the page in which it stands does for it. */
export function textAreasIn(file: string, source: string): FoundTextArea[] {
  if (!/<(?:TextArea|textarea|TextField)\b/.test(source)) return []
  const { program } = parseSync(file, source)
  const areas: Span[] = []
  const forms: Span[] = []
  new Visitor({
    JSXElement(node) {
      const name = nameOf(node)
      const long = name === 'TextField' && lengthIn(source.slice(node.start, node.end)) >= sentence
      if (name === 'TextArea' || name === 'textarea' || long) areas.push(node)
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
const lengthIn = (field: string) => Number(/\bmaxLength=\{(\d+)\}/.exec(field)?.[1] ?? 0)
