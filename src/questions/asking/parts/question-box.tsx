import Paperclip from 'lucide-react/icons/paperclip'
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { type Say, useSentence } from '../../../i18n/use-sentence.ts'
import type { EmergencySituation } from '../../../safety/situations.ts'
import { type Autosave, autosave, readDraft } from '../../../shell/drafts/autosave.ts'
import { loadWhenQuiet } from '../../../shell/navigation/begin-visit.ts'
import { Button } from '../../../ui/button.tsx'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { Counter } from '../../../ui/forms/counter.tsx'
import { ErrorText } from '../../../ui/forms/error-text.tsx'
import { isSendKey } from '../../../ui/forms/send-key.ts'
import type { Closed } from '../../contract.ts'
import { type Branch, CategoryChip, type Proposal } from '../../fields/parts/category-chip.tsx'
import { noProposals, type ProposedFields, useProposals } from '../../fields/parts/use-proposals.ts'
import { acceptedFiles } from '../../files/accepted-files.ts'
import type { DocumentsInput } from '../../files/parts/attached-documents.tsx'
import type { Attached } from '../../files/parts/use-uploads.ts'
import { type QuestionBoxMessages, useQuestionBoxMessages } from '../../parts/messages.ts'
import type { QuestionView } from '../../shapes.ts'
import { shortestQuestion as least } from '../question-length.ts'
import { loadWatch, showsEmergency } from './look-before-sending.ts'
import '../../../ui/css/screens/question-box.css'

const EmergencyWatch = lazy(() => loadWatch().catch(() => ({ default: () => null })))
const ClosedNotice = lazy(() =>
  import('../../fields/parts/closed-notice.tsx').then((part) => ({ default: part.ClosedNotice })),
)
const Papers = lazy(() =>
  import('../../files/parts/attached-documents.tsx').then((part) => ({ default: part.AttachedDocuments })),
)

/** `attachments`: documents that have already reached the server. */
export type QuestionInput = {
  text: string
  attachments: readonly string[]
  /** Null in an emergency: no category is asked for then. */
  category: Proposal | null
  /** Situations found in the text that the person dismissed as no emergency. */
  notEmergency: readonly EmergencySituation[]
  /** Categories that the person refused (« none of these »). */
  except?: readonly string[]
  safeToWrite?: boolean | null
}

/** Called once the question is kept; answers whether the page stays. */
export type Received = (view: QuestionView) => boolean

const most = 8000
const noPapers = { attached: [], pending: false }

export type QuestionBoxProps = {
  /** For fields outside the form that belong to it. */
  id?: string
  /** Where the form is posted before hydration: `/fr/ask`. */
  action: string
  /**
   * Sends the question, and says `received` before it leaves for the conversation: that may be another document. A
   * rejection shows the failure message, `Closed` says why not; both keep the input.
   */
  onAsk: (asked: QuestionInput, received: Received) => Promise<Closed | undefined>
  /** Categories that the text suggests, best first; none of `except`, which the person has refused. */
  propose?: (
    text: string,
    notEmergency: readonly EmergencySituation[],
    except: readonly string[],
  ) => Promise<ProposedFields>
  /** All categories that take questions, for when no proposal fits. */
  categories: readonly { slug: string; name: string }[]
  /** The same with their sub-categories, for a page with a search. */
  branches?: readonly Branch[]
  /** Given where a category page or an expert page already knows the category. */
  category?: Proposal
  /** Suggested by the page the person came from; it can be changed. */
  suggested?: Proposal
  /** The key under which the draft is stored; one per place. */
  draftKey?: string
  /** `counter` on the green of the home page. */
  behind?: 'counter' | 'paper'
  /** Text posted before hydration, or saved on the server: shown where this browser has nothing newer. */
  sentText?: string
  /** Situations dismissed as no emergency before hydration. */
  sentAside?: readonly EmergencySituation[]
  /** Receives the typed text when typing pauses and when the page is left. */
  onAutosave?: (kept: { text: string; category: Proposal | null }) => void
}

/** `suggested`: the suggestion under which the category was stored; a later suggestion wins. */
export type StoredQuestionDraft = {
  text: string
  category: Proposal | null
  suggested?: string
  attached?: readonly Attached[]
}

const tooShort: Say<QuestionBoxMessages> = (words) => words.tooShort

/** The form in which a question is written. Typed text survives a reload, a crash and a forced update. */
export function QuestionBox(props: QuestionBoxProps) {
  const words = useQuestionBoxMessages()
  const locale = useLocale()
  const { action, onAsk, propose, draftKey = 'question', behind = 'paper', sentAside = [] } = props
  const area = useRef<HTMLTextAreaElement>(null)
  const saving = useRef<Autosave<StoredQuestionDraft> | null>(null)
  const receivedByWatch = useRef<Received | null>(null)
  const notEmergency = useRef<readonly EmergencySituation[]>([])
  const declinedCategories = useRef<readonly string[]>([])
  const told = useRef(props.onAutosave)
  told.current = props.onAutosave
  const [text, setText] = useState('')
  const [given, setGiven] = useState<DocumentsInput | null>(null)
  const [{ attached, pending }, setPapers] = useState<{ attached: readonly Attached[]; pending: boolean }>(noPapers)
  const suggestion = props.suggested ? `${props.suggested.category}/${props.suggested.subCategory ?? ''}` : ''
  const [category, setCategory] = useState<Proposal | null>(props.category ?? props.suggested ?? null)
  const [chosen, setChosen] = useState(Boolean(props.category ?? props.suggested))
  const [problem, setProblem] = useSentence(words)
  const [pressed, setPressed] = useState<string | null>(null)
  const [wanted, setWanted] = useState(0)
  const [declined, setDeclined] = useState(false)
  const [busy, setBusy] = useState(false)
  const [ready, setReady] = useState(false)
  const [refused, setRefused] = useState<Closed | null>(null)
  const proposeFor = propose && ((typed: string) => propose(typed, notEmergency.current, declinedCategories.current))
  const [found, showFound] = useProposals(text, chosen && props.category ? undefined : proposeFor)

  useEffect(() => {
    saving.current = autosave<StoredQuestionDraft>(draftKey, {
      onKept: () => {
        const kept = readDraft<StoredQuestionDraft>(draftKey)?.value
        if (kept) told.current?.(kept)
      },
      // Sent from another tab: this tab must not send it again.
      onGone: ({ text: gone }) => {
        if (area.current?.value !== gone) return
        area.current.value = ''
        setText('')
      },
    })
    const box = area.current
    const kept = readDraft<StoredQuestionDraft>(draftKey)?.value
    // Text typed before hydration wins over the stored draft.
    if (box && kept?.text && (!box.value || box.value === kept.text)) {
      box.value = kept.text
      if (kept.category && (suggestion === '' || kept.suggested === suggestion)) {
        setCategory(kept.category)
        setChosen(true)
      }
      announce(words.restored)
    }
    if (kept?.attached?.length) {
      setPapers({ attached: kept.attached, pending: false })
      setGiven({ kept: kept.attached, files: [] })
    }
    if (box) {
      setText(box.value)
      if (box.value !== box.defaultValue && box.value !== kept?.text)
        saving.current.touch({ text: box.value, category: null, attached: kept?.attached })
      delete box.dataset.draft
    }
    setReady(true)
    return () => saving.current?.stop()
  }, [draftKey, words.restored, suggestion])

  useEffect(() => loadWhenQuiet(loadWatch), [])

  const { sentText } = props
  useEffect(() => {
    const box = area.current
    if (!sentText || !box || box.value) return
    box.value = sentText
    setText(sentText)
  }, [sentText])

  const attachments = attached.map(({ id }) => id)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is stored as documents are added and removed
  useEffect(() => {
    if (ready) keep(text, chosen ? category : null)
  }, [attachments.join(' ')])

  const proposed = (by: ProposedFields) => (by.reading === 'clear' && !declined ? (by.proposals[0] ?? null) : null)
  const shown = chosen ? category : proposed(found)
  const notTaken = refused ?? (shown ? null : found.closed)

  function keep(typed: string, about: Proposal | null) {
    saving.current?.touch({ text: typed, category: about, suggested: suggestion, attached })
  }

  function attach(files: readonly File[]) {
    if (files.length === 0) return
    setPapers((before) => ({ ...before, pending: true }))
    setGiven({ kept: [], files })
  }

  function type(value: string) {
    setText(value)
    setWanted(0)
    setRefused(null)
    if (value.trim().length >= least) setProblem(null)
    keep(value, chosen ? category : null)
  }

  function choose(next: Proposal | null) {
    setCategory(next)
    setChosen(next !== null)
    setDeclined(next === null)
    setWanted(0)
    setProblem(null)
    setRefused(null)
    keep(text, next)
    if (next) return
    declinedCategories.current = [...declinedCategories.current, ...found.proposals.map((one) => one.category)]
    showFound({ ...found, proposals: [] })
    area.current?.focus()
  }

  function showWhomToCall(typed: string) {
    setText(area.current?.value ?? typed)
    setPressed(typed)
  }

  /** Sends nothing yet: the field choice says what is missing, and takes the focus where it can be given. */
  function hold(by: ProposedFields) {
    showFound(by)
    setWanted((times) => times + 1)
  }

  function failed(error: unknown) {
    const { code } = error as { code?: string }
    if (code === 'not_a_question') return hold({ ...noProposals, reading: 'no_question' })
    if (code === 'no_subject') return hold({ ...noProposals, reading: code })
    const gone = code === 'file_missing'
    // Nothing has read the text: what an emergency would have shown is said to everybody.
    setProblem(({ filesGone, failed, kept, danger }) => (gone ? `${filesGone} ${kept}` : `${failed} ${kept} ${danger}`))
    announce(gone ? words.filesGone : words.failed)
  }

  function refuse(why: Say<QuestionBoxMessages>) {
    setProblem(why)
    area.current?.focus()
  }

  async function send(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    // On a submit during hydration the textarea may hold more than the state.
    const typed = (area.current?.value ?? text).trim()
    const short = typed.length < least
    if (!typed) return refuse(tooShort)
    if (typed.length > most) return refuse(({ tooLong }) => fill(tooLong, { n: typed.length - most }))
    if (pending) return setProblem(({ waitFiles }) => waitFiles)
    saving.current?.flush()
    setBusy(true)
    setProblem(null)
    try {
      const dismissed = [...sentAside, ...notEmergency.current]
      if (await showsEmergency(typed, locale, draftKey, dismissed)) return showWhomToCall(typed)
      const by = shown && !short ? noProposals : ((await proposeFor?.(typed)) ?? noProposals)
      // A call for help alone is told whom to call, and what else to write.
      if (short && !by.danger) return by.closed ? setRefused(by.closed) : refuse(tooShort)
      const subject = by.danger ? null : (shown ?? proposed(by))
      const sent = by.danger || subject
      const why = sent
        ? await onAsk(
            {
              text: typed,
              attachments,
              category: subject,
              notEmergency: notEmergency.current,
              except: declinedCategories.current,
            },
            (view) => {
              saving.current?.done()
              return receivedByWatch.current?.(view) ?? false
            },
          )
        : by.closed
      if (why) setRefused(why)
      else if (!sent) hold(by)
    } catch (error) {
      failed(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      id={props.id}
      className={`question question--on-${behind} sheet sheet--corner`}
      action={action}
      method="post"
      noValidate={ready}
      onSubmit={send}
    >
      <div className="question-head">
        <label htmlFor="question">{words.label}</label>
        <p className="small soft only-wide-block" id="question-hint">
          {words.hint}
        </p>
      </div>
      <textarea
        id="question"
        name="text"
        ref={area}
        data-draft={draftKey}
        required
        // With a maximum length the browser would silently cut off pasted text.
        maxLength={ready ? undefined : most}
        placeholder={words.placeholder}
        defaultValue={props.sentText}
        aria-describedby={`question-hint question-count field-hint${problem ? ' question-error' : ''}`}
        aria-invalid={problem ? true : undefined}
        onInput={(event) => type(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (!isSendKey(event)) return
          event.preventDefault()
          event.currentTarget.form?.requestSubmit()
        }}
      />
      <div className="question-under">
        {shown && <input type="hidden" name="category" value={shown.category} />}
        <ErrorText id="question-error">{problem}</ErrorText>
        {text && (
          <Suspense>
            <EmergencyWatch
              {...props}
              text={text}
              isAsking={busy}
              pressed={pressed}
              attached={attached}
              saving={saving}
              received={receivedByWatch}
              aside={notEmergency}
            />
            {notTaken && <ClosedNotice closed={notTaken} typed />}
          </Suspense>
        )}
        <CategoryChip
          shown={shown}
          found={found}
          all={props.categories}
          branches={props.branches}
          wanted={wanted}
          declined={declined}
          fixed={Boolean(props.category)}
          ready={ready}
          onChoose={choose}
        />
        <Counter id="question-count" length={text.trim().length} least={least} words={words.counter} />
      </div>
      <div className="question-files">
        {given && (
          <Suspense>
            <Papers given={given} words={words} onChange={setPapers} />
          </Suspense>
        )}
      </div>
      <div className="question-foot">
        <AttachButton onFiles={attach} />
        <Button type="submit" busy={busy}>
          {words.send}
        </Button>
      </div>
    </form>
  )
}

/** Opens the system's file picker; the same file can be chosen again. */
function AttachButton({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const words = useQuestionBoxMessages()
  const picker = useRef<HTMLInputElement>(null)
  return (
    <div className="attach needs-script">
      <input
        ref={picker}
        type="file"
        hidden
        multiple
        accept={acceptedFiles}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <Button
        variant="plain"
        size="small"
        icon={Paperclip}
        aria-describedby="attach-hint"
        onClick={() => picker.current?.click()}
      >
        {words.attach}
      </Button>
      <span id="attach-hint">{words.attachHint}</span>
    </div>
  )
}
