import { describe, expect, it } from 'vitest'
import { messageLeaves, placeholdersOf } from '../../test/harness/message-leaves.ts'
import { questionRefusals, questionsApi } from './contract.ts'
import { lifeRefusals } from './lifecycle/events.ts'
import { statusLines } from './lifecycle/status.ts'
import { questionUiMessages } from './parts/page-messages.ts'
import { en } from './text.en.ts'
import { fr } from './text.fr.ts'

describe('the words of the client’s screens', () => {
  const french = messageLeaves(fr)
  const english = new Map(messageLeaves(en))

  it('say the same things in both languages, with the same values to fill in', () => {
    expect([...english.keys()]).toEqual(french.map(([path]) => path))
    for (const [path, text] of french)
      expect([path, placeholdersOf(english.get(path) ?? '')]).toEqual([path, placeholdersOf(text)])
  })

  it('have a sentence for every refusal', () => {
    const declared = Object.values(questionsApi).flatMap(({ refusals }) => refusals ?? [])
    const codes = [...questionRefusals, ...lifeRefusals, ...declared]
    for (const words of [fr, en])
      expect(codes.filter((code) => code !== 'assistant_muted' && !(code in words.refusals))).toEqual([])
  })

  it('have a line for every status', () => {
    for (const words of [fr, en]) expect(Object.keys(words.statusLines).sort()).toEqual([...statusLines].sort())
  })

  it('keep the spaces of French typography', () => {
    const wrong = french.filter(([, text]) => / [;:?!»€%]|« |[^\u202f\s][;?!]|n° |[^\u00a0:\d]:(?!\/\/)/.test(text))
    expect(wrong).toEqual([])
  })

  it('raise no voice', () => {
    for (const [path, text] of [...french, ...english]) expect([path, text.includes('!')]).toEqual([path, false])
  })

  it('carry the specification’s own wordings', () => {
    expect(fr.record.closeDialog.failed).toBe('Impossible de fermer la question. Veuillez réessayer.')
    expect(en.record.closeDialog.failed).toBe('Unable to close the question. Please try again.')
    expect(en.thread.door.failed).toBe('Unable to process your question. Please try again.')
    expect(en.record.mail.invalid).toBe('Please enter a valid email address')
    expect(en.record.mail.failed).toBe('An error occurred. Please try again.')
  })

  it('are handed out with the prices in place', () => {
    const { thread } = questionUiMessages('fr', ['thread'], { first: 300, plan: 2900, firstDays: 14, freeQuestions: 2 })
    expect(thread.door.text.replace(/\s/g, ' ')).toContain('3 € réservés aujourd’hui')
    expect(thread.door.text.replace(/\s/g, ' ')).toContain('29 € par mois après 15 jours')
    expect(thread.limit.title).toBe('Vos 2 questions gratuites sont utilisées')
  })
})
