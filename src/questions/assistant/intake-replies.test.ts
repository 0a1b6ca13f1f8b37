import { describe, expect, test } from 'vitest'
import type { IntakeQuestion, Message } from '../shapes.ts'
import {
  amountOf,
  asAnswers,
  askedWithOrder,
  asText,
  besidesReplies,
  isPassedOver,
  isRepliedTo,
  isUnseen,
  latestUnderstood,
  noProgress,
  openIntake,
  questionsInAll,
  repliesSoFar,
  withTapped,
} from './intake-replies.ts'

const question = (key: string): IntakeQuestion => ({ key, ask: `${key}?`, why: '', kind: 'text', choices: [] })
const message = (seq: number, own: Partial<Message>): Message => ({
  id: `m${seq}`,
  seq,
  author: 'assistant',
  name: 'Assistant IA',
  portrait: null,
  gender: null,
  own: false,
  kind: 'text',
  text: '',
  locale: 'fr',
  translation: null,
  at: '2026-11-20T10:00:00Z',
  attachments: [],
  preview: null,
  intake: null,
  answers: null,
  answer: null,
  event: null,
  from: null,
  writtenBy: null,
  corrects: false,
  aiGenerated: true,
  ...own,
})
const intake = (...keys: string[]) => ({ opening: '', questions: keys.map(question), understood: [] })
const preview = {
  title: '',
  short: '',
  paragraphs: [],
  quotations: [],
  limits: [],
  missing: [],
  deadlines: [],
  amounts: [],
  papers: [],
}

describe('the questions that are open', () => {
  const asks = message(1, { kind: 'intake', intake: intake('lease') })
  test('are those of the last message, and of no earlier one', () => {
    expect(openIntake([asks, message(2, { kind: 'event', author: 'house' })])).toBe(asks)
    expect(openIntake([asks, message(2, { author: 'client' })])).toBeUndefined()
    expect(openIntake([message(1, { kind: 'intake', intake: intake() })])).toBeUndefined()
  })

  test('with an order are those of the preview, until the client has replied', () => {
    const shown = message(2, { kind: 'preview', preview, intake: intake('party') })
    const said = message(3, { author: 'client' })
    expect(askedWithOrder([asks, shown, said])).toBe(shown)
    const replied = message(4, { author: 'client', answers: [{ ask: 'party?', text: null }] })
    expect(askedWithOrder([asks, shown, said, replied])).toBeUndefined()
    expect(askedWithOrder([asks])).toBeUndefined()
  })
})

test('what was understood is corrected until an expert has come, and not for a field that was left', () => {
  const facts = { ...intake(), understood: [{ ...question('role'), label: '', value: 'locataire' }] }
  const first = message(1, { kind: 'intake', intake: facts })
  expect(latestUnderstood([first, message(2, { author: 'client' })])).toBe(first)
  expect(latestUnderstood([first, message(2, { author: 'expert' })])).toBeUndefined()
  expect(latestUnderstood([first, message(2, { kind: 'event', event: 'category_corrected' })])).toBeUndefined()
})

test('replies are sent in the order of the questions, also where one is not known', () => {
  const questions = [question('lease'), question('left')]
  expect(asText(questions, { left: 'hier' }, 'Je ne sais pas')).toBe('Je ne sais pas\nhier')
  expect(asAnswers(questions, { left: 'hier' })).toEqual([
    { key: 'lease', text: null },
    { key: 'left', text: 'hier' },
  ])
})

describe('whoever wants the preview now', () => {
  const questions = ['lease', 'keys', 'by'].map(question)
  const goOn = 'Écrivez l’aperçu maintenant.'
  test('says so, with the replies given, and nothing to a question that was not shown', () => {
    expect(repliesSoFar(questions, {}, goOn)).toEqual({ text: goOn })
    expect(repliesSoFar(questions, { lease: 'Vide', keys: null }, goOn)).toEqual({
      text: `Vide\n${goOn}`,
      answers: [
        { key: 'lease', text: 'Vide' },
        { key: 'keys', text: null },
      ],
    })
  })
  test('is shown to have said so beside the replies', () => {
    const { text, answers = [] } = repliesSoFar(questions, { lease: 'Vide', keys: null }, goOn)
    const asked = answers.map((answer) => ({ ask: `${answer.key}?`, text: answer.text }))
    expect(besidesReplies({ text, answers: asked })).toBe(goOn)
    expect(besidesReplies({ text: 'Vide\nJe ne sais pas', answers: asked })).toBe('')
    expect(besidesReplies({ text: 'Otherwise put', answers: asked })).toBe('')
  })
})

test('an amount is figures, with or without its currency', () => {
  expect(amountOf(' 1 250,50 € ')).toBe('1 250,50\u00a0€')
  expect(amountOf('780')).toBe('780\u00a0€')
  expect(amountOf('beaucoup')).toBeNull()
})

test('a second tap is not meant for the question that the first has brought up', () => {
  expect(isUnseen(1000, 1250)).toBe(true)
  expect(isUnseen(1000, 1450)).toBe(false)
  expect(isUnseen(Number.NEGATIVE_INFINITY, 3)).toBe(false)
})

describe('a message sent while a question is shown', () => {
  const questions = ['lease', 'keys', 'by'].map(question)
  test('takes along the replies that were tapped before', () => {
    expect(withTapped(questions, { replies: { lease: 'Vide', keys: null }, at: 2 }, { text: 'le 12 mars' })).toEqual({
      text: 'Vide\nle 12 mars',
      answers: [
        { key: 'lease', text: 'Vide' },
        { key: 'keys', text: null },
      ],
    })
    const corrected = { text: 'Nice', answers: [{ key: 'town', text: 'Nice' }] }
    expect(withTapped(questions, { replies: { lease: 'Vide' }, at: 1 }, corrected)).toEqual({
      text: 'Vide\nNice',
      answers: [{ key: 'lease', text: 'Vide' }, ...corrected.answers],
    })
    expect(withTapped(questions, noProgress, corrected)).toBe(corrected)
  })
})

test('the questions of an interview are counted over all its messages, and stand beside the replies to them', () => {
  const first = message(1, { kind: 'intake', intake: intake('lease', 'keys', 'by') })
  const reply = message(2, { author: 'client', answers: [{ ask: 'lease?', text: 'Vide' }] })
  const second = message(3, { kind: 'intake', intake: intake('keys', 'by') })
  const all = [first, reply, second]
  expect(questionsInAll(all, first)).toBe(3)
  expect(questionsInAll(all, second)).toBe(3)
  const anew = message(5, { kind: 'intake', intake: intake('brand') })
  expect(questionsInAll([...all, message(4, { event: 'category_corrected' }), anew], anew)).toBe(1)
  expect(isRepliedTo(first, all)).toBe(true)
  expect(isRepliedTo(second, all)).toBe(false)
  expect(isRepliedTo(first, [first, message(2, { author: 'client' })])).toBe(false)
})

test('questions that were passed over for the preview were never seen: they are not listed', () => {
  const asked = message(1, { kind: 'intake', intake: intake('lease', 'keys') })
  const next = (text: string) => [asked, message(2, { author: 'client', text })]
  expect(isPassedOver(asked, next('Écrivez l’aperçu maintenant.'))).toBe(true)
  expect(isPassedOver(asked, next('Je n’ai plus le bail.'))).toBe(false)
  expect(isPassedOver(asked, [asked])).toBe(false)
})
