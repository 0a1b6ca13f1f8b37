import { expect, it } from 'vitest'
import { draw } from '../../../../test/harness/draw.tsx'
import { refusals } from '../../refusals.text.fr.ts'
import type { Message } from '../../shapes.ts'
import { shared } from '../../shared.text.fr.ts'
import { thread as english } from '../text.en.ts'
import { thread } from '../text.fr.ts'
import { Thread } from './thread-view.tsx'

const handedOver: Message = {
  ...{
    id: 'm1',
    seq: 1,
    author: 'house',
    own: false,
    name: 'Hélène Carpentier',
    from: 'Étienne Marchal',
    portrait: null,
    gender: null,
  },
  ...{ kind: 'event', event: 'handed_over', text: '', locale: 'fr', translation: null, at: '2026-11-29T09:00:00.000Z' },
  ...{
    attachments: [],
    preview: null,
    intake: null,
    answers: null,
    answer: null,
    writtenBy: null,
    corrects: false,
    aiGenerated: false,
  },
}

const read = (reader: 'client' | 'expert', message: Message = handedOver, beneathEmergency = false) =>
  draw(
    <Thread
      {...{ reader, beneathEmergency }}
      view={{ state: 'IN_PROGRESS', assistantWriting: false, assistantWords: null, assistantName: '' }}
      messages={[message]}
      {...{ outbox: [], emergencies: [], answerLink: null, onRetry: () => undefined, onTakeBack: () => undefined }}
    />,
    { thread, shared, refusals },
  )

it('tells the client and the experts of a hand-over in words of their own', () => {
  expect(read('client')).toContain('confie votre dossier à Hélène Carpentier, qui vous répond maintenant.')
  expect(read('expert')).toContain('Étienne Marchal a confié ce dossier à Hélène Carpentier.')
  expect(read('expert')).not.toContain('votre')
})

it.each([
  ['accepted', true],
  ['captured', false],
  ['closed', false],
])('shows a person only where somebody takes the question on: %s', (event, person) => {
  expect(read('client', { ...handedOver, event }).includes('user-round-check')).toBe(person)
})

it('says nothing of the assistant beneath an emergency', () => {
  const said: Message = { ...handedOver, author: 'client', kind: 'text', event: null, text: 'Bonjour' }
  expect(read('client', said)).toContain(thread.aiNotice)
  expect(read('client', said, true)).not.toContain(thread.aiNotice)
})

it('says of an answer that was corrected since that it was and when, and links the corrected one alone', () => {
  const content = { short: 'Un mois.', steps: [], deadlines: [], papers: [], sources: [], limits: '' }
  const first: Message = {
    ...handedOver,
    ...{ author: 'expert', kind: 'answer', event: null, answer: content, at: '2026-11-28T09:00:00.000Z' },
  }
  const corrected: Message = { ...first, id: 'm2', seq: 2, corrects: true, at: '2026-11-29T09:05:00.000Z' }
  const shown = (messages: Message[], words: typeof english = thread) =>
    draw(
      <Thread
        view={{ state: 'ANSWERED', assistantWriting: false, assistantWords: null, assistantName: '' }}
        {...{ messages, outbox: [], emergencies: [], onRetry: () => undefined, onTakeBack: () => undefined }}
        answerLink={<a href="/question/q1">{words.readAnswer}</a>}
      />,
      { thread: words, shared, refusals },
    )
  const [before = '', after = ''] = shown([first, corrected]).split('id="m2"')
  expect(before).toContain('Corrigée depuis, le 29 novembre 2026')
  expect(before).not.toContain(thread.readAnswer)
  expect(after).not.toContain('Corrigée depuis')
  expect(after).toContain(thread.readAnswer)
  expect(shown([first, corrected], english)).toContain('Corrected since, on')
  expect(shown([first])).toContain(thread.readAnswer)
})
