import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { type PageMessages, PageMessagesContext } from '../../src/i18n/page-messages.ts'

/** The HTML of a part of a page whose loader returns these messages. */
export function draw(part: ReactElement, messages: PageMessages): string {
  const page = () => part
  const Page = createRoutesStub([{ path: '/', Component: page }])
  return renderToStaticMarkup(
    <PageMessagesContext value={messages}>
      <Page initialEntries={['/']} />
    </PageMessagesContext>,
  )
}
