import { useContext, useLayoutEffect } from 'react'
import { UNSAFE_DataRouterContext as RouterContext } from 'react-router'
import { setPendingNavigation } from './hydration.ts'

/**
 * Notes where a navigation leads at the instant in which the router begins it. `useNavigation` tells it with the next
 * render, which on a slow phone comes after the script of the page that is wanted was found missing.
 */
export function usePendingNavigation(): void {
  const router = useContext(RouterContext)?.router
  useLayoutEffect(() => {
    if (!router) return
    let noted: string | null = null
    const note = ({ navigation: { location } }: typeof router.state) => {
      const path = location ? location.pathname + location.search + location.hash : null
      if (path === noted) return
      noted = path
      setPendingNavigation(path)
    }
    note(router.state)
    return router.subscribe(note)
  }, [router])
}
