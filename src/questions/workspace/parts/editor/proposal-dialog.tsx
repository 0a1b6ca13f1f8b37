import { useEffect, useRef, useState } from 'react'
import { CallError } from '../../../../api/call.ts'
import { day } from '../../../../i18n/format.ts'
import { foreignTo } from '../../../../i18n/language-of.ts'
import type { Locale } from '../../../../i18n/locale.ts'
import { useLocale } from '../../../../i18n/use-locale.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/feedback/dialog.tsx'
import { announce } from '../../../../ui/feedback/live-region.tsx'
import { focusIfLost } from '../../../../ui/feedback/lost-focus.ts'
import { ErrorText } from '../../../../ui/forms/error-text.tsx'
import { AiTag } from '../../../../ui/tag.tsx'
import { Loading } from '../../../../ui/time/delayed.tsx'
import { differencesOf } from '../../../answers/contribution.ts'
import type { AnswerDraft, WorkspaceQuestion } from '../../../shapes.ts'
import { LanguageNote } from '../../../translation/parts/translated.tsx'
import type { PartText, Proposal, ProposalPart } from '../../contract.ts'
import {
  emptyDraft,
  isBlankText,
  type Section,
  type SectionText,
  sectionAsText,
  sections,
  withSection,
} from '../../draft-sections.ts'
import { unconfirmed, withoutProposed, withProposed } from '../../proposal.ts'
import { questions } from '../api-clients.ts'
import { useWorkspaceMessages } from '../messages.ts'
import { fitsDraft } from './answer-draft.ts'
import { UnconfirmedNotice } from './unconfirmed-notice.tsx'
import '../../../../ui/css/screens/contributions.css'

type ProposalProps = {
  question: WorkspaceQuestion
  draft: AnswerDraft
  open: boolean
  /** The parts for whose sake the answer was not sent, as long as they are neither changed nor confirmed. */
  unconfirmed: readonly Section[]
  /** What has been taken by now. */
  onAccepted: (accepted: ProposalPart[]) => void
  onChange: (draft: AnswerDraft) => void
  onLost: (token: number) => void
  onClose: () => void
}

/** The machine's proposal beside what is written, part by part: each is added, confirmed or left by itself. */
export function ProposalDialog(props: ProposalProps) {
  const words = useWorkspaceMessages()
  const said = words.proposal
  return (
    <Dialog open={props.open} onClose={props.onClose} title={said.title} closeLabel={words.close} wide>
      {props.unconfirmed.length > 0 && <Unsent parts={props.unconfirmed} />}
      <p>
        <AiTag label={said.tag} />
      </p>
      <p>{said.lead}</p>
      <p className="soft">{said.rule}</p>
      <Parts {...props} />
    </Dialog>
  )
}

/** Takes the focus where the dialog opens with it, and where it appears in the open dialog. */
function Unsent({ parts }: { parts: readonly Section[] }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} data-first="">
      <UnconfirmedNotice parts={parts} live />
    </div>
  )
}

function Parts({ question, draft, onAccepted, onChange, onLost }: ProposalProps) {
  const said = useWorkspaceMessages().proposal
  const locale = useLocale()
  const { found, look, take } = useProposal(question.id, onAccepted)
  const [busy, setBusy] = useState<Section | null>(null)
  const [problem, setProblem] = useState<Section | null>(null)

  async function choose(part: PartText, state: 'accepted' | 'confirmed' | 'left', next: AnswerDraft): Promise<void> {
    if (busy || !question.lease) return
    const { token } = question.lease
    setBusy(part.section)
    setProblem(null)
    try {
      const { accepted } = await questions('POST /desk/questions/:id/proposal', {
        params: { id: question.id },
        body: { token, part, state },
      })
      take(accepted)
      if (next !== draft) onChange(next)
      announce(said[state === 'left' ? 'undone' : state])
      if (state === 'confirmed') focusIfLost(afterConfirming(part.section, accepted, draft), true)
    } catch (error) {
      if (error instanceof CallError && error.code === 'lease_lost') onLost(token)
      setProblem(part.section)
    } finally {
      setBusy(null)
    }
  }

  if (found === null) return <Loading label={said.looking} />
  if (found === 'failed')
    return (
      <p>
        {said.failed}{' '}
        <Button variant="link" onClick={look}>
          {said.again}
        </Button>
      </p>
    )
  const takenOf = (section: Section) => found.accepted.find(({ part }) => part.section === section)
  const shown = sections.filter((section) => takenOf(section) || !isBlankText(found.draft[section]))
  if (shown.length === 0) return <p>{said.nothing}</p>
  const parts = shown.map((section) => (
    <ProposedPart
      key={section}
      section={section}
      proposed={takenOf(section)?.part.text ?? found.draft[section]}
      taken={takenOf(section)}
      draft={draft}
      lang={found.locale}
      busy={busy === section}
      failed={problem === section}
      onChoose={choose}
    />
  ))
  return (
    <>
      {found.locale !== locale && <LanguageNote from={found.locale} says="none" />}
      {parts}
    </>
  )
}

type PartProps = {
  section: Section
  proposed: SectionText
  taken: ProposalPart | undefined
  draft: AnswerDraft
  lang: Locale
  busy: boolean
  failed: boolean
  onChoose: (part: PartText, state: 'accepted' | 'confirmed' | 'left', next: AnswerDraft) => Promise<void>
}

function ProposedPart(props: PartProps) {
  const words = useWorkspaceMessages()
  const said = words.proposal
  const { section, taken, draft, lang, failed } = props
  const id = `proposal-${section}`
  return (
    <section className="proposal-part" aria-labelledby={id}>
      <h3 id={id}>{words.write.sections[section]}</h3>
      {!taken && !isBlankText(draft[section]) && (
        <>
          <p className="soft">{said.own}</p>
          <p className="proposal-own">{sectionAsText(draft[section])}</p>
        </>
      )}
      <Difference section={section} {...changeOf(props)} lang={lang} />
      {taken ? <TakenActs {...props} taken={taken} /> : <OfferedActs {...props} />}
      <ErrorText id={`${id}-error`} live>
        {failed ? said.notDone : null}
      </ErrorText>
    </section>
  )
}

/**
 * What would be added, or what stands of the machine's lines; where they were changed, what the expert has made of them.
 */
function changeOf({ section, proposed, taken, draft }: PartProps): { before: SectionText; after: SectionText } {
  const own = draft[section]
  if (!taken) return { before: own, after: withProposed(draft, section, proposed) ?? own }
  const stands = unconfirmed([{ section, text: proposed, confirmed: false }], draft).length > 0
  return { before: stands ? withoutProposed(draft, section, proposed)[section] : proposed, after: own }
}

function OfferedActs({ section, proposed, draft, busy, onChoose }: PartProps) {
  const said = useWorkspaceMessages().proposal
  const merged = withProposed(draft, section, proposed)
  if (merged === null) return <p className="soft">{said.holds}</p>
  if (!fitsDraft(section, merged)) return <p className="soft">{said.tooLong}</p>
  return (
    <p className="form-foot">
      <Button
        size="small"
        busy={busy}
        onClick={() => void onChoose(partOf(section, proposed), 'accepted', withSection(draft, section, merged))}
      >
        {said.accept}
      </Button>
    </p>
  )
}

function TakenActs({ section, proposed, taken, draft, busy, onChoose }: PartProps & { taken: ProposalPart }) {
  const said = useWorkspaceMessages().proposal
  const waits = unconfirmed([{ section, text: proposed, confirmed: taken.confirmed }], draft).length > 0
  const part = partOf(section, proposed)
  return (
    <>
      <p id={statusId(section)} className={waits ? undefined : 'soft'}>
        {waits ? said.waits : taken.confirmed ? said.confirmed : said.changed}
      </p>
      <p className="form-foot">
        {waits && (
          <Button
            id={confirmId(section)}
            size="small"
            busy={busy}
            onClick={() => void onChoose(part, 'confirmed', draft)}
          >
            {said.confirm}
          </Button>
        )}
        <Button
          variant="plain"
          size="small"
          busy={busy}
          onClick={() => void onChoose(part, 'left', withoutProposed(draft, section, proposed))}
        >
          {said.undo}
        </Button>
      </p>
    </>
  )
}

const confirmId = (section: Section) => `proposal-${section}-confirm`
const statusId = (section: Section) => `proposal-${section}-status`

/** The button of the next passage that waits, in the order of the page and then from its top; after the last, what the confirmed one says now. */
export function afterConfirming(section: Section, accepted: readonly ProposalPart[], draft: AnswerDraft): string {
  const waiting = unconfirmed(
    accepted.map(({ part, confirmed }) => ({ ...part, confirmed })),
    draft,
  )
  const at = sections.indexOf(section)
  const inTurn = [...sections.slice(at + 1), ...sections.slice(0, at)]
  const next = inTurn.find((one) => waiting.includes(one))
  return next ? confirmId(next) : statusId(section)
}

const partOf = (section: Section, text: SectionText) => ({ section, text }) as PartText

type DifferenceProps = { section: Section; before: SectionText; after: SectionText; lang: Locale }

/** What was added and removed, also for who does not see how it is marked. */
function Difference({ section, before, after, lang }: DifferenceProps) {
  const said = useWorkspaceMessages().proposal
  const locale = useLocale()
  const [changed] = differencesOf(withSection(emptyDraft, section, before), withSection(emptyDraft, section, after))
  const dated = (line: string) => line.replace(/^\d{4}-\d{2}-\d{2}(?=\. )/, (date) => day(locale, `${date}T12:00:00Z`))
  if (!changed) return null
  return (
    <ul className="changes">
      {changed.removed.map((line) => (
        <li key={`removed ${line}`}>
          <span className="sr">{said.removed} </span>
          <del lang={foreignTo(locale, line, lang)}>{dated(line)}</del>
        </li>
      ))}
      {changed.added.map((line) => (
        <li key={`added ${line}`}>
          <span className="sr">{said.added} </span>
          <ins lang={foreignTo(locale, line, lang)}>{dated(line)}</ins>
        </li>
      ))}
    </ul>
  )
}

/** Composed anew each time the dialog opens. */
function useProposal(questionId: string, onAccepted: (accepted: ProposalPart[]) => void) {
  const [found, setFound] = useState<Proposal | 'failed' | null>(null)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    const away = new AbortController()
    setFound(null)
    questions('GET /desk/questions/:id/proposal', { params: { id: questionId }, signal: away.signal }).then(
      (proposal) => {
        setFound(proposal)
        onAccepted(proposal.accepted)
      },
      () => (away.signal.aborted ? undefined : setFound('failed')),
    )
    return () => away.abort()
  }, [questionId, tries])
  return {
    found,
    look: () => setTries(tries + 1),
    take: (accepted: ProposalPart[]) => {
      setFound((was) => (was === null || was === 'failed' ? was : { ...was, accepted }))
      onAccepted(accepted)
    },
  }
}
