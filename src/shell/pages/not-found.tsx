import { data, type LoaderFunctionArgs } from 'react-router'

/** The last route: whatever no screen knows is a real 404, with the address as it was asked for. */
export function loader({ url }: LoaderFunctionArgs): never {
  const { pathname, search } = url
  throw data(null, { status: 404, statusText: `Page not found: ${pathname}${search}` })
}

export default function NotFound() {
  return null
}
