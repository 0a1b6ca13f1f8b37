import { extractText, getDocumentProxy } from 'unpdf'
import { expect, it } from 'vitest'
import { answerPdf, type PrintedAnswer } from './answer-pdf.ts'

type Printed = PrintedAnswer['contributions'][number]

const contribution = (answer: Partial<NonNullable<Printed['answer']>>): Printed => ({
  ...{
    id: 'c1',
    version: 1,
    kind: 'answer',
    replaces: null,
    author: 'assistant_edited',
    name: 'Hélène Carpentier',
    expert: null,
  },
  ...{
    at: '2026-11-29T09:00:00.000Z',
    locale: 'en',
    translation: null,
    text: null,
    changes: [],
    hash: 'a1',
  },
  answer: {
    short: 'You can write to the landlord.',
    ...{ steps: [], deadlines: [], papers: [], sources: [] },
    limits: 'This is the rule, and not your lease.',
    ...answer,
  },
})

async function printed(answer: Parameters<typeof contribution>[0]) {
  const bytes = await answerPdf({
    ...{ locale: 'en', number: 1042, title: 'Deposit', text: 'Can he keep it?', verifyAt: (hash) => `/en/${hash}` },
    contributions: [contribution(answer)],
  })
  const raw = Buffer.from(bytes).toString('latin1')
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })
  return { raw, text: text.replace(/\s+/g, ' ') }
}

it('marks the part that is in another language than the document, for eyes and for a screen reader', async () => {
  const mixed = await printed({ short: 'Vous pouvez écrire au bailleur.' })
  expect(mixed.text).toContain('Written in French, not translated. Vous pouvez écrire au bailleur.')
  expect(mixed.raw.split('(fr-FR)')).toHaveLength(2)
  const whole = await printed({})
  expect(whole.text).not.toContain('not translated')
  expect(whole.raw).not.toContain('(fr-FR)')
})
