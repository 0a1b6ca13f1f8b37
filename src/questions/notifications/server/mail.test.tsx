import { expect, it } from 'vitest'
import { renderEmail } from '../../../platform/mail/email.tsx'
import { clientEmail } from './mail.tsx'

it('the letter of a closed question speaks of one without an answer only where there was none', async () => {
  const about = { locale: 'fr', id: '1', title: 'Bail', site: 'https://clairavis.test' } as const
  const said = async (served: boolean) => (await renderEmail(clientEmail('closed', about, null, { served }))).text
  expect(await said(false)).toMatch(/Si aucun expert/)
  expect(await said(true)).not.toMatch(/Si aucun expert|sans\s+réponse/)
})
