import { describe, expect, test } from 'vitest'
import { brand } from '../../brand.ts'
import { legalEntity } from '../../brand-legal.ts'
import { Button, Figures, Paragraph, Quote, Title } from './components.tsx'
import { renderEmail } from './email.tsx'
import { emailTheme, type ThemeColour } from './theme.ts'

const letter = (locale: 'fr' | 'en') =>
  renderEmail({
    locale,
    subject: 'Votre réponse est prête',
    preview: 'Maître Exemple vous a répondu.',
    reason: 'Vous avez posé une question.',
    body: (
      <>
        <Title>Votre réponse est prête</Title>
        <Paragraph>Bonjour, un expert vous a répondu.</Paragraph>
        <Quote by="Maître Exemple">{'Gardez la lettre.\nEt son enveloppe.'}</Quote>
        <Figures
          rows={[
            { label: 'Aujourd’hui', value: '3,00\u00a0€', strong: true },
            { label: 'Puis chaque mois', value: '29,00\u00a0€' },
          ]}
        />
        <Button href="https://clairavis.example/fr/question/1?a=1&b=2">Lire la réponse</Button>
      </>
    ),
  })

describe('a letter', () => {
  test('says its language, subject and preview, and who sends it', async () => {
    const { html, subject } = await letter('fr')
    expect(subject).toBe('Votre réponse est prête')
    expect(html).toMatch(/^<!DOCTYPE html/)
    expect(html).toContain('lang="fr-FR"')
    expect(html).toContain('<title>Votre réponse est prête</title>')
    expect(html).toContain('Maître Exemple vous a répondu.')
    expect(html).toContain(brand.name)
    expect(html).toContain(legalEntity.legal.registry)
    const english = (await letter('en')).html
    expect(english).toContain('lang="en-GB"')
    expect(english).toContain(legalEntity.inEnglish.registry)
    expect(english).not.toMatch(/société|au capital|RCS Nantes/)
  })

  test('reads well as plain text, with every address written out', async () => {
    const { text } = await letter('fr')
    expect(text).toMatch(/^Votre réponse est prête\n\nBonjour, un expert vous a répondu\./)
    expect(text).toContain('> Maître Exemple\n> \n> Gardez la lettre.\n> Et son enveloppe.')
    expect(text).toMatch(/Aujourd’hui +3,00\u00a0€\nPuis chaque mois +29,00\u00a0€/)
    expect(text).toContain('https://clairavis.example/fr/question/1?a=1&b=2')
    expect(text).not.toContain('Maître Exemple vous a répondu.')
  })

  test('asks nothing of any other host', async () => {
    const { html } = await letter('fr')
    expect(html).not.toMatch(/<img|<link|@import|url\(/)
  })

  test('escapes what people wrote', async () => {
    const { html } = await renderEmail({
      locale: 'en',
      subject: 'Hello',
      preview: '<b>',
      body: <Quote>{'<script>alert(1)</script>'}</Quote>,
    })
    expect(html).not.toContain('<script>')
    expect(html).toContain('&lt;script&gt;')
  })

  test('can be read in both colour modes', () => {
    const pairs: [ThemeColour, ThemeColour, number][] = [
      ['ink', 'sheet', 7],
      ['soft', 'paper', 7],
      ['soft', 'sheet', 7],
      ['ink', 'quoteWash', 7],
      ['link', 'paper', 7],
      ['link', 'sheet', 7],
      ['onPine', 'pine', 7],
    ]
    for (const [words, ground, least] of pairs)
      for (const mode of [0, 1] as const)
        expect(
          contrast(emailTheme[words][mode], emailTheme[ground][mode]),
          `${words} on ${ground}`,
        ).toBeGreaterThanOrEqual(least)
  })
})

function contrast(a: string, b: string): number {
  const [bright, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (bright + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
