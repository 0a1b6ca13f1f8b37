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
  ...{ locale: 'fr', state, text, answer: null },
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

it('adds nothing where the reader knows the language', () => {
  expect(shown(null)).toBe(`<div class="translated-text" lang="en"><p>${said}</p></div>`)
  expect(shown(null, 'fr')).toBe(`<div class="translated-text"><p>${said}</p></div>`)
  // Their account names the other language, and they read the page in this one.
  expect(shown(made('none'), 'fr')).toBe(`<div class="translated-text"><p>${said}</p></div>`)
})

it('marks a short text in the other language, and nothing in the page’s own', () => {
  const marked = (text: string) => draw(<MarkedText text={text} />, { shared })
  expect(marked(said)).toBe(`<span class="language-mark">(en anglais)</span> <span lang="en">${said}</span>`)
  expect(marked(inFrench)).toBe(inFrench)
})

it('says above a long text which language it is in', () => {
  const html = draw(
    <Translated noteFirst translation={made('none')} from="en" original={<p>{said}</p>} inOther={() => null} />,
    { shared },
  )
  expect(html.indexOf('Écrit en anglais')).toBeLessThan(html.indexOf(said))
})
