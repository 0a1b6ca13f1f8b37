import { afterEach, expect, it, vi } from 'vitest'
import { draw } from '../../../../test/harness/draw.tsx'
import { frame } from '../../console.text.fr.ts'
import { fr } from '../applications.text.fr.ts'
import type { StaffApplication } from '../contract-applications.ts'
import { GrantForm } from './grant-form.tsx'

afterEach(() => void vi.unstubAllGlobals())

const application = {
  id: 'a1',
  categories: [{ slug: 'logement', name: 'Logement', regulated: 'none' }],
  titles: [],
  granted: null,
} as Partial<StaffApplication> as StaffApplication

function titlesWith(kept: Record<string, string[]>): number {
  const draft = JSON.stringify({ value: kept, savedAt: Date.now() })
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'draft:grant:a1' ? draft : null) })
  const form = <GrantForm application={application} problems={[]} onSend={() => Promise.resolve()} />
  return draw(form, { frame, candidates: fr }).match(/name="labelFr-/g)?.length ?? 0
}

it('has the added titles again once the page is loaded again, as far as they were begun', () => {
  expect(titlesWith({})).toBe(1)
  expect(titlesWith({ 'labelFr-0': ['Avocate'] })).toBe(1)
  expect(titlesWith({ 'labelFr-1': [''], 'body-1': ['Barreau de Nantes'] })).toBe(2)
  expect(titlesWith({ 'labelFr-1': [''], 'body-1': [''] })).toBe(1)
})
