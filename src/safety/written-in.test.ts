import { describe, expect, it } from 'vitest'
import { emergencyFacts } from './facts.ts'
import { loadedScreen, loadMessages } from './load-messages.ts'
import { screenLanguage } from './screen.ts'
import { emergencyScreenIn } from './screen-in.ts'
import { writtenIn } from './written-in.ts'

const texts = {
  fr: 'Ça sent très fort le gaz dans toute la maison et ma femme a mal à la tête.',
  en: 'There is a strong smell of gas in the whole house and my wife has a headache.',
}
const pages = ['fr', 'en'] as const

describe('the language that somebody in danger writes', () => {
  it.each([
    ['fr', 'jarrive plu a respirer, jai mal'],
    ['fr', 'mon mari il di kil va me tué'],
    ['en', 'my son swallowed a button battery'],
    ['en', 'cant breathe, please help me'],
    [undefined, 'SOS'],
    [undefined, 'intoxication paracetamol'],
    // Words of both languages tell nothing.
    [undefined, 'son a on'],
  ])('is %s: %s', (language, text) => expect(writtenIn(text)).toBe(language))

  it.each(pages.flatMap((text) => pages.map((page) => ({ text, page }))))(
    'is that of the screen: $text on a page in $page',
    async ({ text, page }) => {
      const facts = emergencyFacts(texts[text], { signs: { locale: page, language: page === 'fr' ? 'gb' : 'fr' } })
      if (!facts) throw new Error('nothing was found')
      const own = emergencyScreenIn(facts, text)
      expect(own.language).toBe(text)
      expect(emergencyScreenIn(facts, page)).toEqual(own)
      expect(loadedScreen(facts, page, await loadMessages())).toEqual(own)
    },
  )

  it('gives way to that of the page where a few words leave it open, and where its messages have not come', async () => {
    expect(screenLanguage({}, 'en')).toBe('en')
    const facts = emergencyFacts(texts.fr)
    if (!facts) throw new Error('nothing was found')
    const { en } = await loadMessages()
    expect(loadedScreen(facts, 'en', { en })?.language).toBe('en')
    expect(loadedScreen(facts, 'en', {})).toBeNull()
  })

  it('is that of what was told before where the newest words leave it open', () => {
    const facts = emergencyFacts('intoxication monoxyde', { signs: { text: `${texts.fr}\nintoxication monoxyde` } })
    expect(facts?.language).toBe('fr')
  })
})
