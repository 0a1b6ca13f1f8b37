import { expect, test } from 'vitest'
import { createMask } from '../../redaction/mask.ts'
import { answered, deposit, honestPreview, reply } from '../corpus/honest-replies.ts'
import { passagesToRead } from '../search/passages.ts'
import { createCheck } from './check.ts'
import { createStreamedText } from './streamed-text.ts'

function listening(emergency?: readonly string[]) {
  const dossier = { ...answered(deposit('fr'), reply.fr), ...(emergency && { emergency }) }
  const check = createCheck(dossier, 'material-0', passagesToRead(dossier), createMask(), new Map())
  let heard = ''
  const stream = createStreamedText(dossier, check, (words) => {
    heard += words
  })
  return { stream, heard: () => heard }
}
const { title, understood, claims } = honestPreview('fr')
const [first, second] = understood
const topic = 'Ce que je comprends. Votre question porte sur «\u00a0Logement\u00a0».'
const plain = (text: string) => text.replace(/\u202f/g, '\u00a0')

test('a sentence is said when the next one or the claims have begun, and once', () => {
  const { stream, heard } = listening()
  stream.preview({ title, understood: [first!.slice(0, 30)] })
  stream.preview({ title, understood: [first] })
  expect(heard()).toBe('')
  stream.preview({ title, understood: [first, second!.slice(0, 30)] })
  expect(plain(heard())).toBe(`${topic} ${first} `)
  stream.preview({ title, understood, claims: [] })
  expect(plain(heard())).toBe(`${topic} ${first} ${second} `)
})

test('a claim is said when its quotation is whole and proves it', () => {
  const { stream, heard } = listening()
  const [claim] = claims
  const begun = { ...claim, quote: claim!.quote.slice(0, 30) }
  stream.preview({ understood, claims: [begun] })
  stream.preview({ understood, claims: [claim] })
  expect(heard()).not.toContain('deux mois')
  stream.preview({ understood, claims: [claim, { ...claim, text: claim!.text.replace('deux', 'six') }], unsure: [] })
  expect(heard()).toContain(`\n\n${claim!.text} `)
  expect(heard()).not.toContain('six mois')
})

test('an emergency comes first, what has another shape or does not pass is left out, and nothing is said once closed', () => {
  const { stream, heard } = listening(['Sortez et appelez le 18.'])
  stream.follow({
    reply: ['Vous gagnerez votre procès.', 7, { a: 1 }, first],
    claims: [{ text: 'Rien.' }],
    summary: '',
  })
  expect(heard()).toBe(`Sortez et appelez le 18.\n\n${first} `)
  stream.close()
  stream.follow({ reply: [first, 7, 7, first, second, second], claims: [] })
  expect(heard()).not.toContain(second)
})
