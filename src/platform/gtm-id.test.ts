import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { gtmIdComplaint } from './gtm-id.ts'

describe('the id of a tag manager’s container', () => {
  it.each(['GTM-DEMO', 'GTM-1', 'GTM-AB12CD'])('%s is one', (id) => expect(gtmIdComplaint(id)).toBeNull())
  it.each([
    ['GA-DEMO', "'GA-DEMO' is not a valid GTM-ID (/^GTM-[0-9A-Z]+$/). Did you mean 'GTM-DEMO'?"],
    ['gtm-ab12', "'gtm-ab12' is not a valid GTM-ID (/^GTM-[0-9A-Z]+$/). Did you mean 'GTM-AB12'?"],
    ['GTM-A-b_3', "'GTM-A-b_3' is not a valid GTM-ID (/^GTM-[0-9A-Z]+$/). Did you mean 'GTM-B3'?"],
    ['abc', "'abc' is not a valid GTM-ID (/^GTM-[0-9A-Z]+$/). Did you mean 'GTM-ABC'?"],
    ['GTM-@', "'GTM-@' is not a valid GTM-ID (/^GTM-[0-9A-Z]+$/)."],
    ['', "'' is not a valid GTM-ID (/^GTM-[0-9A-Z]+$/)."],
  ])('%s is none, and the complaint says which one was meant', (id, complaint) =>
    expect(gtmIdComplaint(id)).toBe(complaint),
  )
  it('is checked when the product starts', () => {
    expect(() => readConfig({ PUBLIC_GTM_ID: 'GA-DEMO' })).toThrow(
      "PUBLIC_GTM_ID: 'GA-DEMO' is not a valid GTM-ID (/^GTM-[0-9A-Z]+$/). Did you mean 'GTM-DEMO'?",
    )
    expect(readConfig({ PUBLIC_GTM_ID: 'GTM-DEMO' }).PUBLIC_GTM_ID).toBe('GTM-DEMO')
    expect(readConfig({ PUBLIC_GTM_ID: '' }).PUBLIC_GTM_ID).toBeUndefined()
  })
})
