import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { syncServerTime } from '../../../i18n/server-time.ts'
import { ConsumerTotals } from './consumer-totals.tsx'
import { TaxReport } from './tax-report.tsx'

const named = new Proxy({}, { get: (_, name) => String(name) })
vi.mock('../../parts/messages.ts', () => ({
  useAdminMessages: () => ({ payouts: { tax: named, page: named, frame: named } }),
}))
vi.mock('./payout-run.tsx', () => ({ useDownload: () => ({ running: null, problem: null, save: vi.fn() }) }))

afterEach(() => syncServerTime(new Date().toUTCString()))

it('the year that has just ended by the server’s clock can be declared, whatever this device says', () => {
  syncServerTime('Thu, 28 Jan 2027 10:00:00 GMT', Date.now())
  const years = [...renderToStaticMarkup(<TaxReport />).matchAll(/<option[^>]*>(\d+)/g)].map(([, year]) => year)
  expect(years).toEqual(['2026', '2025', '2024'])
  expect(renderToStaticMarkup(<ConsumerTotals />)).toContain('2026-12-31')
})
