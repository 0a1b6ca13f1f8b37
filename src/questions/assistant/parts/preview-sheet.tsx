import Info from 'lucide-react/icons/info'
import type { ReactNode } from 'react'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { formatLongDay } from '../../deadlines/format-long-day.ts'
import { useQuestionMessages } from '../../parts/messages.ts'
import type { Message, QuestionView } from '../../shapes.ts'
import { MessageText } from '../../thread/parts/message-text.tsx'
import { leadsOf } from '../../thread/thread.ts'

type PreviewSheetProps = {
  preview: NonNullable<Message['preview']>
  lang?: QuestionView['locale']
  /** What the assistant understood, to be corrected. */
  understood?: ReactNode
  foot?: ReactNode
}

/** The assistant's preview: its text, its sources, and what it does not cover. */
export function PreviewSheet({ preview, lang, understood, foot }: PreviewSheetProps) {
  const words = useQuestionMessages('thread').thread.preview
  const { paragraphs, quotations, limits, missing, deadlines, papers } = preview
  const locale = useLocale()
  return (
    <article className="preview" lang={lang} data-ai-generated="true">
      <h2>{words.title}</h2>
      {understood}
      {leadsOf(paragraphs).map(({ lead, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of one preview never change their places
        <div className="preview-part" key={index}>
          {lead && <h3>{lead}</h3>}
          <MessageText text={text} />
        </div>
      ))}
      {deadlines.length > 0 && (
        <div className="preview-missing">
          <h3>{words.deadlines}</h3>
          <ul className="points">
            {deadlines.map(({ date, what, rule }) => (
              <li key={date + what}>
                <span>
                  <b>{formatLongDay(date, locale)}</b>
                  {`\u00a0: ${what} (${rule}).`}
                </span>
              </li>
            ))}
          </ul>
          <p className="soft small">{words.deadlinesHow}</p>
        </div>
      )}
      {papers.length > 0 && (
        <div className="preview-missing">
          <h3>{words.papers}</h3>
          <ul className="points">
            {papers.map(({ name, given }) => (
              <li key={name}>
                <span>{given ? `${name} (${words.given})` : name}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {missing.length > 0 && (
        <div className="preview-missing">
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
      {quotations.length > 0 && (
        <div className="sources">
          <h3>{words.sources}</h3>
          <ol className="refs">
            {quotations.map(({ title, url, rule }) => (
              <li key={url + title}>
                {url ? <a href={url}>{title}</a> : title}
                {rule && (
                  <span className="soft small"> {fill(words.read, { date: formatLongDay(rule.read, locale) })}</span>
                )}
              </li>
            ))}
          </ol>
        </div>
      )}
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
