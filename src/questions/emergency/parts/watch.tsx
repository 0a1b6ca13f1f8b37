// Loaded once somebody writes: checks the text for an emergency in the browser, with or without a network.

import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { Locale } from '../../../i18n/locale.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { finishedPart } from '../../../safety/detection/unfinished.ts'
import { emergencyFacts } from '../../../safety/facts.ts'
import { type LoadedMessages, loadedScreen, loadMessages } from '../../../safety/load-messages.ts'
import type { LocationSigns } from '../../../safety/location/whereabouts.ts'
import { EmergencyScreen } from '../../../safety/parts/emergency-screen.tsx'
import type { EmergencyFacts } from '../../../safety/screen.ts'
import type { EmergencySituation } from '../../../safety/situation-rules.ts'
import { href } from '../../../screens.ts'
import { type Autosave, readDraft, saveDraft } from '../../../shell/drafts/autosave.ts'
import { loadDocument } from '../../../shell/navigation/load-document.ts'
import { Button } from '../../../ui/button.tsx'
import type { QuestionBoxProps, Received, StoredQuestionDraft } from '../../asking/parts/question-box.tsx'
import type { Attached } from '../../files/parts/use-uploads.ts'
import { browserSigns } from './browser-signs.ts'
import { eraseForExit } from './quick-exit.ts'
import { notesOfAlert, useAlert } from './use-alert.ts'
import { useKeptEmergency } from './use-kept-emergency.tsx'

type WatchProps = Pick<QuestionBoxProps, 'draftKey' | 'onAsk' | 'sentAside'> & {
  text: string
  /** The box is sending the text by itself: the button was pressed before this had come. */
  isAsking: boolean
  /** The text with which the button was pressed last. */
  pressed: string | null
  attached: readonly Attached[]
  saving: RefObject<Autosave<StoredQuestionDraft> | null>
  /** Takes what the box sent by itself where the screen has come meanwhile; null before. */
  received: RefObject<Received | null>
  /** Situations that the person dismissed as no emergency: sent with the question. */
  aside: RefObject<readonly EmergencySituation[]>
}

/** Milliseconds without a key, after a sentence and within one: half a sentence may say what the whole does not. */
const pauses = { ended: 350, within: 1200 }
/** How long after the screen has come, or after the last letter, typing goes on into the box beneath, in milliseconds. */
const typesOn = 4000
const nothing: readonly EmergencySituation[] = []

// Loads the messages with this file, so that they are there without a network.
if (typeof document !== 'undefined') void loadMessages()

const placeOf = (draftKey: string) => `not-emergency:${draftKey}`

type SetAside = { text: string; situations: EmergencySituation[] }

/** What is sent has no space around it, which what is typed may have. */
const contains = (text: string, part: string): boolean => text.includes(part.trim())

/** The situations dismissed for this very text before a reload, or before hydration. */
function asideBefore(place: string, text: string, sent: readonly EmergencySituation[]): SetAside {
  const kept = readDraft<SetAside>(place)?.value
  const again = kept && contains(text, kept.text) ? kept.situations : []
  return { text: kept?.text ?? text, situations: [...new Set([...sent, ...again])] }
}

/** A dismissal counts for the text it was given for; text added to it is checked by itself. */
function factsIn(text: string, aside: SetAside, signs: LocationSigns): EmergencyFacts | undefined {
  if (aside.situations.length === 0 || !contains(text, aside.text)) return emergencyFacts(text, { signs })
  const added = text.replace(aside.text.trim(), ' ')
  return emergencyFacts(added, { signs }) ?? emergencyFacts(text, { setAside: aside.situations, signs })
}

/** Whether a text that is about to be sent shows an emergency that was not dismissed. */
export function showsEmergency(
  text: string,
  locale: Locale,
  draftKey: string,
  dismissed: readonly EmergencySituation[],
): boolean {
  const aside = asideBefore(placeOf(draftKey), text, dismissed)
  return factsIn(text, aside, browserSigns(text, locale)) !== undefined
}

/** Renders nothing until the text shows an emergency: then the screen over everything, with the text kept beneath. */
export default function EmergencyWatch(props: WatchProps) {
  const locale = useLocale()
  const { text, draftKey = 'question', sentAside = [] } = props
  const place = placeOf(draftKey)
  const [messages, setMessages] = useState<LoadedMessages>({})
  const [aside, setAside] = useState(() => asideBefore(place, text, sentAside))
  const [found, setFound] = useState<EmergencyFacts | null>(null)
  const [safe, setSafe] = useState<boolean | null>(null)
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    void loadMessages().then(setMessages)
  }, [])
  const standing = contains(text, aside.text) ? aside.situations : nothing
  useEffect(() => {
    props.aside.current = standing
  }, [props.aside, standing])
  const pressed = props.pressed === text.trim()
  const ended = pressed || props.isAsking
  useEffect(() => {
    const pause = ended ? 0 : /[.!?…\n]\s*$/.test(text) ? pauses.ended : pauses.within
    const timer = setTimeout(() => {
      setFound(factsIn(ended ? text : finishedPart(text), aside, browserSigns(text, locale)) ?? null)
    }, pause)
    return () => clearTimeout(timer)
  }, [text, ended, aside, locale])
  const read = found && loadedScreen(found, locale, messages)
  const alert = useAlert({
    ...props,
    locale,
    attachments: props.attached.map(({ id }) => id),
    safeToWrite: safe,
    wanted: read !== null && pressed,
  })
  const { sent, setSent } = alert
  const isSending = (alert.state === 'sending' || props.isAsking) && !sent
  // Whoever reads a number is left with it, even where the server, which sees less of the place, names another first.
  const beingRead = useRef(read)
  if (!sent) beingRead.current = read
  const screen = beingRead.current ?? sent?.emergency?.screen ?? null
  const shown = screen !== null
  const { received } = props
  useEffect(() => {
    received.current = shown ? alert.received : null
  })
  const acts = useKeptEmergency(sent, (view) =>
    view.emergency ? setSent(view) : loadDocument(href('consultation', locale, { id: view.id })),
  )
  const typesUntil = useRef(0)
  useEffect(() => {
    if (!shown) return
    typesUntil.current = Date.now() + typesOn
    dialog.current?.showModal()
    // A dialog focuses its first link; the heading is to be read before it.
    dialog.current?.querySelector('h2')?.focus()
  }, [shown])
  if (!screen) return null

  function back() {
    const all = { text, situations: [...new Set([...standing, ...(found?.situations ?? [])])] }
    saveDraft<SetAside>(place, all)
    setAside(all)
    setFound(null)
    // Elements beneath take no focus while this is open.
    dialog.current?.close()
    const box = document.getElementById('question')
    box?.focus()
    // Without a caret of its own Chromium sends no letter into a box that a dialog has covered.
    if (box instanceof HTMLTextAreaElement) box.setSelectionRange(box.value.length, box.value.length)
  }
  /** Whoever has not seen yet that the screen has come loses no letter. */
  function typeOn(event: KeyboardEvent<HTMLDialogElement>) {
    const typed = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
    const box = document.getElementById('question')
    if (sent || !typed || Date.now() > typesUntil.current || !(box instanceof HTMLTextAreaElement)) return
    if (!document.activeElement?.matches('h2')) return
    event.preventDefault()
    typesUntil.current = Date.now() + typesOn
    box.setRangeText(event.key, box.selectionEnd, box.selectionEnd, 'end')
    box.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return (
    <dialog
      ref={dialog}
      className="emergency-over"
      aria-label={screen.title}
      lang={screen.language}
      // Leaving is a deliberate choice, not a press of Escape.
      onCancel={(event) => event.preventDefault()}
      onKeyDown={typeOn}
    >
      <EmergencyScreen
        screen={screen}
        heading="h2"
        beside={isSending}
        notes={notesOfAlert(isSending ? 'sending' : alert.state, screen.words)}
        mayWrite={{ answer: safe, onAnswer: setSafe }}
        onExit={eraseForExit}
        {...acts}
      >
        {acts?.children ?? (
          <>
            <Button variant="plain" busy={isSending} onClick={back}>
              {screen.words.dismiss}
            </Button>
            <p className="soft small">{screen.words.dismissHint}</p>
            {!isSending && (
              <Button variant="link" onClick={alert.send}>
                {screen.words.keep}
              </Button>
            )}
          </>
        )}
      </EmergencyScreen>
    </dialog>
  )
}
