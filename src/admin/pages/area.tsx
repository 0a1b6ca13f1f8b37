import { useEffect } from 'react'
import { type LoaderFunctionArgs, Outlet, useRouteError } from 'react-router'
import { useAccount } from '../../shell/account.ts'
import { ErrorPage } from '../../shell/errors/error-page.tsx'
import { staffOnly } from '../../shell/staff-loader.ts'
import { sectionsFor } from '../sections.ts'

/** Guards all pages of the staff console: to everybody else they reply as if they did not exist. */
export async function loader(args: LoaderFunctionArgs) {
  await staffOnly(args)
  return null
}

/** The API guards the data of each section: checking once per document is enough. */
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

/** Reloads if the account request has set the missing cookie; otherwise nothing changes. */
async function comeAgain(): Promise<void> {
  const answer = await fetch(location.href, { method: 'HEAD' }).catch(() => null)
  if (answer?.ok) location.reload()
}
