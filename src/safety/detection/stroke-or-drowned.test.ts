import { describe, expect, it } from 'vitest'
import { detectEmergency } from './detect-emergency.ts'

const first = (text: string) => detectEmergency(text)?.situations[0]

describe('a stroke or a drowning after the place', () => {
  it.each([
    'Mons-en-Barœul, ma mère fait un AVC',
    'Rue de Lyon, à Lyon, ma mère fait un AVC',
    'Rue de Montréal, à Lyon, mon père fait un AVC',
    'Newcastle-under-Lyme, my mum has had a stroke',
    'my mum has had a stroke, what now?',
  ])('is a stroke: «%s»', (text) => expect(first(text)).toBe('stroke'))

  it.each([
    'Mons-en-Barœul, mon fils s’est noyé',
    'Rue de Lyon, à Lyon, mon fils s’est noyé',
    'Vacances à Nice, mon fils s’est noyé',
    'Mon fils s’est noyé, on est en vacances à Nice',
    'Holiday in Devon, my daughter drowned',
  ])('is a drowning: «%s»', (text) => expect(first(text)).toBe('drowning'))

  it.each([
    'Mon père a fait un AVC l’an dernier, peut-il reconduire ?',
    'Ma mère fait un AVC par an depuis 2019, a-t-elle droit à une pension ?',
    'Mon mari s’est noyé dans le travail, comment l’aider ?',
    'Mon fils s’est noyé dans la piscine du camping en 2019, qui est responsable ?',
    'My dad has had a stroke, how do I get power of attorney?',
    'My mother had a stroke two years ago, can she drive?',
    'My son drowned in paperwork, who can help?',
  ])('is none where it is over, or a figure: «%s»', (text) => expect(first(text)).toBeUndefined())
})
