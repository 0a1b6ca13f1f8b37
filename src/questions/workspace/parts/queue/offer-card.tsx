import { useState } from 'react'
import { money } from '../../../../i18n/format.ts'
import { fill } from '../../../../i18n/text.ts'
import { useLocale } from '../../../../i18n/use-locale.ts'
import { Button } from '../../../../ui/button.tsx'
import { Check } from '../../../../ui/forms/check.tsx'
import { Countdown } from '../../../../ui/time/countdown.tsx'
import { defaultRules } from '../../../rules.ts'
import type { OfferView } from '../../../shapes.ts'
import { MarkedText } from '../../../translation/parts/translated.tsx'
import { ClockLine } from '../clock-line.tsx'
import { dayOf } from '../dates.ts'
import { useWorkspaceMessages } from '../messages.ts'
import { actOn } from '../shortcuts/shortcuts.ts'

/** The id under which the keyboard shortcut finds the conflict checkbox of an offer. */
export const conflictId = (offer: Pick<OfferView, 'questionId'>) => `conflict-${offer.questionId}`

const leaseMinutes = defaultRules.work.lostAfter / 60_000

type OfferCardProps = {
  offer: OfferView
  /** The shortcuts act on the first offer. */
  first: boolean
  agreed: boolean
  missing: boolean
  busy: boolean
  onAgree: (agreed: boolean) => void
  onAccept: () => void
  onPass: () => void
  onRead: () => void
  onOver: () => void
}

/** What an expert must know before accepting: time, subject, opposing party and fee. */
export function OfferCard(props: OfferCardProps) {
  const words = useWorkspaceMessages()
  const { offer, first, agreed, missing, busy } = props
  const locale = useLocale()
  const said = words.offer
  const [seconds] = useState(() =>
    Math.max(1, Math.round((Date.parse(offer.expiresAt ?? '') - Date.parse(offer.grantedAt)) / 1000)),
  )
  const { handedBy } = offer
  const start = handedBy
    ? fill(words.handOver.offeredStart, { name: handedBy.name, title: offer.title })
    : fill(said.start, { title: offer.title })
  return (
    <article className="offer" aria-labelledby={`offer-${offer.questionId}`}>
      {offer.expiresAt && (
        <Countdown
          until={offer.expiresAt}
          seconds={seconds}
          label={offer.broadcast ? said.forSeveral : said.forYou}
          words={{ start, soon: said.soon, over: said.over }}
          onOver={props.onOver}
        />
      )}
      <div>
        <h3 id={`offer-${offer.questionId}`}>
          <MarkedText text={offer.title} from={offer.briefLocale} />
        </h3>
        <p>
          {fill(said.meta, { category: offer.category.name, language: said.languages[offer.locale] })}{' '}
          {offer.neededBy && fill(said.neededBy, { date: dayOf(locale, offer.neededBy) })}
        </p>
        <ClockLine dueAt={null} followUp={false} clientWaitsSince={offer.clientWaitsSince} />
      </div>
      {handedBy && <HandedNote {...handedBy} />}
      <Terms offer={offer} />
      <p className="soft small">{fill(said.lease, { n: leaseMinutes })}</p>
      <Check
        id={conflictId(offer)}
        label={offer.otherParty ? fill(said.conflict, { party: offer.otherParty }) : said.conflictUnknown}
        hint={said.conflictHint}
        error={missing && !agreed ? said.conflictMissing : null}
        checked={agreed}
        onChange={(event) => props.onAgree(event.target.checked)}
      />
      <div className="offer-acts">
        <Button size="small" busy={busy} {...(first && actOn('accept'))} onClick={props.onAccept}>
          {said.accept}
        </Button>
        <Button variant="plain" size="small" {...(first && actOn('pass'))} onClick={props.onPass}>
          {said.pass}
        </Button>
      </div>
      <Button
        variant="link"
        size="small"
        className="offer-read"
        {...(first && actOn('readOffer'))}
        onClick={props.onRead}
      >
        {said.read}
      </Button>
    </article>
  )
}

/** What the colleague says who hands it over, without the client's personal data. */
function HandedNote({ name, note, showsDraft }: NonNullable<OfferView['handedBy']>) {
  const said = useWorkspaceMessages().handOver
  return (
    <div className="handed-note">
      <p>
        <b>{fill(said.offered, { name })}</b>
      </p>
      <p className="handed-text">
        <MarkedText text={note} />
      </p>
      <p className="soft">
        {said.offeredMasked} {showsDraft && said.offeredDraft}
      </p>
    </div>
  )
}

function Terms({ offer }: { offer: OfferView }) {
  const words = useWorkspaceMessages()
  const locale = useLocale()
  const said = words.offer
  return (
    <dl className="offer-terms">
      <div>
        <dt>{offer.followUp ? said.feeFollowUp : said.fee}</dt>
        <dd className="num">{money(locale, offer.fee)}</dd>
      </div>
      <div>
        <dt>{said.time}</dt>
        <dd>{fill(said.minutes, { n: offer.estimatedMinutes })}</dd>
      </div>
      {offer.otherParty && (
        <div>
          <dt>{said.otherParty}</dt>
          <dd>{offer.otherParty}</dd>
        </div>
      )}
    </dl>
  )
}
