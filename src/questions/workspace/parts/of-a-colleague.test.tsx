import { describe, expect, it } from 'vitest'
import { draw } from '../../../../test/harness/draw.tsx'
import type { Contribution, Translation, WorkspaceQuestion } from '../../shapes.ts'
import { shared } from '../../shared.text.fr.ts'
import { fr } from '../text.fr.ts'
import { EarlierAnswers } from './earlier-answers.tsx'
import { ReceivedNote } from './hand-over/received-note.tsx'

/** What a colleague has written in English, on the French page of an expert who does not know English. */
const english = {
  ...{ short: 'Your landlord had one month.', steps: [{ text: 'Write to them.' }], limits: 'In general.' },
  ...{ deadlines: [], papers: [], sources: [] },
}
const inFrench = { ...english, short: 'Votre bailleur avait un mois.' }
const made = (state: 'shown' | 'none', text: string | null = null): Translation => ({
  ...{ locale: 'fr', state, terms: [] },
  ...(state === 'shown' ? { text, answer: text === null ? inFrench : null } : { text: null, answer: null }),
})
const about = { title: 'Dépôt de garantie', titleLocale: 'fr' } as const
const texts = { workspace: fr, shared }
const byMachine = 'Traduit automatiquement'
const untranslated = 'Écrit en anglais, non traduit.'
/** What stands behind the note of a translation. */
const originalIn = (html: string) => /<details class="translated-original">(.*?)<\/details>/s.exec(html)?.[1] ?? ''

describe('an answer of a colleague', () => {
  const given = (one: Partial<Contribution>) => {
    const contribution: Contribution = {
      ...{ id: 'c1', version: 1, kind: 'answer', replaces: null, author: 'expert', name: 'Hélène Carpentier' },
      ...{ expert: null, at: '2026-11-29T09:00:00.000Z', answer: english, text: null, locale: 'en', translation: null },
      ...{ changes: [], hash: 'a1', ...one },
    }
    return draw(<EarlierAnswers question={{ ...about, contributions: [contribution] }} />, texts)
  }

  it('is read in translation, marked as made by a machine, with the original one press away', () => {
    const html = given({ translation: made('shown') })
    expect(html).toContain(byMachine)
    expect(html).toContain('data-ai-generated="true"')
    expect(html.replace(originalIn(html), '')).toContain(inFrench.short)
    expect(html.replace(originalIn(html), '')).not.toContain(english.short)
    expect(originalIn(html)).toContain(`<div class="translated-text" lang="en">`)
    expect(originalIn(html)).toContain(english.short)
    const reply = given({ answer: null, text: 'Since October.', translation: made('shown', 'Depuis octobre.') })
    expect(reply.replace(originalIn(reply), '')).toContain('Depuis octobre.')
    expect(originalIn(reply)).toContain('Since October.')
  })

  it('says otherwise that it is not translated, and marks its language, but for the headings of the page', () => {
    const html = given({ translation: made('none') })
    expect(html).toContain(untranslated)
    expect(html).toContain('<div class="translated-text" lang="en">')
    expect(html).toContain(`<h4 lang="fr">${fr.doc.short}</h4>`)
  })
})

describe('the note and the draft of a colleague', () => {
  const note = 'I have begun to look, and I have to leave.'
  const handed = (translation: Translation | null, draft: NonNullable<WorkspaceQuestion['handedBy']>['draft']) =>
    draw(
      <ReceivedNote
        question={{
          ...about,
          handedBy: {
            ...{ name: 'Hélène Carpentier', at: '2026-11-29T09:00:00.000Z', note, locale: 'en', translation, draft },
          },
        }}
      />,
      texts,
    )

  it('are read in translation, with the original one press away', () => {
    const html = handed(made('shown', 'J’ai commencé à chercher, et je dois partir.'), {
      ...{ content: english, locale: 'en', translation: made('shown') },
    })
    expect(html.split(byMachine)).toHaveLength(3)
    expect(originalIn(html)).toContain(note)
    expect(html).toContain('J’ai commencé à chercher')
    expect(html).toContain(inFrench.short)
  })

  it('say otherwise that they are not translated, each in its own language', () => {
    const html = handed(made('none'), { content: english, locale: 'en', translation: made('none') })
    expect(html.split(untranslated)).toHaveLength(3)
    expect(html).toContain(`<div class="translated-text" lang="en"><p class="handed-text">${note}</p></div>`)
    expect(html).toContain(`<div lang="en"><p class="doc-short">${english.short}</p></div>`)
  })
})
