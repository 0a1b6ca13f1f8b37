import Info from 'lucide-react/icons/info'
import Square from 'lucide-react/icons/square'
import SquareCheck from 'lucide-react/icons/square-check'
import type { ReactNode } from 'react'
import { brand } from '../../../brand.ts'
import { moneyShort } from '../../../i18n/format.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { formatLongDay } from '../../deadlines/format-long-day.ts'
import { DueDate } from '../../deadlines/parts/due-date.tsx'
import { useQuestionMessages } from '../../parts/messages.ts'
import type { Message, QuestionView } from '../../shapes.ts'
import { MessageText } from '../../thread/parts/message-text.tsx'
import { leadsOf } from '../../thread/thread.ts'

type Preview = NonNullable<Message['preview']>

type PreviewSheetProps = {
  preview: Preview
  /** Of the message, for calendar files. */
  uid: string
  lang?: QuestionView['locale']
  /** What the assistant understood, to be corrected. */
  understood?: ReactNode
  foot?: ReactNode
}

/**
 * What generally applies comes first, then what was understood; an emergency's lines have no heading, and stand before
 * both. `understood`: where the facts to correct are shown.
 */
function splitAtRules(paragraphs: readonly string[]) {
  const parts = leadsOf(paragraphs)
  const [first = 0, rules] = parts.flatMap(({ lead }, index) => (lead === null ? [] : [index]))
  if (rules === undefined) return { understood: first, brief: parts.slice(0, 2), more: parts.slice(2) }
  const brief = [...parts.slice(0, first), ...parts.slice(rules, rules + 1), ...parts.slice(first, rules)]
  return { understood: first + 1, brief, more: parts.slice(rules + 1) }
}

/**
 * The assistant's preview: what generally applies, what it understood, sources and dates; folded, what else helps; and
 * what it does not cover.
 */
export function PreviewSheet({ preview, uid, lang, understood, foot }: PreviewSheetProps) {
  const words = useQuestionMessages('thread').thread.preview
  const { understood: at, brief, more } = splitAtRules(preview.paragraphs)
  const { papers, missing, limits } = preview
  return (
    <article className="preview" lang={lang} data-ai-generated="true">
      <h2>{words.title}</h2>
      {brief.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of one preview never change their places
        <Part key={index} {...part}>
          {index === at && understood}
        </Part>
      ))}
      <Sources quotations={preview.quotations} />
      <Dates preview={preview} uid={uid} />
      <Amounts amounts={preview.amounts} />
      <details className="preview-more">
        <summary>{words.more}</summary>
        <div>
          {more.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <Part key={index} {...part} />
          ))}
          {papers.length > 0 && (
            <div className="preview-part">
              <h3>{words.papers}</h3>
              <ul className="preview-papers">
                {papers.map(({ name, given }) => (
                  <li key={name}>
                    {given ? <SquareCheck className="icon" /> : <Square className="icon" />}
                    <span>{given ? `${name} (${words.given})` : name}</span>
                  </li>
                ))}
              </ul>
            </div>
          )}
          {missing.length > 0 && (
            <div className="preview-part">
              <h3>{words.missing}</h3>
              <ul className="points">
                {missing.map((point) => (
                  <li key={point}>
                    <span>{point}</span>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </details>
      {limits.length > 0 && (
        <div className="limits">
          <Info className="icon" />
          <div>
            <h3 className="sr">{words.limits}</h3>
            {limits.map((limit) => (
              <p key={limit}>{limit}</p>
            ))}
          </div>
        </div>
      )}
      {foot && <div className="preview-foot no-print">{foot}</div>}
    </article>
  )
}

type PartProps = { lead: string | null; text: string; children?: ReactNode }

const Part = ({ lead, text, children }: PartProps) => (
  <div className="preview-part">
    {lead && <h3>{lead}</h3>}
    <MessageText text={text} />
    {children}
  </div>
)

function Dates({ preview, uid }: { preview: Preview; uid: string }) {
  const words = useQuestionMessages('thread').thread.preview
  if (preview.deadlines.length === 0) return null
  return (
    <div className="preview-part">
      <h3>{words.deadlines}</h3>
      <ul className="preview-dates">
        {preview.deadlines.map(({ date, what, rule }) => (
          <DueDate
            key={date + what}
            deadline={{ date, what: `${what} (${rule})` }}
            title={preview.title}
            {...{ uid, words }}
          />
        ))}
      </ul>
      <p className="soft small">{words.deadlinesHow}</p>
    </div>
  )
}

function Amounts({ amounts }: Pick<Preview, 'amounts'>) {
  const words = useQuestionMessages('thread').thread.preview
  const locale = useLocale()
  if (amounts.length === 0) return null
  return (
    <div className="preview-part">
      <h3>{words.amounts}</h3>
      <ul className="points">
        {amounts.map(({ euros, what, rule }) => (
          <li key={what}>
            <span>
              <strong>{moneyShort(locale, Math.round(euros * 100))}</strong> {what} ({rule})
            </span>
          </li>
        ))}
      </ul>
      <p className="soft small">{words.amountsHow}</p>
    </div>
  )
}

/** The site of an official page; the service's own name for one of its articles. */
const publisherOf = (url: string) =>
  url.startsWith('https://') ? new URL(url).hostname.replace(/^www\./, '') : brand.name

function Sources({ quotations }: Pick<Preview, 'quotations'>) {
  const words = useQuestionMessages('thread').thread.preview
  const locale = useLocale()
  if (quotations.length === 0) return null
  return (
    <div className="sources">
      <h3>{words.sources}</h3>
      <ul>
        {quotations.map(({ title, url, rule, revised }) => (
          <li key={url + title}>
            <a href={url}>{title}</a>
            <span className="soft">
              {publisherOf(url)}
              {rule && ` · ${fill(words.read, { date: formatLongDay(rule.read, locale) })}`}
              {revised && ` · ${fill(words.revised, { date: formatLongDay(revised, locale) })}`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
