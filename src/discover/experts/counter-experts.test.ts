import { expect, it } from 'vitest'
import { chooseCounterExperts } from './counter-experts.ts'

const expert = (id: string, portrait = `/files/${id}.webp`) => ({ id, portrait })
const bust = (id: string, face = id) => expert(id, `/portraits/demo-${face}.svg`)
const ids = (experts: readonly { id: string }[]) => experts.map(({ id }) => id)

it('shows one expert of each field, in the order of the fields', () => {
  const [housing, taxes, animals] = [[expert('lawyer')], [expert('accountant')], [expert('vet')]]
  expect(ids(chooseCounterExperts([housing, taxes, animals], []))).toEqual(['lawyer', 'accountant', 'vet'])
})

it('prefers somebody with a portrait of their own to a drawn bust', () => {
  expect(ids(chooseCounterExperts([[bust('one'), expert('two')]], []))).toEqual(['two'])
  expect(ids(chooseCounterExperts([[bust('one')]], []))).toEqual(['one'])
})

it('shows nobody and no face twice', () => {
  const both = expert('both')
  const chosen = chooseCounterExperts([[both], [both, bust('a', 'same')], [bust('b', 'same'), bust('c')]], [])
  expect(ids(chosen)).toEqual(['both', 'a', 'c'])
})

it('fills up with others where nobody of a field is there, as far as there are any', () => {
  const others = [bust('x'), expert('y'), expert('z')]
  expect(ids(chooseCounterExperts([[expert('lawyer')], [], []], others))).toEqual(['lawyer', 'y', 'z'])
  expect(ids(chooseCounterExperts([[], [], []], [expert('y')]))).toEqual(['y'])
})
