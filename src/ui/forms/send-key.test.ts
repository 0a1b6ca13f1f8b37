import { expect, it, vi } from 'vitest'
import { isSendKey, sendByKey } from './send-key.ts'

const pressed = (key: string, more: object = {}, isComposing = false) =>
  isSendKey({ key, ctrlKey: false, metaKey: false, ...more, nativeEvent: { isComposing } })

it('is Enter with Ctrl or Cmd, not while an input method composes', () => {
  expect(pressed('Enter', { ctrlKey: true })).toBe(true)
  expect(pressed('Enter', { metaKey: true })).toBe(true)
  expect(pressed('Enter')).toBe(false)
  expect(pressed('a', { ctrlKey: true })).toBe(false)
  expect(pressed('Enter', { ctrlKey: true }, true)).toBe(false)
})

it('of a text area sends its form, and does nothing where there is none', () => {
  const requestSubmit = vi.fn()
  const preventDefault = vi.fn()
  const press = (form: object | null) =>
    sendByKey({
      key: 'Enter',
      ctrlKey: false,
      metaKey: true,
      nativeEvent: { isComposing: false },
      currentTarget: { form },
      preventDefault,
    } as never)
  press(null)
  expect(preventDefault).not.toHaveBeenCalled()
  press({ requestSubmit })
  expect(requestSubmit).toHaveBeenCalledTimes(1)
})
