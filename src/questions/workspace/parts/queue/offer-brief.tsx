import { money } from '../../../../i18n/format.ts'
import { fill } from '../../../../i18n/text.ts'
import { useLocale } from '../../../../i18n/use-locale.ts'
import { AiTag } from '../../../../ui/tag.tsx'
import type { OfferView } from '../../../shapes.ts'
import { GlossaryNote, MarkedText } from '../../../translation/parts/translated.tsx'
import { Facts, Flags, Quoted, QuotesNote } from '../brief-parts.tsx'
import { dayOf } from '../dates.ts'
import { useWorkspaceMessages } from '../messages.ts'

/** The brief of an offer, before accepting: the assistant's summary, never the client's name. */
export function OfferBrief({ offer }: { offer: OfferView }) {
  const words = useWorkspaceMessages()
  const locale = useLocale()
  const said = words.brief
  const own = offer.briefLocale
  return (
    <>
      <div className="pane-title">
        <h2 id="pane-brief">{said.offerTitle}</h2>
        {offer.summary && <AiTag label={said.prepared} />}
      </div>
      <p className="brief-title">
        <MarkedText text={offer.title} from={own} />
      </p>
      {own === locale && offer.summary && <QuotesNote said={offer.locale} />}
      <GlossaryNote terms={offer.terms} from={offer.locale} />
      <Flags label={said.flags} flags={offer.redFlags} lang={own} />
      <h3 className="group">{said.summary}</h3>
      {offer.summary ? (
        <p lang={own}>
          <Quoted text={offer.summary} lang={own === offer.locale ? undefined : offer.locale} />
        </p>
      ) : (
        <p className="soft">{said.noSummary}</p>
      )}
      {offer.masked && <p className="soft small">{said.masked}</p>}
      <Facts
        lang={locale}
        said={locale}
        facts={[
          { label: offer.followUp ? words.offer.feeFollowUp : words.offer.fee, value: money(locale, offer.fee) },
          { label: words.offer.time, value: fill(words.offer.minutes, { n: offer.estimatedMinutes }) },
          ...(offer.neededBy ? [{ label: said.neededBy, value: dayOf(locale, offer.neededBy) }] : []),
          ...(offer.otherParty ? [{ label: said.otherParty, value: offer.otherParty }] : []),
        ]}
      />
    </>
  )
}
