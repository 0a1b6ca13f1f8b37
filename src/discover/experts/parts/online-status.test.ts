import { afterEach, expect, it, vi } from 'vitest'
import { syncServerTime } from '../../../i18n/server-time.ts'
import { en } from '../../browse.text.en.ts'
import { mount, statusOf } from './online-status.ts'

const hours = [{ day: 1, from: '09:30', to: '12:00' }]
const words = en.expert

afterEach(() => {
  vi.unstubAllGlobals()
  syncServerTime(new Date().toUTCString())
})

it('says when an expert is back on the clock of whoever reads it, and names another zone than that of Paris', () => {
  const sunday = new Date('2026-11-29T12:00:00Z')
  const said = (zone: string) => statusOf({ online: false, hours }, words, 'en', sunday, zone)
  expect(said('Europe/Paris')).toBe('Usually back on 30 November 2026 at 09:30')
  expect(said('America/New_York')).toBe('Usually back on 30 November 2026 at 03:30 (Eastern Time)')
  expect(said('Asia/Tokyo')).toMatch(/30 November 2026 at 17:30 \(Japan.*\)$/)
})

it('counts from the time of the service, which a demonstration moves, and not from that of the device', async () => {
  const wednesday = new Headers({ date: 'Wed, 06 Jan 2100 12:00:00 GMT', 'content-type': 'application/json' })
  vi.stubGlobal('document', { documentElement: { dataset: { api: 'https://api.test/v1/' } } })
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ online: false, hours }), { headers: wednesday }))
  const line = { textContent: '', classList: { toggle: () => {} } }
  const part = { querySelector: () => line } as unknown as HTMLElement
  await mount(part, { slug: 'etienne-marchal', words, locale: 'en' })
  expect(line.textContent).toContain('11 January 2100')
})
