import { expect, it } from 'vitest'
import { draw } from '../../../../test/harness/draw.tsx'
import { frame, home } from '../../console.text.fr.ts'
import type { Overview } from '../contract-overview.ts'
import { Tasks } from './tasks.tsx'

const matter = { id: 'm', template: 'meeting_objection', question: null, number: null, city: 'Nantes', situations: [] }

function shown(rights: string[]): string {
  const matters = [{ ...matter, at: '2026-12-02T14:00:00.000Z' }]
  const seen = { matters, rights } as unknown as Overview
  return draw(<Tasks seen={seen} situations={{}} />, { frame, home, failures: frame.reasons })
}

it('leads from a contested absence to where it is decided, whoever may decide', () => {
  expect(shown(['review_experts'])).toContain('href="/fr/admin-dashboard/applications?show=absences"')
  expect(shown([])).not.toContain('show=absences')
  expect(shown([])).toContain(home.matterKinds.meeting_objection)
})
