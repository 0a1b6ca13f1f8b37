import { type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { isLocale } from '../../i18n/locale.ts'
import { LocaleContext } from '../../i18n/use-locale.ts'

/** Runs what the server has drawn in a part of the page; resolves once it answers. */
export function hydrate(part: HTMLElement, drawn: ReactNode): Promise<void> {
  const { lang } = document.documentElement
  return new Promise((resolve) => {
    hydrateRoot(
      part,
      <LocaleContext value={isLocale(lang) ? lang : 'fr'}>
        <Ready onReady={resolve}>{drawn}</Ready>
      </LocaleContext>,
      { identifierPrefix: part.dataset.island },
    )
  })
}

function Ready({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady])
  return children
}
