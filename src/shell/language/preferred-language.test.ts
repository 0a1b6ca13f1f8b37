import { expect, it } from 'vitest'
import { preferredLanguage } from './preferred-language.ts'

it.each([
  [['fr-CA', 'en'], 'fr'],
  [['de', 'en-GB', 'fr'], 'en'],
  [['FR'], 'fr'],
  [['de-DE', 'es'], null],
  [[], null],
])('whoever reads %s would rather have %s', (languages, locale) => expect(preferredLanguage(languages)).toBe(locale))
