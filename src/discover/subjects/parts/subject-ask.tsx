import ArrowUp from 'lucide-react/icons/arrow-up'
import type { ReactNode } from 'react'
import { useLocale } from '../../../i18n/use-locale.ts'
import type { Closed } from '../../../questions/contract.ts'
import type { Proposal } from '../../../questions/fields/parts/category-chip.tsx'
import { ClosedNotice } from '../../../questions/fields/parts/closed-notice.tsx'
import { AskBoxIsland } from '../../../questions/parts/ask-box.tsx'
import { href } from '../../../screens.ts'
import { Island } from '../../../shell/reading/island.tsx'
import { Chip } from '../../../ui/button.tsx'

type SubjectAskProps = {
  category: Proposal
  /** This subject takes no questions here. */
  closed: Closed | null
  /** Questions that others have asked: one may start from them. */
  samples?: readonly string[]
  samplesTitle?: string
  children?: ReactNode
}

/** The question box of a page that knows what it is about. */
export function SubjectAsk({ category, closed, samples = [], samplesTitle, children }: SubjectAskProps) {
  if (closed) return <ClosedNotice closed={closed} />
  return (
    <div className="subject-ask">
      <AskBoxIsland
        categories={[]}
        category={category}
        draftKey={`question-${category.subCategory ?? category.category}`}
      />
      {children}
      {samples.length > 0 && (
        <Island name="samples">
          <div className="samples needs-script">
            <h2>{samplesTitle}</h2>
            <ul>
              {samples.map((text) => (
                <li key={text}>
                  <Chip icon={ArrowUp}>{text}</Chip>
                </li>
              ))}
            </ul>
          </div>
        </Island>
      )}
    </div>
  )
}

type PriceLineProps = { words: { free: string; text: string; more: string } }

/** The whole price as a sentence, wherever there is a box to write in. */
export function PriceLine({ words }: PriceLineProps) {
  return (
    <p className="tariff">
      <b>{words.free}</b> {words.text} <a href={href('pricing', useLocale())}>{words.more}</a>
    </p>
  )
}
