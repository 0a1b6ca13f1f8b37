import { describe, expect, it } from 'vitest'
import { screens } from '../screens.ts'
import { asDocument, isDocument } from './documents.ts'
import { scriptHashes } from './security.ts'

const page =
  '<html lang="fr"><head><title>x</title><link rel="modulepreload" href="/assets/a.js"/></head><body><main>$& $1</main>' +
  '<script>window.context={}</script><link rel="modulepreload" href="/assets/b.js"/>' +
  '<script type="module" async="">import "/assets/a.js"</script></body></html>'

describe('a page to be read', () => {
  const asleep = asDocument(page)

  it('loads no script by itself and remembers which ones to load', () => {
    expect(asleep).not.toContain('modulepreload" href')
    expect(asleep).not.toContain('type="module"')
    expect(asleep).toContain('<script type="text/asleep" data-files="/assets/a.js /assets/b.js">import "/assets/a.js"')
    expect(asleep).toContain('<html data-asleep="" lang="fr">')
  })

  it('keeps everything else as it was drawn', () => {
    expect(asleep).toContain('<main>$& $1</main><script>window.context={}</script>')
    expect(asleep.endsWith('</script></body></html>')).toBe(true)
  })

  it('lets the policy of the page know the scripts that wait, the one that wakes and the rules', () => {
    expect(scriptHashes(asleep)).toHaveLength(4)
    const [waiting] = scriptHashes('<script>import "/assets/a.js"</script>')
    expect(scriptHashes(asleep)).toContain(waiting)
  })

  it('carries a script that reads by itself, without anything from outside', () => {
    const code = /<script>(\(function beginAsleep.*?)<\/script>/s.exec(asleep)?.[1] ?? ''
    expect(code).not.toMatch(/__vite|import/)
    const root = { dataset: {} }
    expect(() => new Function('document', code)({ documentElement: root })).not.toThrow()
  })

  it('wakes at once for whoever agreed to be counted, and later for others', () => {
    const code = /<script>(\(function beginAsleep.*?)<\/script>/s.exec(asleep)?.[1] ?? ''
    const waits = (dataset: Record<string, string>) => {
      const begun: Record<string, () => void> = {}
      const delays: number[] = []
      const on = (name: string, act: () => void) => Object.assign(begun, { [name]: act })
      const later = (_: unknown, delay: number) => delays.push(delay)
      const names = ['document', 'addEventListener', 'setTimeout', 'localStorage']
      new Function(...names, code)({ documentElement: { dataset } }, on, later, { getItem: () => null })
      begun.load?.()
      return delays
    }
    expect(waits({ asleep: '', consent: 'accepted' })).toEqual([0])
    expect(waits({ asleep: '', consent: 'ask' })).toEqual([6000])
  })

  it('may be fetched ahead, and nothing where one acts', () => {
    const text = /<script type="speculationrules">(.*?)<\/script>/.exec(asleep)?.[1] ?? ''
    const { where, eagerness } = JSON.parse(text).prefetch[0]
    expect(eagerness).toBe('moderate')
    expect(where.and[0].href_matches).toEqual(['/fr', '/fr/*', '/en', '/en/*'])
    const never = where.and[1].not.href_matches
    for (const path of ['connexion', 'login', 'consultation', 'checkout', '_checkout', 'assistant', 'admin-dashboard'])
      expect(never).toContain(`/*/${path}`)
    for (const path of ['faq', 'article', 'expert', 'categs', '']) expect(never).not.toContain(`/*/${path}`)
  })
})

describe('the screens', () => {
  it('are read or acted upon: what holds somebody’s own things runs at once', () => {
    const read = Object.keys(screens).filter((name) => isDocument(`${name}___fr`))
    expect(read).toEqual(expect.arrayContaining(['home', 'faq', 'article', 'expert', 'categs', 'pricing', 'city']))
    expect(read.filter((name) => /^admin|login|checkout|consultation|question|profile|account/.test(name))).toEqual([])
  })

  it('are read where nobody knows the address', () => {
    expect(isDocument('shell/pages/not-found')).toBe(true)
    expect(isDocument(undefined)).toBe(true)
  })
})
