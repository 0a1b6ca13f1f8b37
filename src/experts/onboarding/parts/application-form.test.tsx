import { expect, it, vi } from 'vitest'
import { draw } from '../../../../test/harness/draw.tsx'
import { fr } from '../application.text.fr.ts'
import { ApplicationForm } from './application-form.tsx'

const { screen } = vi.hoisted(() => ({ screen: { phone: false } }))
vi.mock('../../../ui/use-media.ts', () => ({ useMedia: () => screen.phone }))

function drawn(phone: boolean): string {
  screen.phone = phone
  const props = {
    countries: [{ code: 'fr', name: 'France' }],
    categories: [],
    vatStrict: false,
    companyRegister: false,
  }
  return draw(<ApplicationForm {...props} />, { application: fr })
}

it('shows the name of a step once on a phone, in the line that takes the focus', () => {
  const html = drawn(true)
  expect(html).toContain('<p tabindex="-1" class="application-step">Étape 1 sur 5\u00a0: votre activité</p>')
  for (const name of [fr.company, fr.you, fr.categories, fr.papers])
    expect(html).toContain(`<legend class="sr">${name}</legend>`)
})

it('shows it above each part where all stand below each other', () => {
  const html = drawn(false)
  expect(html).not.toContain('application-step')
  for (const name of [fr.company, fr.you, fr.categories, fr.papers]) expect(html).toContain(`<legend>${name}</legend>`)
})
