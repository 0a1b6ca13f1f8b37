import { expect, it } from 'vitest'
import { profileInput } from './contract.ts'

it('takes 14 digits as a SIRET of one’s own details, or none, but not only zeros', () => {
  const takes = (siret: string) => profileInput.safeParse({ siret }).success
  expect(['732 829 320 00074', ''].map(takes)).toEqual([true, true])
  expect(['7328293200007', '00000000000000'].map(takes)).toEqual([false, false])
})
