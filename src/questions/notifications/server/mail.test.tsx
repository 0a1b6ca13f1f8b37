import { expect, it } from 'vitest'
import { renderEmail } from '../../../platform/mail/email.tsx'
import { clientEmail } from './mail.tsx'

it('the letter of a closed question speaks of one without an answer only where there was none', async () => {
  const about = { locale: 'fr', id: '1', title: 'Bail', site: 'https://clairavis.test' } as const
  const said = async (served: boolean) => (await renderEmail(clientEmail('closed', about, null, { served }))).text
  expect(await said(false)).toMatch(/Si aucun expert/)
  expect(await said(true)).not.toMatch(/Si aucun expert|sans\s+réponse/)
})

it('the letter of an answer speaks of the money back only where the page of the answer offers it', async () => {
  for (const locale of ['fr', 'en'] as const) {
    const about = { locale, id: '1', title: 'Bail', site: 'https://clairavis.test' }
    const said = async (guaranteed: boolean) =>
      (await renderEmail(clientEmail('answered', about, null, { guaranteed }))).text
    expect(await said(true)).toMatch(/remboursement|money back/)
    expect(await said(false)).not.toMatch(/rembours|money\s+back/)
    expect(await said(false)).toMatch(/noter\s+la\s+réponse|rate\s+the\s+answer/)
  }
})
