import { describe, expect, it } from 'vitest'
import { submittedForm } from './posted.ts'

const formOf = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
const unreachable = async () => {
  throw new Error('no network')
}
const refused = async () => ({ code: 'message_too_short' })

describe('a question form that was posted without script', () => {
  it.each(['Je vais me tuer', 'il me tape'])('is heard however short it is: %s', async (text) => {
    const { emergency } = await submittedForm(formOf({ text }), 'fr', unreachable)
    expect(emergency?.screen.first.href).toMatch(/^tel:\d+$/)
    expect(emergency).toMatchObject({ kept: null, text })
  })

  it.each([
    ['fr', 'en', 'Mon mari me bat et il est devant la porte avec un couteau.'],
    ['en', 'fr', 'My husband beats me and he is at the door with a knife.'],
  ] as const)(
    'is answered in the language that the person writes: %s on a page in %s',
    async (language, page, text) => {
      const { emergency } = await submittedForm(formOf({ text }), page, unreachable)
      expect(emergency?.screen.language).toBe(language)
    },
  )

  it.each([
    ['Au secours !', 'en', 'fr'],
    ['Help!', 'fr', 'en'],
  ] as const)(
    'that only calls for help is told whom to call in the language of the call: %s',
    async (text, page, language) => {
      const back = await submittedForm(formOf({ text }), page, refused)
      expect(back).toMatchObject({ text, help: { language, numbers: expect.arrayContaining([expect.anything()]) } })
      expect(back.emailStatus).toBeUndefined()
    },
  )

  it('with a few words that show no danger comes back with them, and is told how many are needed', async () => {
    const back = await submittedForm(formOf({ text: 'Mon loyer ?' }), 'fr', refused)
    expect(back).toMatchObject({ text: 'Mon loyer ?', emailStatus: 'text' })
    expect(back.emergency).toBeUndefined()
  })

  it('with a few words that were said to be no emergency is told the same', async () => {
    const form = formOf({ text: 'Je vais me tuer', notEmergency: 'suicide' })
    expect(await submittedForm(form, 'fr', refused)).toEqual({
      text: 'Je vais me tuer',
      notEmergency: ['suicide'],
      emailStatus: 'text',
    })
  })

  it.each([
    ['email_needed', 'closed'],
    ['not_safe_to_write', 'closed'],
    ['too_many_requests', 'open'],
  ])('that is no emergency tells whether its alert is closed: %s', async (code, alert) => {
    const form = formOf({ text: 'Je vais me tuer, dit-il dans le film.', notEmergency: 'suicide', kept: 'one.two' })
    const sent: unknown[] = []
    const back = await submittedForm(form, 'fr', async (_, body) => {
      sent.push(body)
      return { code }
    })
    expect(back.alert).toBe(alert)
    expect(sent).toMatchObject([{ kept: 'one.two', notEmergency: ['suicide'] }])
    expect((await submittedForm(form, 'fr', unreachable)).alert).toBe('open')
  })

  it('with a question comes back without a complaint', async () => {
    const text = 'Mon bailleur garde mon dépôt de garantie depuis deux mois.'
    expect(await submittedForm(formOf({ text }), 'fr', refused)).toEqual({ text, notEmergency: [] })
  })
})
