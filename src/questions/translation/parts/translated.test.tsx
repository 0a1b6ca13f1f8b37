import { expect, it } from 'vitest'
import { draw } from '../../../../test/harness/draw.tsx'
import type { Translation } from '../../shapes.ts'
import { shared } from '../../shared.text.fr.ts'
import { MarkedText, Translated } from './translated.tsx'

const said = 'I have not received the deposit.'
const inFrench = 'Je n’ai pas reçu le dépôt de garantie.'

/** On a French page. */
const shown = (translation: Translation | null, from: 'fr' | 'en' = 'en') =>
  draw(
    <Translated translation={translation} from={from} original={<p>{said}</p>} inOther={({ text }) => <p>{text}</p>} />,
    {
      shared,
    },
  ).replace(/<svg.*?<\/svg>/g, '')
const made = (state: Translation['state'], text: string | null = null): Translation => ({
  ...{ locale: 'fr', state, text, answer: null, terms: [] },
})

it('marks a machine’s translation, with the original one press away and no script needed', () => {
  expect(shown(made('shown', inFrench))).toBe(
    `<div class="translated-text" data-ai-generated="true"><p>${inFrench}</p></div>` +
      '<details class="translated-original"><summary><span>Traduit automatiquement · ' +
      '<span class="translated-see">voir l’original</span></span></summary>' +
      `<div class="translated-text" lang="en"><p>${said}</p></div></details>`,
  )
})

it('shows the original and says in which language it is where nothing is translated, or not yet', () => {
  for (const [state, sentence] of [
    ['none', 'Écrit en anglais, non traduit. Votre navigateur peut traduire ce texte.'],
    ['coming', 'Écrit en anglais. La traduction arrive.'],
  ] as const) {
    const html = shown(made(state))
    expect(html).toBe(
      `<div class="translated-text" lang="en"><p>${said}</p></div>` +
        `<p class="translated-note"><span>${sentence}</span></p>`,
    )
    expect(html).not.toContain('data-ai-generated')
  }
})

it('gives the terms of the field in both languages one press away, where there are some', () => {
  const terms = [{ term: 'deposit', equivalent: 'dépôt de garantie' }]
  for (const state of ['shown', 'coming', 'none'] as const)
    expect(shown({ ...made(state, inFrench), terms })).toContain(
      '<details class="translated-terms"><summary><span class="translated-see">1 terme du domaine</span></summary>' +
        '<dl><div><dt lang="en">deposit</dt><dd>dépôt de garantie</dd></div></dl></details>',
    )
  expect(shown(made('shown', inFrench))).not.toContain('translated-terms')
})

it('adds nothing where the reader knows the language', () => {
  expect(shown(null)).toBe(`<div class="translated-text" lang="en"><p>${said}</p></div>`)
  expect(shown(null, 'fr')).toBe(`<div class="translated-text"><p>${said}</p></div>`)
  // Their account names the other language, and they read the page in this one.
  expect(shown(made('none'), 'fr')).toBe(`<div class="translated-text"><p>${said}</p></div>`)
})

it('marks a short text in the other language, and nothing in the page’s own', () => {
  const marked = (text: string, from?: 'fr' | 'en') =>
    draw(<MarkedText text={text} {...(from && { from })} />, { shared })
  expect(marked(said)).toBe(`<span class="language-mark">(en anglais)</span> <span lang="en">${said}</span>`)
  expect(marked(inFrench)).toBe(inFrench)
  // Two words leave it open: what is known of them says it.
  const title = 'Security deposit'
  expect(marked(title)).toBe(title)
  expect(marked(title, 'en')).toBe(`<span class="language-mark">(en anglais)</span> <span lang="en">${title}</span>`)
  expect(marked(inFrench, 'en')).toBe(inFrench)
})

it('says above a long text which language it is in', () => {
  const html = draw(
    <Translated noteFirst translation={made('none')} from="en" original={<p>{said}</p>} inOther={() => null} />,
    { shared },
  )
  expect(html.indexOf('Écrit en anglais')).toBeLessThan(html.indexOf(said))
})
