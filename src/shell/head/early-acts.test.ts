import { afterEach, expect, it, vi } from 'vitest'
import { queueEarlySubmits, replayEarlySubmits } from './early-acts.ts'

afterEach(() => void vi.unstubAllGlobals())

/** A form in a part without its module, in a browser with or without a network and a worker. */
function browser({ onLine = true, controller = null as object | null, scriptless = false } = {}) {
  const on: Record<string, (event: object) => void> = {}
  const navigator = { onLine, serviceWorker: { controller } }
  const part = {}
  class Part {
    method = 'post'
    dataset: Record<string, string> = {}
    submit = vi.fn()
    closest = () => part
  }
  const form = new Part()
  vi.stubGlobal('Element', Part)
  vi.stubGlobal('HTMLScriptElement', class {})
  vi.stubGlobal('navigator', navigator)
  vi.stubGlobal('setTimeout', () => 0)
  vi.stubGlobal('addEventListener', (name: string, act: never) => Object.assign(on, { [name]: act }))
  vi.stubGlobal('document', {
    documentElement: { dataset: scriptless ? { scriptless: '' } : {} },
    querySelectorAll: () => (form.dataset.sent === undefined ? [] : [form]),
  })
  queueEarlySubmits()
  const preventDefault = vi.fn()
  on.submit?.({ target: form, submitter: null, preventDefault })
  return { on, form, navigator, held: preventDefault.mock.calls.length > 0 }
}

it('holds what is sent before its module has come, and sends it as documents do where that never comes', () => {
  const { form, held } = browser()
  expect(held).toBe(true)
  replayEarlySubmits()
  expect(form.submit).toHaveBeenCalledTimes(1)
  expect(browser({ scriptless: true }).held).toBe(false)
})

it('sends nothing into the browser’s own error: without a network it waits for one, or for a worker that has a page', () => {
  const { on, form, navigator } = browser({ onLine: false })
  replayEarlySubmits()
  expect(form.submit).not.toHaveBeenCalled()
  navigator.onLine = true
  on.online?.({})
  expect(form.submit).toHaveBeenCalledTimes(1)
  expect(browser({ onLine: false, scriptless: true }).held).toBe(true)
  expect(browser({ onLine: false, scriptless: true, controller: {} }).held).toBe(false)
})
