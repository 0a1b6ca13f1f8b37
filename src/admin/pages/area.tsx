import { useEffect } from 'react'
import { type LoaderFunctionArgs, Outlet, useRouteError } from 'react-router'
import { useAccount } from '../../shell/account.ts'
import { ErrorPage } from '../../shell/error-page.tsx'
import { staffOnly } from '../../shell/staff-loader.ts'
import { sectionsFor } from '../sections.ts'

/** All pages of the staff stand behind this door: to everybody else their addresses do not exist. */
export async function loader(args: LoaderFunctionArgs) {
  await staffOnly(args)
  return null
}

/** What is in the rooms is the API's to give: one look at the door for each document is enough. */
export const shouldRevalidate = () => false

export default function StaffArea() {
  return <Outlet />
}

const isShut = (error: unknown) =>
  typeof error === 'object' && error !== null && (error as { data?: { shut?: boolean } | null }).data?.shut === true

export function ErrorBoundary() {
  const shut = isShut(useRouteError())
  const staff = sectionsFor(useAccount()?.roles ?? []).length > 0
  useEffect(() => {
    if (shut && staff) void comeAgain()
  }, [shut, staff])
  return <ErrorPage />
}

/** The answer that said who one is has brought the cookie that was missing; where it has not, nothing changes. */
async function comeAgain(): Promise<void> {
  const answer = await fetch(location.href, { method: 'HEAD' }).catch(() => null)
  if (answer?.ok) location.reload()
}
