import { describe, expect, test } from 'vitest'
import { changeEmail, confirmEmailChange } from './change-email.ts'
import { askMagicLink } from './letters.ts'
import { changePassword } from './passwords.ts'
import { updateProfile } from './profile.ts'
import {
  enter,
  entered,
  good,
  letters,
  lettersAfter,
  member,
  newEmail,
  open,
  openHouse,
  person,
  ports,
  refusal,
  secretIn,
  stranger,
  visitor,
  whoIs,
} from './rehearsal.ts'

openHouse()

describe('from the settings', () => {
  test('a password is changed by who knows it, and other sessions end', async () => {
    const { email } = await member()
    const [here, there] = [await entered(email, good), await entered(email, good)]
    const actor = await person(here)
    const wrong = changePassword(ports, actor, { current: 'mauvais mot', password: 'cinq oies blanches' })
    expect(await refusal(wrong)).toBe('password_wrong')
    await changePassword(ports, actor, { current: good, password: 'cinq oies blanches' })
    expect([(await whoIs(here)).kind, (await whoIs(there)).kind]).toEqual(['person', 'anyone'])
  })

  test('a member who came by link chooses a first password', async () => {
    const { email } = await member({ password: undefined })
    await askMagicLink(ports, stranger, { email, locale: 'fr' })
    const [letter] = await lettersAfter()
    const actor = await person((await open(secretIn(letter))).token)
    await changePassword(ports, actor, { password: good })
    expect(await entered(email, good)).toBeTruthy()
  })

  test('a new address counts once its letter is opened, and the former one is told', async () => {
    const { email } = await member()
    const actor = await person(await entered(email, good))
    const next = newEmail()
    await changeEmail(ports, actor, { email: next, password: good })
    const [letter] = await lettersAfter()
    expect(letter).toMatchObject({ to: next, template: 'accounts.change_email' })
    expect(await entered(email, good)).toBeTruthy()
    await confirmEmailChange(ports, stranger, { token: secretIn(letter) })
    expect(await refusal(enter(email, good))).toBe('sign_in_failed')
    expect(await entered(next, good)).toBeTruthy()
    expect(letters.at(-1)).toMatchObject({ to: email, template: 'accounts.email_changed' })
  })

  test('an address that somebody has is asked for in the same words, and stays theirs', async () => {
    const [mine, theirs] = [await member(), await member()]
    const actor = await person(await entered(mine.email, good))
    await changeEmail(ports, actor, { email: theirs.email, password: good })
    expect(await lettersAfter()).toEqual([])
  })

  test('details are kept; what is left out stays and an empty text erases', async () => {
    const { actor } = await visitor()
    await updateProfile(ports, actor, { firstName: 'Camille', city: 'Nantes', phone: '06 12 34 56 78' })
    const after = await updateProfile(ports, actor, { city: '', lastName: 'Exemple' })
    expect(after).toMatchObject({ firstName: 'Camille', lastName: 'Exemple', city: null, phone: '+33612345678' })
    expect(await refusal(updateProfile(ports, actor, { phone: '12' }))).toBe('phone_invalid')
  })
})
