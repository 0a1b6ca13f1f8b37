import { useState } from 'react'
import { Link } from 'react-router'
import { dayAndHour } from '../../../../i18n/format.ts'
import { fill, plural } from '../../../../i18n/text.ts'
import { useLanguageTag, useLocale } from '../../../../i18n/use-locale.ts'
import { href } from '../../../../screens.ts'
import { Button } from '../../../../ui/button.tsx'
import { Empty } from '../../../../ui/feedback/empty.tsx'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { useNow } from '../../../../ui/time/clock.ts'
import { duration } from '../../../../ui/time/elapsed.ts'
import type { WorkspaceCard } from '../../../shapes.ts'
import { MarkedText } from '../../../translation/parts/translated.tsx'
import { ClockLine } from '../clock-line.tsx'
import { hourOrDay } from '../dates.ts'
import type { WorkspaceMessages } from '../messages.ts'
import { useWorkspaceMessages } from '../messages.ts'
import type { WorkspaceShown } from '../use-workspace.ts'
import { OfferCard } from './offer-card.tsx'
import type { Offers } from './use-offers.ts'

type QueueProps = {
  shown: WorkspaceShown
  offers: Offers
  current: string | null
  onOpen: (id: string) => void
  onSwitch: (on: boolean) => void
}

/** The left pane: offers, open questions, answered questions. */
export function Queue({ shown, offers, current, onOpen, onSwitch }: QueueProps) {
  const words = useWorkspaceMessages()
  const tag = useLanguageTag()
  const locale = useLocale()
  const { desk, own } = shown
  const said = words.queue
  const counts = [
    offers.list.length > 0 && plural(tag, said.offers, offers.list.length),
    desk.open.length > 0 && plural(tag, said.open, desk.open.length),
  ].filter(Boolean)
  const here = own.switchedOn && !own.away
  const { takesQuestions } = own.card
  return (
    <>
      <div className="pane-title">
        <h2 id="pane-queue">{said.title}</h2>
        <span className="soft">{counts.join(', ')}</span>
      </div>
      {!takesQuestions && (
        <Notice title={said.unasked}>
          <p>{said.unaskedText}</p>
          <p>
            <Link to={href('expert-page', locale)}>{said.unaskedWhy}</Link>
          </p>
        </Notice>
      )}
      {takesQuestions && own.switchedOn && own.away && (
        <Notice title={words.presence.awayTitle} live>
          <p>{words.presence.awayText}</p>
          <Button variant="plain" size="small" onClick={() => onSwitch(true)}>
            {words.presence.back}
          </Button>
        </Notice>
      )}
      {offers.problem && <Notice tone="danger" title={offers.problem} live />}
      {offers.list.map((offer, index) => (
        <OfferCard
          key={`${offer.questionId}-${offer.token}`}
          offer={offer}
          first={index === 0}
          agreed={offers.agreed === offer.questionId}
          missing={offers.missing === offer.questionId}
          busy={offers.accepting === offer.questionId}
          onAgree={(agreed) => offers.agree(agreed ? offer.questionId : null)}
          onAccept={() => offers.accept(offer)}
          onPass={() => offers.startPassing(offer)}
          onRead={() => offers.read(offer)}
          onOver={() => offers.over(offer)}
        />
      ))}
      {takesQuestions && offers.list.length + desk.open.length === 0 && (
        <Empty title={here ? said.emptyOn : said.emptyOff}>{here ? said.emptyOnText : said.emptyOffText}</Empty>
      )}
      <Group title={said.openGroup} cards={desk.open} current={current} onOpen={onOpen} />
      <Group title={said.pastGroup} cards={desk.past} current={current} onOpen={onOpen} past />
    </>
  )
}

type GroupProps = {
  title: string
  cards: readonly WorkspaceCard[]
  current: string | null
  onOpen: (id: string) => void
  past?: boolean
}

function Group({ title, cards, current, onOpen, past }: GroupProps) {
  const words = useWorkspaceMessages()
  const locale = useLocale()
  const tag = useLanguageTag()
  const now = useNow(10)
  const [opened] = useState(() => new Date())
  if (cards.length === 0) return null
  return (
    <>
      <h3 className="group">{title}</h3>
      {cards.map((card) => (
        <button
          key={card.id}
          type="button"
          className="row"
          aria-current={card.id === current ? 'true' : undefined}
          onClick={() => onOpen(card.id)}
        >
          <b>
            <span className="row-title">
              <MarkedText text={card.title.replaceAll(' €', '\u00a0€')} from={card.titleLocale} />
            </span>
            <time dateTime={card.since} title={dayAndHour(locale, card.since)}>
              {past || now === null
                ? hourOrDay(locale, card.since, now === null ? opened : new Date(now))
                : duration(tag, Math.max(60_000, now - Date.parse(card.since)))}
            </time>
          </b>
          <span>{lineOf(card, words)}</span>
          <ClockLine
            dueAt={card.dueAt}
            followUp={card.state === 'FOLLOW_UP'}
            clientWaitsSince={card.clientWaitsSince}
          />
        </button>
      ))}
    </>
  )
}

function lineOf(card: WorkspaceCard, { queue, handOver }: WorkspaceMessages): string {
  const { turn, state, rating, takenOverBy, proposedTo } = card
  if (takenOverBy) return fill(handOver.takenOver, { name: takenOverBy })
  if (proposedTo) return fill(queue.proposed, { name: proposedTo })
  if (turn === 'client') return queue.waiting
  if (state === 'FOLLOW_UP') return queue.followUp
  if (turn === 'expert') return queue.yours
  if (rating !== null) return fill(queue.rated, { n: rating })
  if (state === 'ANSWERED') return queue.unrated
  return state === 'CLOSED' ? queue.closed : queue.back
}
