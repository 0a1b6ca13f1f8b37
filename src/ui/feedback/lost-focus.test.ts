import { afterEach, expect, it, vi } from 'vitest'
import { focusIfLost } from './lost-focus.ts'

const body = {}
const button = {}
const field = {}

let frames: (() => void)[] = []
const drawFrame = () => frames.splice(0).forEach((draw) => void draw())

/** A page where `active` has the focus, and an element that takes it. */
function page(active: object) {
  const document = { body, activeElement: active, getElementById: () => heading }
  const heading = { tabIndex: 0, focus: () => void Object.assign(document, { activeElement: heading }) }
  frames = []
  vi.stubGlobal('document', document)
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw))
  return { document, heading }
}

afterEach(() => void vi.unstubAllGlobals())

it('goes on where what was pressed has gone', () => {
  const { document, heading } = page(button)
  focusIfLost('heading')
  document.activeElement = body
  drawFrame()
  expect(document.activeElement).toBe(heading)
})

it('goes on where what was pressed goes some frames later', () => {
  const { document, heading } = page(button)
  focusIfLost('heading')
  drawFrame()
  drawFrame()
  expect(document.activeElement).toBe(button)
  document.activeElement = body
  drawFrame()
  expect(document.activeElement).toBe(heading)
})

it('goes on once a dialog above it is closed, where it was pressed', () => {
  const { document, heading } = page(button)
  const { focus } = heading
  heading.focus = () => {}
  focusIfLost('heading')
  document.activeElement = body
  drawFrame()
  drawFrame()
  expect(document.activeElement).toBe(body)
  heading.focus = focus
  drawFrame()
  expect(document.activeElement).toBe(heading)
  expect(frames).toEqual([])
})

it('leaves a focus that has gone elsewhere, then and later', () => {
  const { document } = page(button)
  focusIfLost('heading')
  document.activeElement = field
  drawFrame()
  expect(document.activeElement).toBe(field)
  document.activeElement = body
  drawFrame()
  expect(document.activeElement).toBe(body)
})

it('looks no longer than half a second at what stays', () => {
  const { document } = page(button)
  focusIfLost('heading')
  let drawn = 0
  for (; frames.length > 0; drawn += 1) drawFrame()
  expect(drawn).toBe(31)
  expect(document.activeElement).toBe(button)
})

it('leaves a button that takes the focus within reach of the Tab key', () => {
  const { document, heading } = page(body)
  focusIfLost('heading')
  drawFrame()
  expect(document.activeElement).toBe(heading)
  expect(heading.tabIndex).toBe(0)
})
