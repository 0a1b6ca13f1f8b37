import { useRef } from 'react'
import { useLocation } from 'react-router'

/** Where the bank's page leads back to: this page, in the language that it has once the bank is asked. */
export function useReturnUrl(): (query: Record<string, string>) => string {
  const { pathname } = useLocation()
  const here = useRef(pathname)
  here.current = pathname
  return (query) => `${location.origin}${here.current}?${new URLSearchParams(query)}`
}
