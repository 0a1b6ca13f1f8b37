import { expect, it } from 'vitest'
import { draw } from '../../../../test/harness/draw.tsx'
import { refusals } from '../../refusals.text.fr.ts'
import type { Message } from '../../shapes.ts'
import { shared } from '../../shared.text.fr.ts'
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
