import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { isPageHydrated } from './shell/navigation/hydration.ts'

startTransition(() => {
  try {
    // A proxy or an extension may have kept our inline scripts: then the page stays as the server drew it.
    if (!('__reactRouterContext' in window)) throw new Error('The page came without its data.')
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
      { onUncaughtError: failed },
    )
  } catch (error) {
    failed(error)
  }
})

function failed(error: unknown): void {
  if (!isPageHydrated()) console.error('Error while mounting app:', error)
  reportError(error)
}
