import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { keepsDraft, textAreasIn } from '../test/harness/text-areas-in.ts'

/**
 * Nothing that is typed is lost, and Ctrl or Cmd with Enter sends it: the text areas, and the fields of one line that take
 * a sentence, whose own part does not do both.
 */
type Elsewhere = {
  why: string
  /** The files that keep what is typed in it. */
  keptIn?: readonly string[]
}
const elsewhere: Record<string, Elsewhere> = {
  'ui/forms/field.tsx': { why: 'the field itself' },
  'ui/pages/parts-forms.tsx': { why: 'the gallery of parts, sent nowhere' },
  'admin/content/parts/text-editor.tsx': {
    why: 'keeps versions',
    keptIn: ['admin/content/parts/use-text-saving.ts'],
  },
  'admin/services/parts/quote-request.tsx': {
    why: 'each stands in the form of `Act`',
    keptIn: ['admin/services/parts/quote-request.tsx'],
  },
  'billing/tax/parts/tax-form.tsx': {
    why: 'filled in from the file; what identifies somebody to the tax authority stays in no browser',
  },
  'discover/contact/pages/report.tsx': {
    why: 'stands in the form of a message to us',
    keptIn: ['discover/contact/parts/contact-form.tsx'],
  },
  'experts/onboarding/parts/application-fields.tsx': {
    why: 'stands in the form of the application',
    keptIn: ['experts/onboarding/parts/use-application.ts'],
  },
  'experts/profile/parts/own-profile-forms.tsx': {
    why: 'drawn once for each language by a function of its form',
    keptIn: ['experts/profile/parts/own-profile-forms.tsx'],
  },
  'meetings/availability/parts/availability-form.tsx': {
    why: 'keeps the settings that differ',
    keptIn: ['meetings/availability/parts/use-settings-draft.ts'],
  },
  'meetings/availability/parts/ways-fields.tsx': {
    why: 'stands in the form of the hours',
    keptIn: ['meetings/availability/parts/use-settings-draft.ts'],
  },
  'meetings/calendar/parts/outside-calendar.tsx': {
    why: 'an address that opens a calendar to whoever has it stays in no browser',
  },
  'meetings/parts/wish-fields.tsx': {
    why: 'stands in the forms of a request and of an answer to times',
    keptIn: ['meetings/parts/request-dialog.tsx', 'meetings/parts/actions.tsx'],
  },
  'questions/workspace/parts/editor/editor-sections.tsx': {
    why: 'sections of an answer, which the shortcuts of the desk send',
    keptIn: ['questions/workspace/parts/editor/use-answer.ts'],
  },
}

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')
const found = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx$/.test(file) && !/\.test\.tsx$/.test(file))
  .flatMap((file) => textAreasIn(file, read(file)).map((area) => ({ file, ...area })))

it('keeps what is typed in every text area and every line of a sentence over a reload, a discarded tab and the other language', () => {
  const lost = found.filter(({ file, kept }) => !kept && !elsewhere[file])
  expect(lost.map(({ file, line }) => `${file}:${line}`)).toEqual([])
  for (const { keptIn = [] } of Object.values(elsewhere))
    for (const file of keptIn) expect(keepsDraft(read(file)), file).toBe(true)
})

it('sends each of them by Ctrl or Cmd and Enter: it stands in a form', () => {
  const without = found.filter(({ file, inForm }) => !inForm && !elsewhere[file])
  expect(without.map(({ file, line }) => `${file}:${line}`)).toEqual([])
})

it('excuses only what would be refused', () => {
  const needed = new Set(found.filter(({ kept, inForm }) => !kept || !inForm).map(({ file }) => file))
  expect(Object.keys(elsewhere).filter((file) => !needed.has(file))).toEqual([])
})

it('sees a text area whose part keeps nothing, beside one whose part does', () => {
  const source = `
    function Keeps() { const draft = useFormDraft('a'); return <Form {...draft.form}><TextArea name="a" /></Form> }
    function Forgets() { return <p><TextArea name="b" /></p> }`
  expect(textAreasIn('a.tsx', source)).toEqual([
    { line: 2, kept: true, inForm: true },
    { line: 3, kept: false, inForm: false },
  ])
})

it('sees a line for a sentence, not one for a name', () => {
  const source = `
    const Reason = () => <Form><TextField name="reason" maxLength={500} /></Form>
    const Name = () => <Form><TextField name="name" maxLength={80} /></Form>`
  expect(textAreasIn('a.tsx', source)).toEqual([{ line: 2, kept: false, inForm: true }])
})
