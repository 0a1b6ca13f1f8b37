import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import { pushWords } from '../../accounts/parts/push-words.ts'
import { localeOfPath } from '../../i18n/locale.ts'
import { publicConfigContext } from '../../server/context.ts'
import type { ShellHandle } from '../../shell/handle.ts'
import { localeOf } from '../../shell/locale.tsx'
import { privateMeta } from '../../shell/private-meta.ts'
import { en } from '../desk.text.en.ts'
import { fr } from '../desk.text.fr.ts'
import { DeskScreen } from '../parts/desk/desk-screen.tsx'
import type { DeskWords } from '../parts/desk/words.ts'
import { questionWords } from '../parts/page-words.ts'

export const handle: ShellHandle = { frame: 'bare' }

/** The server knows nobody: it gives the words, and the page asks for the rest with the person's token. */
export function loader({ url, context }: LoaderFunctionArgs) {
  const locale = localeOf(url)
  const words: DeskWords = locale === 'fr' ? fr : en
  const { prices } = context.get(publicConfigContext)
  return {
    words,
    threadWords: questionWords(locale, ['thread', 'shared', 'refusals'], prices),
    pushWords: pushWords(locale),
    meetingWords: questionWords(locale, ['meeting'], prices).meeting.desk,
  }
}

/** Opening another question changes the address and no word. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return localeOfPath(currentUrl.pathname) !== localeOfPath(nextUrl.pathname)
}

export const meta = privateMeta<typeof loader>(({ words }) => words.title)

export default function DeskPage() {
  return <DeskScreen {...useLoaderData<typeof loader>()} />
}
