import Calendar from 'lucide-react/icons/calendar'
import Check from 'lucide-react/icons/check'
import FileText from 'lucide-react/icons/file-text'
import MessageCircle from 'lucide-react/icons/message-circle-question-mark'
import Users from 'lucide-react/icons/users'
import X from 'lucide-react/icons/x'
import { AiTag } from '../../../ui/tag.tsx'
import type { Asked } from '../subject.ts'

type LedgerProps = { words: { does: string; doesNot: string }; does: readonly string[]; doesNot: readonly string[] }

/** Two columns of an account: what is done, and what is not. */
export function ScopeLists({ words, does, doesNot }: LedgerProps) {
  return (
    <div className="ledger">
      {[
        { title: words.does, lines: does, icon: Check, tone: 'does' },
        { title: words.doesNot, lines: doesNot, icon: X, tone: 'not' },
      ]
        .filter(({ lines }) => lines.length > 0)
        .map(({ title, lines, icon: Icon, tone }) => (
          <div key={tone} className={`ledger-${tone}`}>
            <h3>{title}</h3>
            <ul>
              {lines.map((line) => (
                <li key={line}>
                  <Icon className="icon" />
                  {line}
                </li>
              ))}
            </ul>
          </div>
        ))}
    </div>
  )
}

const icons = {
  document: FileText,
  date: Calendar,
  deadline: Calendar,
  party: Users,
  text: MessageCircle,
  choice: MessageCircle,
  amount: MessageCircle,
  'yes-no': MessageCircle,
  place: MessageCircle,
} as const

type PrepareProps = { words: { papers: string; asked: string }; papers: readonly string[]; asked: readonly Asked[] }

/** A sheet to tick off before writing: the papers, then what the expert will want to know and why. */
export function Prepare({ words, papers, asked }: PrepareProps) {
  return (
    <div className="prepare">
      {papers.length > 0 && (
        <div className="prepare-papers sheet">
          <h3>{words.papers}</h3>
          <ul>
            {papers.map((paper) => (
              <li key={paper}>{paper}</li>
            ))}
          </ul>
        </div>
      )}
      <div>
        {papers.length > 0 && <h3>{words.asked}</h3>}
        <ul className="prepare-asked">
          {asked.map(({ key, ask, why, kind }) => {
            const Icon = icons[kind]
            return (
              <li key={key}>
                <Icon className="icon" />
                <p>
                  {ask}
                  <span className="soft">{why}</span>
                </p>
              </li>
            )
          })}
        </ul>
      </div>
    </div>
  )
}

type AssistantMayProps = {
  words: { assistantMay: string; ai: string; always: string }
  may: string
  lines: readonly string[]
}

/** What the machine may say before a person does, and what it always adds. */
export function AssistantMay({ words, may, lines }: AssistantMayProps) {
  return (
    <div className="assistant-may">
      <p>
        <AiTag label={words.ai} /> {words.assistantMay}
      </p>
      <blockquote>{may}</blockquote>
      <p className="label">{words.always}</p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
