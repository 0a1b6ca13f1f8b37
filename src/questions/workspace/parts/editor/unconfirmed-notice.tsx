import { fill, plural } from '../../../../i18n/text.ts'
import { useLanguageTag } from '../../../../i18n/use-locale.ts'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import type { Section } from '../../draft-sections.ts'
import { useWorkspaceMessages } from '../messages.ts'

/** That nothing was sent, and for the sake of which parts of the proposal. */
export function UnconfirmedNotice({ parts, live }: { parts: readonly Section[]; live?: boolean }) {
  const { proposal, write } = useWorkspaceMessages()
  const tag = useLanguageTag()
  if (parts.length === 0) return null
  return (
    <Notice tone="danger" title={plural(tag, proposal.unsent, parts.length)} live={live}>
      {fill(proposal.unsentParts, { parts: parts.map((part) => write.sections[part]).join(', ') })}
    </Notice>
  )
}
