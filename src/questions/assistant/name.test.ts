import { expect, test } from 'vitest'
import { assistantNameIn } from './name.ts'

test.each([
  ['en', 'Assistante IA Ariane', 'AI assistant Ariane'],
  ['en', 'Assistant IA', 'AI assistant'],
  ['fr', 'AI assistant Tom', 'Assistant IA Tom'],
  ['fr', 'Assistante IA Ariane', 'Assistante IA Ariane'],
  ['en', 'Assistant IAN', 'Assistant IAN'],
] as const)('in %s, %s is called %s', (locale, name, said) => expect(assistantNameIn(locale, name)).toBe(said))
