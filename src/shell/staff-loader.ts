import { data, type LoaderFunctionArgs } from 'react-router'
import { isStaffContext } from '../server/context.ts'

/** To everybody who is not of the staff the address does not exist. */
export async function staffOnly({ url, context }: LoaderFunctionArgs): Promise<void> {
  if (await context.get(isStaffContext)()) return
  throw data({ shut: true }, { status: 404, statusText: `Page not found: ${url.pathname}${url.search}` })
}

/** The loaders of one document run beside each other: each asks, so that not even a page's words go to anybody else. */
export function staffLoader<Loaded>(load: (args: LoaderFunctionArgs) => Loaded) {
  return async (args: LoaderFunctionArgs): Promise<Loaded> => {
    await staffOnly(args)
    return load(args)
  }
}
