import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Unbroken } from './unbroken.tsx'

it('keeps each reference of a text on one line, and leaves every other word as it is', () => {
  const drawn = renderToStaticMarkup(<Unbroken>Your contract CLV-7K3M-9QX2, paid with F2026-000120.</Unbroken>)
  expect(drawn).toBe(
    'Your contract <span class="nowrap">CLV-7K3M-9QX2</span>, paid with <span class="nowrap">F2026-000120</span>.',
  )
  const plain = 'somebody@client.test, peut-être SARL-Martin, 2026-11-22'
  expect(renderToStaticMarkup(<Unbroken>{plain}</Unbroken>)).toBe(plain)
})
