import { useEffect } from 'react'
import { brand } from '../../../brand.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { atStake } from '../../lifecycle/at-stake.ts'
import type { QuestionUiMessages } from '../../parts/page-messages.ts'
import { isWaiting } from '../../parts/question-paths.ts'
import { useWaitingMessages } from '../../parts/use-waiting-messages.ts'
import type { QuestionView } from '../../shapes.ts'
import { bookedLine } from './book-later.tsx'

type Words = QuestionUiMessages['waiting']

/** How far the search is, as the heading of the page, and what follows. */
export function SearchHeading({ view }: { view: QuestionView }) {
  const waiting = useWaitingMessages(view)
  const locale = useLocale()
  const lead = leadOf(view, waiting)
  const heading =
    bookedLine(view, waiting.unserved, locale) ??
    namedHeading(view, waiting.headings) ??
    headingOf(view.state, waiting.headings, view.expert?.name ?? '')
  useEffect(() => {
    document.title = `${heading} | ${brand.name}`
  }, [heading])
  return (
    <>
      <h1>{heading}</h1>
      {lead && <p>{lead}</p>}
    </>
  )
}

/** Until the client lets others answer, the page is about the expert whom they named. */
function namedHeading({ can, state, status, requestedExpert }: QuestionView, words: Words['headings']): string | null {
  if (!can.chooseNamed || !requestedExpert) return null
  const ended = status.line === 'named_lost' ? words.namedLost : words.namedUnanswered
  return fill(state === 'UNSERVED' ? ended : words.named, { name: requestedExpert.name })
}

function headingOf(state: string, words: Words['headings'], name: string): string {
  switch (state) {
    case 'QUEUED':
    case 'OFFERED':
      return words.looking
    case 'UNSERVED':
      return words.unserved
    case 'ASSIGNED':
    case 'NEEDS_CLIENT':
    case 'FOLLOW_UP':
      return fill(words.found, { name })
    case 'ANSWERED':
      return words.answered
    case 'CLOSED':
      return words.closed
    default:
      return words.notYet
  }
}

function leadOf(view: QuestionView, { leads: words, named }: Words): string | null {
  if (view.status.line === 'booked') return words.booked
  if (view.can.chooseNamed) return namedLead(view, words, named.keptText)
  if (view.state === 'UNSERVED') return words.unserved[atStake(view)]
  if (isWaiting(view)) return words.looking
  if (view.state === 'ASSIGNED' || view.state === 'NEEDS_CLIENT') return words.found
  return null
}

function namedLead(view: QuestionView, words: Words['leads'], kept: string): string {
  if (view.status.line === 'named_lost') return words.namedLost
  if (view.state === 'UNSERVED') return words.namedUnanswered[atStake(view) === 'held' ? 'held' : 'plan']
  return view.onlyRequested ? kept : words.named
}
