import { describe, expect, it } from 'vitest'
import type { Message, Translation } from '../shapes.ts'
import {
  blocksOf,
  correctionOf,
  dayName,
  dayOf,
  emptyThread,
  hasNewLine,
  lastSeq,
  layOut,
  leadsOf,
  mergeMessages,
  newFromWith,
  opensAt,
  readFrom,
  readOn,
  summaryOf,
  unreadOf,
  unseen,
  withOwn,
} from './thread.ts'

function message(seq: number, given: Partial<Message> = {}): Message {
  return {
    id: `m${seq}`,
    seq,
    author: 'client',
    name: '',
    portrait: null,
    gender: null,
    own: false,
    kind: 'text',
    text: `texte ${seq}`,
    locale: 'fr',
    translation: null,
    at: '2026-11-20T17:02:00.000Z',
    attachments: [],
    preview: null,
    intake: null,
    answers: null,
    answer: null,
    event: null,
    from: null,
    writtenBy: null,
    corrects: false,
    aiGenerated: false,
    ...given,
  }
}

const answer = (seq: number, name: string, corrects = false) =>
  message(seq, { author: 'expert', kind: 'answer', name, corrects })

describe('a conversation', () => {
  it('knows which answer corrects another: the next one of the same expert, and none that stands beside it', () => {
    const first = answer(2, 'Hélène')
    const ofColleague = answer(3, 'Étienne')
    const beside = answer(4, 'Hélène')
    const corrected = answer(5, 'Hélène', true)
    const again = answer(7, 'Hélène', true)
    const all = [
      message(1),
      first,
      ofColleague,
      beside,
      corrected,
      message(6, { author: 'expert', name: 'Hélène' }),
      again,
    ]
    const seqs = all.map((one) => correctionOf(one, all)?.seq)
    expect(seqs).toEqual([undefined, undefined, undefined, 5, 7, undefined, undefined])
  })

  it('stands in the order of the server, each message once, the newest words kept', () => {
    const locked = message(3, { kind: 'answer', text: '' })
    const open = message(3, { kind: 'answer', text: 'La réponse' })
    const merged = mergeMessages([message(1), locked], [open, message(2)])
    expect(merged.map(({ seq }) => seq)).toEqual([1, 2, 3])
    expect(merged.at(-1)?.text).toBe('La réponse')
    expect(lastSeq(merged)).toBe(3)
    expect(lastSeq([])).toBe(0)
  })
  it('is read on from where it was read to, though an own word stands beyond', () => {
    const read = readOn(emptyThread, [message(1), message(2)], false)
    const said = withOwn(read, message(4, { author: 'expert' }))
    expect(said.messages.map(({ seq }) => seq)).toEqual([1, 2, 4])
    expect(said.read).toBe(2)
    const whole = readOn(said, [message(3), message(4)], false)
    expect(whole.messages.map(({ seq }) => seq)).toEqual([1, 2, 3, 4])
    expect(readOn(whole, [], false)).toEqual(whole)
    expect(whole.read).toBe(4)
  })
  it('is read from its beginning once an answer that was kept back has its words, however long that was known', () => {
    const locked = readOn(emptyThread, [message(1), message(2, { kind: 'answer', text: '' })], true)
    expect(readFrom(locked, true)).toBe(2)
    // A message sent meanwhile does not hide that the answer was never loaded.
    expect(readFrom(withOwn(locked, message(3)), false)).toBe(0)
    const open = readOn(locked, [message(1), message(2, { kind: 'answer', text: 'La réponse' })], false)
    expect(open.messages.at(-1)?.text).toBe('La réponse')
    expect(readFrom(open, false)).toBe(2)
  })

  it('is loaded again from the first message whose translation was on its way, until it has come', () => {
    const made: Translation = { locale: 'fr', state: 'coming', text: null, answer: null, terms: [] }
    const waiting = readOn(emptyThread, [message(1), message(2, { translation: made }), message(3)], false)
    expect(readFrom(waiting, false)).toBe(1)
    const come = readOn(waiting, [message(2, { translation: { ...made, state: 'shown', text: 'traduit' } })], false)
    expect(readFrom(come, false)).toBe(3)
  })
  it('says the day whenever a new one begins, in the time zone of the house', () => {
    expect(dayOf('2026-11-20T23:30:00.000Z')).toBe('2026-11-21')
    const items = layOut([message(1), message(2), message(3, { at: '2026-11-20T23:30:00.000Z' })], false)
    expect(items.map(({ kind }) => kind)).toEqual(['day', 'turn', 'turn', 'day', 'turn'])
  })
  it('counts the days of the reader, wherever they are', () => {
    const late = [message(1), message(2), message(3, { at: '2026-11-20T23:30:00.000Z' })]
    expect(layOut(late, false, null, 'Europe/Dublin').map(({ kind }) => kind)).toEqual(['day', 'turn', 'turn', 'turn'])
    const now = new Date('2026-12-01T12:00:00Z')
    expect(dayName('en', '2026-11-21T02:00:00Z', now, 'America/Montreal')).toBe('Friday 20 November')
  })
  it('names the day as one would', () => {
    const now = new Date('2026-12-01T12:00:00Z')
    expect(dayName('fr', '2026-11-20T17:02:00Z', now)).toBe('Vendredi 20 novembre')
    expect(dayName('en', '2026-11-20T17:02:00Z', now)).toBe('Friday 20 November')
    expect(dayName('fr', '2025-11-20T17:02:00Z', now)).toContain('2025')
  })
  it('says that a machine speaks before it does', () => {
    const spoken = layOut([message(1), message(2, { author: 'assistant' })], true)
    expect(spoken.map(({ kind }) => kind)).toEqual(['day', 'turn', 'notice', 'turn'])
    expect(layOut([message(1)], true).map(({ kind }) => kind)).toEqual(['day', 'turn', 'notice'])
    expect(layOut([message(1), message(2, { author: 'expert' })], true).map(({ kind }) => kind)).toEqual([
      'day',
      'turn',
      'turn',
    ])
  })
  it('shows what happened as events, not as words of somebody', () =>
    expect(layOut([message(1, { kind: 'event', author: 'house' })], false)[1]?.kind).toBe('event'))
  it('repeats the numbers to call only where a later word has brought them up', () => {
    const alarm = (seq: number) => message(seq, { kind: 'event', author: 'house', event: 'helpline' })
    const items = layOut([message(1), alarm(2), message(3, { author: 'assistant' }), message(4), alarm(5)], false)
    expect(items.map(({ key }) => key)).toEqual(['day-2026-11-20', 'm1', 'm3', 'm4', 'm5'])
  })
  it('counts only what others have said since', () =>
    expect(unseen([message(1), message(2, { author: 'expert' }), message(3)], 1).map(({ seq }) => seq)).toEqual([2]))
})

describe('the text of a message', () => {
  it('has paragraphs, line ends and numbered questions', () =>
    expect(blocksOf('Merci.\nBien reçu.\n\nTrois points :\n1. Quand ?\n2. Où ?\n\nÀ vous.')).toEqual([
      { kind: 'text', lines: ['Merci.', 'Bien reçu.'] },
      { kind: 'text', lines: ['Trois points :'] },
      { kind: 'numbers', items: ['Quand ?', 'Où ?'] },
      { kind: 'text', lines: ['À vous.'] },
    ]))
  it('keeps a number that is not a list where it stands', () =>
    expect(blocksOf('J’ai payé 780 €.\n12 octobre 2026')).toEqual([
      { kind: 'text', lines: ['J’ai payé 780 €.', '12 octobre 2026'] },
    ]))
  it('is said shortly to a screen reader', () => {
    expect(summaryOf(message(1, { text: 'Bonjour\n\nmadame' }))).toBe('Bonjour madame')
    expect(summaryOf(message(1, { text: 'mot '.repeat(100) }), 20)).toBe('mot mot mot mot mot…')
  })
  it('of a preview shows its labels as headings where most paragraphs have one', () => {
    const labelled = [
      'Ce que je comprends. Vous demandez.',
      'À réunir. Le bail.',
      'Sans étiquette, ceci est une phrase.',
    ]
    expect(leadsOf(labelled)).toEqual([
      { lead: 'Ce que je comprends', text: 'Vous demandez.' },
      { lead: 'À réunir', text: 'Le bail.' },
      { lead: null, text: 'Sans étiquette, ceci est une phrase.' },
    ])
    expect(
      leadsOf(['Le délai est passé. Il faut écrire.', 'Ensuite vous attendez', 'Puis vous allez au tribunal'])[0]?.lead,
    ).toBeNull()
  })
})

describe('the line above what is new', () => {
  const talk = [message(1), message(2, { author: 'expert' }), message(3, { author: 'expert' })]
  it('stands before the first unread message', () =>
    expect(layOut(talk, false, 3).map(({ kind }) => kind)).toEqual(['day', 'turn', 'turn', 'new', 'turn']))
  it('stays where it is until the reader has reached what is below it', () => {
    expect(newFromWith(null, 1, 2)).toBe(2)
    expect(newFromWith(2, 1, 3)).toBe(2)
    expect(newFromWith(2, 2, 3)).toBe(3)
  })
  it('needs to know what was read', () => {
    expect(unreadOf(talk, 1)[0]?.seq).toBe(2)
    expect(unreadOf(talk, null)).toEqual([])
  })
})

describe('a conversation that was read on no device', () => {
  const talk = [
    message(1),
    message(2, { author: 'assistant' }),
    message(3),
    message(4, { author: 'house', kind: 'event', event: 'accepted' }),
    message(5, { author: 'expert', kind: 'answer' }),
    message(6, { author: 'expert' }),
  ]
  const numbers = (read: number | null) => unreadOf(talk, read).map(({ seq }) => seq)
  it('is unread from what others have said since its client last wrote', () => {
    expect(numbers(0)).toEqual([5, 6])
    expect(opensAt(talk, 0)?.seq).toBe(5)
    expect(numbers(1)).toEqual([2, 5, 6])
  })
  it('has the line above it, but not above the assistant’s first words to a question just asked', () => {
    expect(hasNewLine(talk, unreadOf(talk, 0))).toBe(true)
    const asked = [message(1), message(2, { author: 'assistant' }), message(3, { author: 'assistant' })]
    expect(hasNewLine(asked, unreadOf(asked, 0))).toBe(false)
    expect(hasNewLine(talk, [])).toBe(false)
  })
})

describe('where a conversation opens', () => {
  const talk = [
    message(1),
    message(2, { author: 'assistant', kind: 'preview' }),
    message(3, { author: 'house', kind: 'event', event: 'accepted' }),
    message(4, { author: 'expert', kind: 'answer' }),
    message(5),
    message(6, { author: 'expert' }),
    message(7, { author: 'house', kind: 'event', event: 'captured' }),
  ]
  it('is the first word of others that was not in sight yet', () => {
    expect(opensAt(talk, 1)?.seq).toBe(2)
    expect(opensAt(talk, 3)?.seq).toBe(4)
    expect(opensAt(talk, 4)?.seq).toBe(6)
  })
  it('is what has happened since, where everything that was said had been read', () => {
    const paid = [...talk.slice(0, 3), message(4, { author: 'house', kind: 'event', event: 'captured' })]
    expect(opensAt(paid, 2)?.seq).toBe(3)
    expect(opensAt(paid, 3)?.seq).toBe(4)
    expect(opensAt([message(1), ...paid.slice(2)], 0)?.seq).toBe(3)
  })
  it('is the last line where all of it was in view, or where nobody knows', () => {
    expect(opensAt(talk, 7)?.seq).toBe(7)
    expect(opensAt(talk.slice(0, 6), 6)?.seq).toBe(6)
    expect(opensAt(talk.slice(0, 2), 2)?.seq).toBe(2)
    expect(opensAt(talk, null)?.seq).toBe(7)
    expect(opensAt([], null)).toBeUndefined()
  })
})
