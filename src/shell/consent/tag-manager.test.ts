import { describe, expect, it } from 'vitest'
import { isMeasuring, startTagManager, trackEvent, trackView } from './tag-manager.ts'

function blank() {
  const scripts: Record<string, unknown>[] = []
  const page = {
    dataLayer: undefined as Record<string, unknown>[] | undefined,
    document: {
      createElement: () => ({}) as HTMLElement,
      body: { append: (script: unknown) => void scripts.push(script as Record<string, unknown>) },
    },
  }
  return { page: page as never as Parameters<typeof isMeasuring>[0] & typeof page, scripts }
}

describe('the tag manager', () => {
  it('is loaded once, under its layer’s name', () => {
    const { page, scripts } = blank()
    startTagManager('GTM-DEMO', page, 7)
    startTagManager('GTM-DEMO', page, 8)
    expect(page.dataLayer).toEqual([{ event: 'gtm.js', 'gtm.start': 7 }])
    expect(scripts).toEqual([{ src: 'https://www.googletagmanager.com/gtm.js?id=GTM-DEMO&l=dataLayer', async: true }])
    expect(isMeasuring(page)).toBe(true)
  })
  it('hears of each page by its path and its name', () => {
    const { page } = blank()
    startTagManager('GTM-DEMO', page, 7)
    trackView('/fr/faq?q=bail#top', 'faq___fr', page)
    expect(page.dataLayer?.at(-1)).toEqual({
      event: 'content-view',
      'content-name': '/fr/faq?q=bail#top',
      'content-view-name': 'faq___fr',
    })
  })
  it('hears of an interaction, called so unless it has another name', () => {
    const { page } = blank()
    startTagManager('GTM-DEMO', page, 7)
    trackEvent({ target: 'language', action: 'choose', value: 'en' }, page)
    expect(page.dataLayer?.at(-1)).toEqual({
      event: 'interaction',
      target: 'language',
      action: 'choose',
      'target-properties': undefined,
      value: 'en',
      'interaction-type': false,
    })
    trackEvent({ event: 'share' }, page)
    expect(page.dataLayer?.at(-1)).toMatchObject({ event: 'share' })
  })
  it('that was not started hears nothing, then or later', () => {
    const { page, scripts } = blank()
    trackView('/fr', 'home___fr', page)
    trackEvent({ target: 'language' }, page)
    expect(page.dataLayer).toBeUndefined()
    expect(scripts).toEqual([])
    startTagManager('GTM-DEMO', page, 7)
    expect(page.dataLayer).toHaveLength(1)
  })
})
