import { readFile } from 'node:fs/promises'
import { taxPerson } from '../src/billing/tax/testing.ts'
import { call, ordered, takeOffer } from './api-calls.ts'
import { expect, openExpertWindow, test } from './fixtures.ts'
import { texts } from './interface-texts.ts'
import { walkedIn } from './languages.ts'
import { signIn, storeToken } from './sign-in.ts'

/** An expert downloads the copy of what is reported of the year before, as a spreadsheet of their language reads it. */

const author = 'expert@demo.test'
const words = {
  fr: {
    region: 'Pour l’administration fiscale',
    copy: (year: number) => `Copie de ${year} (CSV)`,
    name: (year: number) => `clairavis-declaration-fiscale-${year}.csv`,
    head: '\ufeffAnnée;Expert;Exercice;Nom;Date de naissance;Numéro fiscal;',
    number: '"=""3023217600053""";FR;',
    amount: /;\d+,\d\d;\d+;0,00;0,00$/,
  },
  en: {
    region: 'For the tax authority',
    copy: (year: number) => `Copy of ${year} (CSV)`,
    name: (year: number) => `clairavis-tax-report-${year}.csv`,
    head: '\ufeffYear,Expert,Trading as,Name,Date of birth,Tax number,',
    number: '"=""3023217600053""",FR,',
    amount: /,\d+\.\d\d,\d+,0\.00,0\.00$/,
  },
}

test('once the year is over, its copy opens in a spreadsheet of either language', async ({
  page,
  browser,
  request,
  server,
  complaints,
}) => {
  const desk = await openExpertWindow(browser, author, 'fr')
  const { short, step, limits } = texts.fr.answer
  const { id } = await ordered(request, 'fr')
  const works = await takeOffer(request, author, id)
  const answer = { short, steps: [{ text: step }], deadlines: [], papers: [], sources: [], limits }
  await works('answer', { answer, locale: 'fr' })
  await desk.leave()
  const token = await signIn(request, author)
  await expect.poll(async () => (await call(request, ['GET', '/me/earnings'], token)).unpaid).toBeGreaterThan(0)

  const now = new Date((await call(request, ['GET', '/demonstration/time'], '')).now)
  const year = now.getUTCFullYear()
  await server.advanceClock(Math.ceil((Date.UTC(year + 1, 0, 3) - now.getTime()) / 60_000))
  const later = await signIn(request, author)
  await call(request, ['PUT', '/me/tax'], later, taxPerson)
  await storeToken(page.context(), later)
  for (const language of walkedIn('en')) {
    const said = words[language]
    await page.goto(`/${language}/mes-versements`)
    const tax = page.getByRole('region', { name: said.region })
    const download = page.waitForEvent('download')
    await tax.getByRole('button', { name: said.copy(year) }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe(said.name(year))
    const [head, ...rows] = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
    expect(head).toContain(said.head)
    expect(rows).toHaveLength(1)
    expect(rows[0]).toContain(said.number)
    expect(rows[0]).toMatch(said.amount)
  }
  expect(complaints).toEqual([])
})
