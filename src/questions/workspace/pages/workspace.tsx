import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router'
import { pushMessages } from '../../../accounts/push/parts/push-messages.ts'
import { localeOf, localeOfPath } from '../../../i18n/locale.ts'
import { meetingMessages } from '../../../meetings/parts/load-messages.ts'
import { UpcomingMeetings } from '../../../meetings/parts/upcoming-meetings.tsx'
import { publicConfigContext } from '../../../server/context.ts'
import type { ShellHandle } from '../../../shell/handle.ts'
import { privateMeta } from '../../../shell/private-meta.ts'
import { questionUiMessages } from '../../parts/page-messages.ts'
import type { WorkspaceMessages } from '../parts/messages.ts'
import { WorkspaceScreen } from '../parts/workspace-screen.tsx'
import { en } from '../text.en.ts'
import { fr } from '../text.fr.ts'

export const handle: ShellHandle = { frame: 'bare' }

/** The loader knows no person: it gives the messages, and the page loads the rest with the person's token. */
export function loader({ url, context }: LoaderFunctionArgs) {
  const locale = localeOf(url)
  const workspace: WorkspaceMessages = locale === 'fr' ? fr : en
  const { prices } = context.get(publicConfigContext)
  return {
    messages: {
      workspace,
      ...questionUiMessages(locale, ['thread', 'shared', 'refusals'], prices),
      meeting: meetingMessages(locale),
      push: pushMessages(locale),
    },
  }
}

/** Opening another question changes only the URL, so the messages stay valid. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return localeOfPath(currentUrl.pathname) !== localeOfPath(nextUrl.pathname)
}

export const meta = privateMeta<typeof loader>(({ messages }) => messages.workspace.title)

export default function Workspace() {
  return <WorkspaceScreen meetings={<UpcomingMeetings />} />
}
