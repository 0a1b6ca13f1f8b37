import { readdirSync, readFileSync } from 'node:fs'
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { isStaffContext } from '../server/context.ts'
import { staffLoader } from './staff-loader.ts'

function asked(isStaff: boolean): LoaderFunctionArgs {
  const context = new RouterContextProvider()
  context.set(isStaffContext, async () => isStaff)
  const url = new URL('http://clairavis.test/fr/admin-dashboard/ledger?page=2')
  return { url, context } as unknown as LoaderFunctionArgs
}

it('a page of the staff is loaded for the staff, and to everybody else it does not exist', async () => {
  const load = staffLoader(({ url }) => url.pathname)
  expect(await load(asked(true))).toBe('/fr/admin-dashboard/ledger')
  const init = { status: 404, statusText: 'Page not found: /fr/admin-dashboard/ledger?page=2' }
  await expect(load(asked(false))).rejects.toMatchObject({ data: { shut: true }, init })
})

it('no page of the staff is loaded in another way: its words would go to strangers beside the door', () => {
  const folder = `${import.meta.dirname}/../admin`
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(^|\/)pages\/.*\.tsx$/.test(file) && !file.endsWith('/area.tsx') && file !== 'pages/area.tsx',
  )
  expect(pages.length).toBeGreaterThan(10)
  const open = pages.filter(
    (file) => !readFileSync(`${folder}/${file}`, 'utf8').includes('export const loader = staffLoader('),
  )
  // Whoever follows an invitation is not of the staff yet.
  expect(open).toEqual(['staff/pages/join-staff.tsx'])
})
