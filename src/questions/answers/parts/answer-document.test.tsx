import { expect, it } from 'vitest'
import { draw } from '../../../../test/harness/draw.tsx'
import { shared } from '../../shared.text.fr.ts'
import { record } from '../text.fr.ts'
import { AnswerDocument } from './answer-document.tsx'

const answer = { short: 'Écrivez.', steps: [], deadlines: [], papers: [], sources: [], limits: 'Sans le bail.' }

it('says when the answer was written on the operator’s clock where a server draws it', () => {
  const drawn = draw(
    <AnswerDocument
      {...{ answer, uid: 'a', title: 'Dépôt de garantie', answeredAt: '2026-11-29T02:57:00.000Z', from: 'fr' }}
      {...{ expert: null, author: 'expert' }}
    />,
    { record },
  )
  expect(drawn).toMatch(/à 3\sh\s57/)
})

/** On a French page. */
const drawn = (parts: object, from: 'fr' | 'en' = 'fr') =>
  draw(
    <AnswerDocument
      {...{ answer: { ...answer, ...parts }, uid: 'a', title: 'Dépôt', answeredAt: '2026-11-29T02:57:00.000Z', from }}
      {...{ expert: null, author: 'expert' }}
    />,
    { record, shared },
  ).replace(/<svg.*?<\/svg>/g, '')
const french = { short: 'Vous pouvez écrire au bailleur.', limits: 'C’est la règle, et je n’ai pas lu le bail.' }
const english = 'You can write to the landlord, who has one month to return the deposit.'
const mark = 'Écrit en anglais, non traduit. Votre navigateur peut traduire ce texte.'

it('marks each part that is in another language than the answer, and no other', () => {
  const html = drawn({ ...french, short: english })
  expect(html).toContain(
    `<div lang="en"><p class="doc-short">${english}</p></div><p class="translated-note"><span>${mark}</span></p>`,
  )
  expect(html.split('lang="en"')).toHaveLength(2)
  expect(html.split(mark)).toHaveLength(2)
  expect(drawn(french)).not.toMatch(/ lang="|translated-note/)
})

it('says so where a part is only partly in another language, and marks the step that is', () => {
  const own =
    'Rendez les clés à l’agence, avec une lettre que vous avez signée et datée, et gardez-en une copie pour vous.'
  const html = drawn({ ...french, steps: [{ text: own }, { text: english }] })
  expect(html).toContain('<li lang="en">')
  expect(html).toContain('En partie en anglais, non traduit.')
  expect(html).not.toContain(mark)
})

it('leaves the words of the page’s language in that language within an answer in the other', () => {
  const html = drawn({ short: french.short, limits: english }, 'en')
  expect(html).toContain(`<h2 lang="fr">En bref</h2><div lang="fr"><p class="doc-short">${french.short}</p></div>`)
  expect(html).toContain(`<h2 lang="fr">${record.parts.limits}</h2><div><div class="doc-text">`)
})
