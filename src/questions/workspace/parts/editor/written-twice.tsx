import { useLocale } from '../../../../i18n/use-locale.ts'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import type { AnswerDraft } from '../../../shapes.ts'
import { type Section, sectionForReader, sections } from '../../draft-sections.ts'
import { bothTexts, type ConflictChoice, type DraftConflicts } from '../../draft-sync.ts'
import { useWorkspaceMessages } from '../messages.ts'
import { actOn } from '../shortcuts/shortcuts.ts'
import { fitsDraft } from './answer-draft.ts'

type WrittenTwiceProps = {
  draft: AnswerDraft
  lang: string
  section: Section
  conflicts: DraftConflicts
  onChoose: (section: Section, choice: ConflictChoice) => void
  onSection: (section: Section) => void
}

/** A part that was written on two devices at once: the other text beside one's own, and the choice between them. */
export function WrittenTwice({ draft, lang, section, conflicts, onChoose, onSection }: WrittenTwiceProps) {
  const words = useWorkspaceMessages()
  const locale = useLocale()
  const said = words.write.twice
  const other = conflicts[section]
  const elsewhere = sections.filter((one) => one !== section && conflicts[one])
  if (!other && elsewhere.length === 0) return null
  return (
    <Notice title={said.title} live>
      {other && (
        <>
          <p>{said.text}</p>
          <h3 className="written-twice-title">{said.other}</h3>
          <p className="kept-draft" lang={lang}>
            {sectionForReader(locale, other.text) || said.empty}
          </p>
          <h3 className="written-twice-title">{said.own}</h3>
          <p className="kept-draft" lang={lang}>
            {sectionForReader(locale, draft[section]) || said.empty}
          </p>
          <p className="form-foot">
            <Button size="small" {...actOn('keepMine')} onClick={() => onChoose(section, 'mine')}>
              {said.keepMine}
            </Button>
            <Button variant="plain" size="small" {...actOn('takeOther')} onClick={() => onChoose(section, 'theirs')}>
              {said.takeOther}
            </Button>
            {fitsDraft(section, bothTexts(other.text, draft[section])) && (
              <Button variant="plain" size="small" {...actOn('keepBoth')} onClick={() => onChoose(section, 'both')}>
                {said.keepBoth}
              </Button>
            )}
          </p>
        </>
      )}
      {elsewhere.map((one) => (
        <p key={one}>
          <Button variant="link" onClick={() => onSection(one)}>
            {said.goTo} {words.write.sections[one]}
          </Button>
        </p>
      ))}
    </Notice>
  )
}
