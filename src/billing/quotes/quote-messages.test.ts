import { describe, expect, it } from 'vitest'
import { day, money } from '../../i18n/format.ts'
import { locales } from '../../i18n/locale.ts'
import type { OrderKind, Quote } from '../contract.ts'
import { en } from '../text.en.ts'
import { fr } from '../text.fr.ts'
import { chargedAt } from './charged-at.ts'
import { quoteFor } from './quote.ts'
import { orderButtonMessages, quoteLines } from './quote-messages.ts'

const words = { fr, en }
const prices = { first: 300, plan: 2900, copilot: 20_000, firstDays: 14, vatRate: 20 }
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

function quote(kind: OrderKind, at: string): Quote {
  const made = quoteFor(kind, prices, new Date(at))
  return {
    ...made,
    act: kind === 'first' ? 'hold' : 'new',
    id: 'q',
    signature: 's',
    monthlyFrom: made.monthlyFrom.toISOString(),
    expiresAt: made.expiresAt.toISOString(),
  }
}

describe('the words of a quote', () => {
  it('repeat on the button both amounts and the date, in French', () => {
    const { label, detail } = orderButtonMessages(quote('first', '2026-11-20T10:00:00Z'), 'fr', fr.order)
    expect(label).toBe('Commander avec obligation de paiement')
    expect(plain(detail)).toBe('3,00 € si un expert accepte, puis 29,00 €/mois dès le 5 décembre 2026')
  })
  it('repeat on the button both amounts and the date, in English', () => {
    const { label, detail } = orderButtonMessages(quote('first', '2026-11-20T10:00:00Z'), 'en', en.order)
    expect(label).toBe('Order with obligation to pay')
    expect(plain(detail)).toBe('€3.00 if an expert accepts, then €29.00 a month from 5 December 2026')
  })
  it('name the day on which a month is charged, where the plan is ordered at 23:30 in Paris', () => {
    const { detail } = orderButtonMessages(quote('plan', '2026-12-10T22:30:00Z'), 'fr', fr.order)
    expect(plain(detail)).toBe('29,00 € aujourd’hui, puis 29,00 €/mois dès le 11 janvier 2027')
  })
  it('say of a plan that its first month is taken today', () => {
    const { detail } = orderButtonMessages(quote('copilot', '2026-11-20T10:00:00Z'), 'fr', fr.order)
    expect(plain(detail)).toBe('200,00 € aujourd’hui, puis 200,00 €/mois dès le 20 décembre 2026')
    for (const kind of ['plan', 'copilot'] as const)
      expect(JSON.stringify(quoteLines(quote(kind, '2026-11-20T10:00:00Z'), 'fr', fr.receipt))).not.toContain('éserv')
  })
  it('name the difference only where something was paid before', () => {
    const change = { ...quote('copilot', '2026-11-20T10:00:00Z'), act: 'change' as const }
    const [whole] = quoteLines(change, 'fr', fr.receipt)
    expect(whole?.why).toBe(fr.receipt.todayWhy.early)
    const [part] = quoteLines({ ...change, today: 14_300 }, 'fr', fr.receipt)
    expect(part?.why).toBe(fr.receipt.todayWhy.change)
  })
  it('are exactly the signed figures, for every kind, language and odd date', () => {
    for (const at of ['2026-11-20T10:00:00Z', '2027-01-31T22:59:00Z', '2028-02-29T12:00:00Z', '2026-10-25T00:30:00Z'])
      for (const kind of ['first', 'plan', 'copilot'] as const)
        for (const locale of locales) {
          const one = quote(kind, at)
          const lines = quoteLines(one, locale, words[locale].receipt)
          expect(plain(lines[0]?.amount ?? '')).toBe(plain(money(locale, one.today)))
          expect(plain(lines[1]?.amount ?? '')).toBe(plain(money(locale, one.monthly)))
          expect(plain(lines[1]?.label ?? '')).toContain(plain(day(locale, chargedAt(one.monthlyFrom))))
          expect(plain(lines[2]?.amount ?? '')).toBe(plain(money(locale, one.twelveMonths)))
          const { detail } = orderButtonMessages(one, locale, words[locale].order)
          for (const part of [
            money(locale, one.today),
            money(locale, one.monthly),
            day(locale, chargedAt(one.monthlyFrom)),
          ])
            expect(plain(detail)).toContain(plain(part))
          expect(`${JSON.stringify(lines)} ${detail}`).not.toMatch(/[{}]\w+}/)
        }
  })
  it('name the day of the reminder that a first period has, and only there', () => {
    const month = (kind: OrderKind) => quoteLines(quote(kind, '2026-11-20T10:00:00Z'), 'en', en.receipt)[1]?.why ?? ''
    expect(plain(month('first'))).toContain('We email you on 28 November 2026, 7 days before.')
    expect(month('plan')).not.toContain('email')
    expect(month('copilot')).not.toContain('email')
  })
  it('say that leaving takes three clicks and no account', () => {
    const leave = quoteLines(quote('first', '2026-11-20T10:00:00Z'), 'fr', fr.receipt)[3]
    expect(plain(leave?.amount ?? '')).toBe('3 clics')
    expect(leave?.why).toMatch(/^Sans compte/)
  })
  it('count the payments of a year', () => {
    const year = quoteLines(quote('first', '2026-11-20T10:00:00Z'), 'en', en.receipt)[2]
    expect(plain(year?.why ?? '')).toBe('€3.00 once, then 12 payments of €29.00, if you stay.')
  })
})
