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

async function printed(answer: Parameters<typeof contribution>[0], more: Partial<Printed> = {}) {
  const bytes = await answerPdf({
    ...{ locale: 'en', number: 1042, title: 'Deposit', text: 'Can he keep it?', verifyAt: (hash) => `/en/${hash}` },
    contributions: [{ ...contribution(answer), ...more }],
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

const french = {
  short: 'Vous pouvez écrire au bailleur.',
  deadlines: [{ date: '2026-12-12', what: 'Une majoration de plus' }],
  limits: 'C’est la règle, et non votre bail.',
}
const inFrench = { locale: 'fr', translation: null } as const
const made = (state: 'shown' | 'none'): Printed['translation'] => ({
  ...{ locale: 'en', state, text: null, terms: [] },
  answer:
    state === 'none'
      ? null
      : {
          ...contribution({}).answer!,
          deadlines: [{ date: '2026-12-12', what: 'One more increase' }],
        },
})

it('prints the translation that the page shows, marked as made by a machine, and then the original', async () => {
  const { raw, text } = await printed(french, { ...inFrench, translation: made('shown') })
  const order = [
    'Translated automatically from French. The original follows the translation.',
    'You can write to the landlord.',
    'One more increase',
    'Original text, in French',
    french.short,
    'Une majoration de plus',
  ]
  const places = order.map((said) => text.indexOf(said))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(text).not.toContain('not translated')
  expect(raw).toContain('(fr-FR)')
})

it('says of an answer that nothing has translated which language it is in', async () => {
  for (const translation of [null, made('none')]) {
    const { text } = await printed(french, { ...inFrench, translation })
    expect(text).toContain('Written in French, not translated.')
    expect(text).not.toContain('Original text')
  }
})
