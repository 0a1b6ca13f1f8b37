import { useEffect, useState } from 'react'
import { dayAndHour } from '../../../../i18n/format.ts'
import { useLocale } from '../../../../i18n/use-locale.ts'
import { Button } from '../../../../ui/button.tsx'
import { CopyButton } from '../../../../ui/feedback/copy-button.tsx'
import { Dialog } from '../../../../ui/feedback/dialog.tsx'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { Loading } from '../../../../ui/time/delayed.tsx'
import type { DraftVersion } from '../../contract.ts'
import { sectionForReader } from '../../draft-sections.ts'
import { questions } from '../api-clients.ts'
import { useWorkspaceMessages } from '../messages.ts'

type VersionsProps = {
  questionId: string
  lang: string
  open: boolean
  onRestore: (version: DraftVersion) => void
  onClose: () => void
}

/** What stood in the draft before: texts that were replaced, here or on another device. */
export function VersionsDialog({ open, onClose, ...rest }: VersionsProps) {
  const words = useWorkspaceMessages()
  return (
    <Dialog open={open} onClose={onClose} title={words.write.versions.title} closeLabel={words.close} wide>
      <Versions {...rest} />
    </Dialog>
  )
}

function Versions({ questionId, lang, onRestore }: Omit<VersionsProps, 'open' | 'onClose'>) {
  const words = useWorkspaceMessages()
  const said = words.write.versions
  const locale = useLocale()
  const [versions, setVersions] = useState<DraftVersion[] | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const ending = new AbortController()
    questions('GET /desk/questions/:id/draft/versions', { params: { id: questionId }, signal: ending.signal }).then(
      (answer) => setVersions(answer.versions),
      () => !ending.signal.aborted && setFailed(true),
    )
    return () => ending.abort()
  }, [questionId])
  return (
    <>
      <p>{said.lead}</p>
      {failed && <Notice tone="danger" title={said.failed} live />}
      {versions === null && !failed && <Loading label={said.title} />}
      {versions?.length === 0 && <p className="soft">{said.empty}</p>}
      <ul className="snippets">
        {versions?.map((version) => {
          const text = sectionForReader(locale, version.text)
          return (
            <li key={version.id}>
              <div>
                <b>{words.write.sections[version.section]}</b>{' '}
                <span className="soft">{dayAndHour(locale, new Date(version.at))}</span>
                <p className="version-text" lang={lang}>
                  {text}
                </p>
              </div>
              <div className="snippet-acts">
                <Button size="small" onClick={() => onRestore(version)}>
                  {said.restore}
                </Button>
                <CopyButton
                  text={text}
                  words={{ copy: words.lost.copy, copied: words.lost.copied, failed: words.lost.copy }}
                />
              </div>
            </li>
          )
        })}
      </ul>
    </>
  )
}
