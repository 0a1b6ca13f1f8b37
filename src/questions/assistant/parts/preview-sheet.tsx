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
import type { Message, QuestionView, UnderstoodFact } from '../../shapes.ts'
import { MessageText } from '../../thread/parts/message-text.tsx'
import { leadsOf } from '../../thread/thread.ts'
import { UnderstoodFacts } from './understood-facts.tsx'

type Preview = NonNullable<Message['preview']>

type PreviewSheetProps = {
  preview: Preview
  /** Of the message, for calendar files. */
  uid: string
  lang?: QuestionView['locale']
  /** What the assistant understood; `onCorrect` where it may be corrected. */
  facts?: readonly UnderstoodFact[] | undefined
  onCorrect?: ((fact: UnderstoodFact) => void) | undefined
  foot?: ReactNode
}

/** An emergency's lines have no heading. */
function splitAtRules(paragraphs: readonly string[]) {
  const parts = leadsOf(paragraphs)
  const [first, rules] = parts.flatMap(({ lead }, index) => (lead === null ? [] : [index]))
  if (first === undefined || rules === undefined)
    return { emergency: parts.slice(0, 2), rules: [], understood: [], more: parts.slice(2) }
  return {
    emergency: parts.slice(0, first),
    rules: parts.slice(rules, rules + 1),
    understood: parts.slice(first, rules),
    more: parts.slice(rules + 1),
  }
}

const emergencyNumber = /\b(?:15|17|18|112|114|119|911|999|3114|3919)\b/

/**
 * The category's own limit, and the next one where both are short and no date stands there. What says whom to call in an
 * emergency is never folded.
 */
function splitLimits({ limits, deadlines }: Preview) {
  const [first = '', second = ''] = limits
  const most = deadlines.length === 0 && first.length + second.length < 150 ? 2 : 1
  const isShown = (limit: string, nth: number) => nth < most || emergencyNumber.test(limit)
  return { atOnce: limits.filter(isShown), others: limits.filter((limit, nth) => !isShown(limit, nth)) }
}

/**
 * The assistant's preview. In the first screen of a phone: the answer in brief, by when to do something, and what the
 * preview does not cover; folded, the rule as it is quoted, what was understood, the sums, the sources and what else helps.
 */
export function PreviewSheet({ preview, uid, lang, facts = [], onCorrect, foot }: PreviewSheetProps) {
  const words = useQuestionMessages('thread').thread.preview
  const { emergency, rules, understood, more } = splitAtRules(preview.paragraphs)
  const { short, papers, missing, deadlines, amounts, quotations } = preview
  const { atOnce, others } = splitLimits(preview)
  const furtherLimits = [...(deadlines.length > 0 ? [words.deadlinesHow] : []), ...others]
  return (
    <article className="preview" lang={lang} data-ai-generated="true">
      <h2>{words.title}</h2>
      <Parts parts={emergency} />
      {short === '' ? (
        <Parts parts={rules} />
      ) : (
        <div className="preview-part">
          <h3>{words.short}</h3>
          <p>{short}</p>
          <p className="soft small">{words.shortHow}</p>
        </div>
      )}
      <Dates preview={preview} uid={uid} />
      {atOnce.length > 0 && (
        <div className="limits">
          <Info className="icon" />
          <div>
            <h3 className="sr">{words.limits}</h3>
            <p>{atOnce.join(' ')}</p>
          </div>
        </div>
      )}
      <div className="preview-folds">
        <Folded label={words.rules} shown={short !== '' && rules.length > 0}>
          <Parts parts={rules.map((part) => ({ ...part, lead: null }))} />
        </Folded>
        <Folded label={words.understood} count={facts.length} shown={understood.length + facts.length > 0}>
          <Parts parts={understood.map((part) => ({ ...part, lead: null }))} />
          {facts.length > 0 && <UnderstoodFacts facts={facts} onCorrect={onCorrect} />}
        </Folded>
        <Folded label={words.amounts} count={amounts.length} shown={amounts.length > 0}>
          <Amounts amounts={amounts} />
        </Folded>
        <Folded label={words.sources} count={quotations.length} shown={quotations.length > 0}>
          <Sources quotations={quotations} />
        </Folded>
        <Folded label={words.more} shown={more.length + papers.length + missing.length > 0}>
          <Parts parts={more} />
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
        </Folded>
        <Folded label={words.otherLimits} count={furtherLimits.length} shown={furtherLimits.length > 0}>
          {furtherLimits.map((limit) => (
            <p key={limit}>{limit}</p>
          ))}
        </Folded>
      </div>
      {foot && <div className="preview-foot no-print">{foot}</div>}
    </article>
  )
}

type FoldedProps = { label: string; count?: number; shown: boolean; children: ReactNode }

/** `count`: how many things are in it, said before it is opened. */
function Folded({ label, count = 0, shown, children }: FoldedProps) {
  if (!shown) return null
  return (
    <details className="preview-more">
      <summary>{count > 0 ? `${label}\u00a0(${count})` : label}</summary>
      <div>{children}</div>
    </details>
  )
}

const Parts = ({ parts }: { parts: ReturnType<typeof leadsOf> }) =>
  parts.map(({ lead, text }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of one preview never change their places
    <div className="preview-part" key={index}>
      {lead && <h3>{lead}</h3>}
      <MessageText text={text} />
    </div>
  ))

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
    </div>
  )
}

function Amounts({ amounts }: Pick<Preview, 'amounts'>) {
  const words = useQuestionMessages('thread').thread.preview
  const locale = useLocale()
  return (
    <div className="preview-part">
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
  return (
    <div className="sources">
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
