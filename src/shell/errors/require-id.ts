import { data, type LoaderFunctionArgs } from 'react-router'

/** What an id of ours looks like; anything else in an address is an address that cannot be. */
const shape = /^[\w-]{8,64}$/

/** For loaders: a parameter that could be no id of ours is a 404 before anything is asked. */
export function requireId({ url, params }: Pick<LoaderFunctionArgs, 'url' | 'params'>, name = 'id'): void {
  if (shape.test(params[name] ?? '')) return
  throw data(null, { status: 404, statusText: `Page Not Found: ${url.pathname}${url.search}` })
}
