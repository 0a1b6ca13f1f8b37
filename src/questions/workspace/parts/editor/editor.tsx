import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useEffect, useRef } from 'react'
import { plural } from '../../../../i18n/text.ts'
import { useLanguageTag } from '../../../../i18n/use-locale.ts'
import type { AnswerDraft } from '../../../shapes.ts'
import { type Section, sections } from '../../draft-sections.ts'
import type { ConflictChoice, DraftConflicts } from '../../draft-sync.ts'
import type { WorkspaceMessages } from '../messages.ts'
import { useWorkspaceMessages } from '../messages.ts'
import { type DraftProblem, stateOf } from './answer-draft.ts'
import { idOf, SectionFields } from './editor-sections.tsx'
import { WrittenTwice } from './written-twice.tsx'

type EditorProps = {
  draft: AnswerDraft
  lang: string
  section: Section
  problems: readonly DraftProblem[]
  /** Grows with each refused attempt to send, so that the summary takes the focus each time. */
  attempt: number
  onSection: (section: Section) => void
  onChange: (draft: AnswerDraft) => void
  conflicts: DraftConflicts
  onChoose: (section: Section, choice: ConflictChoice) => void
}

/** The six parts of an answer, one at a time; each shows, also to screen readers, which parts are filled. */
export function Editor(props: EditorProps) {
  const { draft, lang, section, problems, attempt, conflicts, onSection, onChange } = props
  const words = useWorkspaceMessages()
  const wanted = useRef<string | null>(null)
  // The field may stand in another part, which has to be drawn before it can take the focus.
  useEffect(() => {
    if (wanted.current === null) return
    const field = document.getElementById(wanted.current)
    wanted.current = null
    field?.focus()
    field?.scrollIntoView({ block: 'nearest' })
  })
  const goTo = (problem: DraftProblem) => {
    wanted.current = idOf(problem.field)
    if (problem.section === section) document.getElementById(idOf(problem.field))?.focus()
    onSection(problem.section)
  }
  return (
    <>
      <Summary problems={problems} attempt={attempt} onGo={goTo} />
      <nav className="parts" aria-label={words.write.parts}>
        {sections.map((one) => (
          <SectionTab
            key={one}
            section={one}
            state={
              conflicts[one] || problems.some((problem) => problem.section === one) ? 'wrong' : stateOf(draft, one)
            }
            current={one === section}
            onChoose={() => onSection(one)}
          />
        ))}
      </nav>
      <WrittenTwice
        draft={draft}
        lang={lang}
        section={section}
        conflicts={conflicts}
        onChoose={props.onChoose}
        onSection={onSection}
      />
      <SectionFields
        section={section}
        draft={draft}
        lang={lang}
        errorOf={(field) => {
          const problem = problems.find((one) => one.field === field)
          return problem ? sentenceOf(words, problem.code) : null
        }}
        onChange={onChange}
      />
    </>
  )
}

export function sentenceOf({ problems }: WorkspaceMessages, code: string): string {
  return code in problems ? problems[code as keyof typeof problems] : problems.invalid
}

type TabProps = {
  section: Section
  state: 'done' | 'todo' | 'maybe' | 'wrong'
  current: boolean
  onChoose: () => void
}

function SectionTab({ section, state, current, onChoose }: TabProps) {
  const words = useWorkspaceMessages()
  const { write } = words
  return (
    <button type="button" aria-current={current ? 'step' : undefined} onClick={onChoose}>
      {state === 'done' && <Check className="icon" />}
      {state === 'wrong' && <CircleAlert className="icon parts-wrong" />}
      {(state === 'todo' || state === 'maybe') && <span className={state === 'todo' ? 'todo' : 'todo todo--maybe'} />}
      {write.sections[section]}
      <span className="sr">, {write[state]}</span>
    </button>
  )
}

type SummaryProps = {
  problems: readonly DraftProblem[]
  attempt: number
  onGo: (problem: DraftProblem) => void
}

function Summary({ problems, attempt, onGo }: SummaryProps) {
  const words = useWorkspaceMessages()
  const tag = useLanguageTag()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt > 0) box.current?.focus()
  }, [attempt])
  if (problems.length === 0) return null
  return (
    <div className="summary" ref={box} tabIndex={-1} role="alert">
      <h3>{plural(tag, words.write.problems, problems.length)}</h3>
      <ul>
        {problems.map((problem) => (
          <li key={problem.field}>
            <a
              href={`#${idOf(problem.field)}`}
              onClick={(event) => {
                event.preventDefault()
                onGo(problem)
              }}
            >
              {sentenceOf(words, problem.code)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
