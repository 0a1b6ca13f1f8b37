import { type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { isLocale } from '../../i18n/locale.ts'
import { type PageMessages, PageMessagesContext } from '../../i18n/page-messages.ts'
import { LocaleContext } from '../../i18n/use-locale.ts'

/** Runs what the server has drawn in a part of the page, with the texts that it reads; resolves once it answers. */
export function hydrate(part: HTMLElement, drawn: ReactNode, messages: PageMessages = {}): Promise<void> {
  const { lang } = document.documentElement
  return new Promise((resolve) => {
    hydrateRoot(
      part,
      <LocaleContext value={isLocale(lang) ? lang : 'fr'}>
        <PageMessagesContext value={messages}>
          <Ready onReady={resolve}>{drawn}</Ready>
        </PageMessagesContext>
      </LocaleContext>,
      { identifierPrefix: part.dataset.island },
    )
  })
}

function Ready({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady])
  return children
}
