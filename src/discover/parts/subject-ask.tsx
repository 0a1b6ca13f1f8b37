import ArrowUp from 'lucide-react/icons/arrow-up'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { QuestionBox, type QuestionBoxMessages } from '../../questions/asking/parts/question-box.tsx'
import { useAsk } from '../../questions/asking/parts/use-ask.ts'
import type { Closed } from '../../questions/contract.ts'
import type { Proposal } from '../../questions/fields/parts/category-chip.tsx'
import { ClosedNotice } from '../../questions/fields/parts/closed-notice.tsx'
import { href } from '../../screens.ts'
import { useLocale } from '../../shell/locale.tsx'
import { Chip } from '../../ui/button.tsx'

type SubjectAskProps = {
  boxWords: QuestionBoxMessages
  category: Proposal
  /** This subject takes no questions here. */
  closed: Closed | null
  /** Questions that others have asked: one may start from them. */
  samples?: readonly string[]
  samplesTitle?: string
  children?: ReactNode
}

/** The question box of a page that knows what it is about. */
export function SubjectAsk({ boxWords, category, closed, samples = [], samplesTitle, children }: SubjectAskProps) {
  const locale = useLocale()
  const { ask } = useAsk(locale)
  const [sample, setSample] = useState<string>()

  function start(from: string) {
    setSample(from)
    const box = document.querySelector<HTMLTextAreaElement>('#question')
    box?.focus()
    box?.closest('form')?.scrollIntoView({ block: 'nearest' })
  }

  if (closed) return <ClosedNotice closed={closed} />
  return (
    <div className="subject-ask">
      <QuestionBox
        words={boxWords}
        locale={locale}
        action={href('ask', locale)}
        onAsk={ask}
        categories={[]}
        category={category}
        draftKey={`question-${category.subCategory ?? category.category}`}
        sentText={sample}
        behind="counter"
      />
      {children}
      {samples.length > 0 && (
        <div className="samples needs-script">
          <h2>{samplesTitle}</h2>
          <ul>
            {samples.map((text) => (
              <li key={text}>
                <Chip icon={ArrowUp} onClick={() => start(text)}>
                  {text}
                </Chip>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

type PriceLineProps = { words: { free: string; text: string; more: string } }

/** The whole price as a sentence, wherever there is a box to write in. */
export function PriceLine({ words }: PriceLineProps) {
  return (
    <p className="tariff">
      <b>{words.free}</b> {words.text} <Link to={href('pricing', useLocale())}>{words.more}</Link>
    </p>
  )
}
