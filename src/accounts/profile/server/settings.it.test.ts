import { describe, expect, test } from 'vitest'
import {
  anonymousActor,
  emailsAfter,
  goodPassword,
  member,
  newEmail,
  openEmailLink,
  person,
  ports,
  refusal,
  sentEmails,
  setUpTestApp,
  signedInAs,
  signInAs,
  tokenInEmail,
  visitor,
  whoIs,
} from '../../server/testing.ts'
import { changeEmail, confirmEmailChange } from '../../sign-in/server/change-email.ts'
import { requestMagicLink } from '../../sign-in/server/emails.ts'
import { changePassword } from '../../sign-in/server/passwords.ts'
import { updateProfile } from './profile.ts'

setUpTestApp()

describe('from the settings', () => {
  test('a password is changed by who knows it, and other sessions end', async () => {
    const { email } = await member()
    const [here, there] = [await signedInAs(email, goodPassword), await signedInAs(email, goodPassword)]
    const actor = await person(here)
    const wrong = changePassword(ports, actor, { current: 'mauvais mot', password: 'cinq oies blanches' })
    expect(await refusal(wrong)).toBe('password_wrong')
    await changePassword(ports, actor, { current: goodPassword, password: 'cinq oies blanches' })
    expect([(await whoIs(here)).kind, (await whoIs(there)).kind]).toEqual(['person', 'anyone'])
  })

  test('a member who came by link chooses a first password', async () => {
    const { email } = await member({ password: undefined })
    await requestMagicLink(ports, anonymousActor, { email, locale: 'fr' })
    const [letter] = await emailsAfter()
    const actor = await person((await openEmailLink(tokenInEmail(letter))).token)
    await changePassword(ports, actor, { password: goodPassword })
    expect(await signedInAs(email, goodPassword)).toBeTruthy()
  })

  test('a new address counts once its letter is opened, and the former one is told', async () => {
    const { email } = await member()
    const actor = await person(await signedInAs(email, goodPassword))
    const next = newEmail()
    await changeEmail(ports, actor, { email: next, password: goodPassword })
    const [letter] = await emailsAfter()
    expect(letter).toMatchObject({ to: next, template: 'accounts.change_email' })
    expect(await signedInAs(email, goodPassword)).toBeTruthy()
    await confirmEmailChange(ports, anonymousActor, { token: tokenInEmail(letter) })
    expect(await refusal(signInAs(email, goodPassword))).toBe('sign_in_failed')
    expect(await signedInAs(next, goodPassword)).toBeTruthy()
    expect(sentEmails.at(-1)).toMatchObject({ to: email, template: 'accounts.email_changed' })
  })

  test('an address that somebody has is asked for in the same words, and stays theirs', async () => {
    const [mine, theirs] = [await member(), await member()]
    const actor = await person(await signedInAs(mine.email, goodPassword))
    await changeEmail(ports, actor, { email: theirs.email, password: goodPassword })
    expect(await emailsAfter()).toEqual([])
  })

  test('details are kept; what is left out stays and an empty text erases', async () => {
    const { actor } = await visitor()
    await updateProfile(ports, actor, { firstName: 'Camille', city: 'Nantes', phone: '06 12 34 56 78' })
    const after = await updateProfile(ports, actor, { city: '', lastName: 'Exemple' })
    expect(after).toMatchObject({ firstName: 'Camille', lastName: 'Exemple', city: null, phone: '+33612345678' })
    expect(await refusal(updateProfile(ports, actor, { phone: '12' }))).toBe('phone_invalid')
  })
})
