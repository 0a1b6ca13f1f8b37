import { expect, test } from 'vitest'
import { dropReasons } from '../../platform/assistant/model/check.ts'
import { en } from '../ledger/ledger.text.en.ts'
import { fr } from '../ledger/ledger.text.fr.ts'

test('the staff reads in words why a sentence was not shown', () => {
  for (const { assistant } of [fr, en]) expect(Object.keys(assistant.reasons).sort()).toEqual([...dropReasons].sort())
})
