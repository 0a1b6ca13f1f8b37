import { expect, it } from 'vitest'
import { emptyDraft } from '../../draft-sections.ts'
import { lostReply } from './use-lost-reply.ts'

const said = (short: string) => ({ ...emptyDraft, short })
const [sent, other] = [said('Votre bailleur avait deux mois.'), said('Un mois suffit.')]

it('what the server has is what was sent here, whether or not something was typed since', () => {
  expect(lostReply(sent, { ...sent }, sent)).toBe('arrived')
  expect(lostReply(sent, sent, said('Votre bailleur avait deux mois. Écrivez-lui.'))).toBe('typed_on')
})

it('what another device has sent is not, nor is anything before something was sent here', () => {
  expect(lostReply(sent, other, sent)).toBeNull()
  expect(lostReply(null, other, other)).toBeNull()
  expect(lostReply(sent, null, sent)).toBeNull()
})
