import { fill } from '../../../i18n/text.ts'
import { useLanguageTag, useLocale } from '../../../i18n/use-locale.ts'
import { Button } from '../../../ui/button.tsx'
import { AiTag } from '../../../ui/tag.tsx'
import { DocumentCard } from '../../files/parts/document-card.tsx'
import type { WorkspaceQuestion } from '../../shapes.ts'
import { GlossaryNote, LanguageNote } from '../../translation/parts/translated.tsx'
import { Facts, Flags, Quoted, QuotesNote } from './brief-parts.tsx'
import { dayOf } from './dates.ts'
import { ReceivedNote } from './hand-over/received-note.tsx'
import { useWorkspaceMessages } from './messages.ts'
import { actOn } from './shortcuts/shortcuts.ts'

/** Whether the client's words stand in it. */
const quotes = ({ summary, facts, dates }: NonNullable<WorkspaceQuestion['brief']>): boolean =>
  facts.length + dates.length > 0 || /[«“]/.test(summary)

type BriefProps = {
  question: WorkspaceQuestion
  /** Writes a request for what is missing into the composer. */
  onAsk: () => void
  onGiveUp: () => void
  onHandOver: () => void
}

/** The right pane: the assistant's brief, the documents, and the actions on the whole question. */
export function BriefPane({ question, onAsk, onGiveUp, onHandOver }: BriefProps) {
  const words = useWorkspaceMessages()
  const locale = useLocale()
  const tag = useLanguageTag()
  const said = words.brief
  const { brief, briefLocale: own } = question
  return (
    <>
      <div className="pane-title">
        <h2 id="pane-brief">{said.title}</h2>
        {brief && <AiTag label={said.prepared} />}
      </div>
      <ReceivedNote question={question} />
      {!brief && <p className="soft">{said.noSummary}</p>}
      {brief && (
        <>
          {own !== locale && <LanguageNote from={own} says="none" />}
          {own === locale && quotes(brief) && <QuotesNote said={question.locale} />}
          <GlossaryNote terms={question.terms} from={question.locale} />
          <Flags label={said.flags} flags={brief.redFlags} lang={own} />
          <p lang={own}>
            <Quoted text={brief.summary} lang={own === question.locale ? undefined : question.locale} />
          </p>
          <h3 className="group">{said.facts}</h3>
          <Facts lang={own} said={question.locale} facts={[...brief.facts]} />
          <Facts
            lang={locale}
            said={locale}
            facts={[
              ...(brief.otherParty ? [{ label: said.otherParty, value: brief.otherParty }] : []),
              ...(brief.neededBy ? [{ label: said.neededBy, value: dayOf(locale, brief.neededBy) }] : []),
            ]}
          />
          {brief.dates.length > 0 && (
            <>
              <h3 className="group">{said.dates}</h3>
              <Facts
                lang={locale}
                said={question.locale}
                facts={brief.dates.map(({ date, what }) => ({ label: dayOf(locale, date), value: what }))}
              />
            </>
          )}
          {brief.missing.length > 0 && (
            <>
              <h3 className="group">{said.missing}</h3>
              <ul className="brief-missing" lang={own}>
                {brief.missing.map((missing) => (
                  <li key={missing}>{missing}</li>
                ))}
              </ul>
              {question.can.askInformation && (
                <Button variant="plain" size="small" {...actOn('askMissing')} onClick={onAsk}>
                  {said.ask}
                </Button>
              )}
            </>
          )}
        </>
      )}
      <h3 className="group">{said.papers}</h3>
      {question.attachments.length === 0 && <p className="soft">{said.noPapers}</p>}
      <div className="brief-papers">
        {question.attachments.map((paper) => (
          <DocumentCard key={paper.id} document={paper} tag={tag} />
        ))}
      </div>
      <p className="brief-foot soft">
        <span>{fill(said.number, { n: question.number })}</span>
        <span>{question.category.name}</span>
      </p>
      {question.forYouAlone && question.can.giveUp && <p className="soft small">{words.handOver.forYouAlone}</p>}
      <div className="brief-acts">
        {question.can.handOver && (
          <Button variant="plain" size="small" {...actOn('handOver')} onClick={onHandOver}>
            {words.handOver.open}
          </Button>
        )}
        {question.can.giveUp && (
          <Button variant="link" {...actOn('giveUp')} onClick={onGiveUp}>
            {said.giveUp}
          </Button>
        )}
      </div>
    </>
  )
}
