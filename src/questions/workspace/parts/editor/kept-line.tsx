import { fill } from '../../../../i18n/text.ts'
import { useLocale } from '../../../../i18n/use-locale.ts'
import { useOnline } from '../../../../shell/offline/use-online.ts'
import { useWorkspaceMessages, type WorkspaceMessages } from '../messages.ts'
import { ownHour } from '../own-hour.ts'
import type { DraftSaveStatus } from './use-answer.ts'

type KeptProps = { kept: DraftSaveStatus; blank: boolean }

/** Where the typed text is saved; never claimed before it is true, and left to the line below without a network. */
export function KeptLine(props: KeptProps) {
  const words = useWorkspaceMessages()
  const locale = useLocale()
  const online = useOnline()
  return (
    <span className="soft">
      {keptSentence({ ...props, online }, words.write, (at) => ownHour(locale, new Date(at), words.clocks))}
    </span>
  )
}

/** Stays in view while one writes, for as long as what is typed does not reach the server. */
export function UnreachedLine({ kept, blank }: KeptProps) {
  const { unreached } = useWorkspaceMessages().write
  const online = useOnline()
  return (
    <p className="pane-unreached" role="status">
      {unsavedBecause({ kept, blank, online }) && unreached}
    </p>
  )
}

type Status = KeptProps & { online: boolean }

/** Why what stands here is not on the server; null where it is, or is about to be. */
export function unsavedBecause({ kept: { state }, blank, online }: Status): 'offline' | 'failed' | null {
  if (state === 'failed') return online ? 'failed' : 'offline'
  const typed = state === 'waiting' || state === 'saving'
  return typed && !online && !blank ? 'offline' : null
}

export function keptSentence(
  status: Status,
  said: WorkspaceMessages['write'],
  hourOf: (at: number) => string,
): string | null {
  const { state, onServerAt, inBrowserAt } = status.kept
  if (status.blank && onServerAt === null) return null
  const because = unsavedBecause(status)
  if (because === 'offline') return null
  const onlyHere = onServerAt === null && inBrowserAt !== null && state === 'idle'
  if (because !== null || onlyHere)
    return inBrowserAt === null ? said.unsaved : fill(said.local, { time: hourOf(inBrowserAt) })
  if (state === 'saving') return said.saving
  return onServerAt === null ? null : fill(said.saved, { time: hourOf(onServerAt) })
}
