import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { consent as en } from './consent.text.en.ts'
import { consent as fr } from './consent.text.fr.ts'
import { consentVersion } from './consent-version.ts'

/** Hashes of the purposes as shown under each version; a version stays here as long as its consent records are kept. */
const shown: Record<string, string> = { '1': 'b4515d06286698e4' }

it('consent is asked anew when what is agreed to changes: raise the version, then note the new words here', () => {
  const purposes = [fr, en].map(({ title, text, measure, needed }) => [title, text, measure, needed])
  const hash = createHash('sha256').update(JSON.stringify(purposes)).digest('hex').slice(0, 16)
  expect(shown[consentVersion]).toBe(hash)
})
