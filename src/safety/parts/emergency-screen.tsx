import LogOut from 'lucide-react/icons/log-out'
import MessageSquare from 'lucide-react/icons/message-square'
import Phone from 'lucide-react/icons/phone'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { registerServiceWorker } from '../../shell/navigation/register-service-worker.ts'
import { clearAnnouncements } from '../../ui/feedback/live-region.tsx'
import type { DisplayedLine, EmergencyScreen as Screen } from '../contract.ts'
import '../../ui/css/screens/emergency.css'
import { EmergencySentences } from './emergency-sentences.tsx'

type EmergencyScreenProps = {
  screen: Screen
  /** `h1` where the screen is the whole page. */
  heading?: 'h1' | 'h2'
  /** Moves the focus here, because the screen replaces what somebody was reading or writing. */
  focus?: boolean
  /** The page with every number of every country opens beside this one, which is sending something. */
  beside?: boolean
  /** Notes on the text and on who was notified. */
  notes?: readonly string[]
  /** Called before a quick exit: clears what must not stay in this browser. */
  onExit?: () => void
  /** The answer to whether writing is safe, where it is asked; `null` before it is answered. */
  mayWrite?: { answer: boolean | null; onAnswer: (safe: boolean) => void }
  /** The same question as a form, for a page without scripts. */
  writeForm?: ReactNode
  /** How to continue if it is no emergency. */
  children?: ReactNode
}

/**
 * A person in danger reads only this: the number to call, what to do in the next minute, one question about safety.
 * Works as a static document: every number is a link, and the answers to the question appear without scripts.
 */
export function EmergencyScreen(props: EmergencyScreenProps) {
  const { screen, heading: Heading = 'h1', focus = false, notes = [], mayWrite } = props
  const { words } = screen
  const id = useId()
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!focus) return
    head.current?.focus()
    // A dialog scrolls itself; a page may be scrolled far down.
    head.current?.scrollIntoView({ block: 'nearest' })
  }, [focus])
  // The page of all numbers is then read without a network too, on a first visit as well.
  useEffect(registerServiceWorker, [])
  // What was said of the page before stands beside no emergency.
  useEffect(clearAnnouncements, [])
  return (
    <section className="emergency-screen" lang={screen.language} aria-labelledby={`${id}title`}>
      <Heading className="emergency-title" id={`${id}title`} ref={head} tabIndex={-1}>
        {screen.title}
      </Heading>
      {screen.atHome && <QuickExit words={words} onExit={props.onExit} />}
      <p className="emergency-lead">
        <EmergencySentences sentences={screen.sentences} />
      </p>
      {screen.either.length > 0 ? <Either screen={screen} id={`${id}where`} /> : <CallFirst line={screen.first} />}
      <h2 id={`${id}minute`}>{words.minute}</h2>
      <ol aria-labelledby={`${id}minute`}>
        {screen.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <YesNo
        name={`${id}safe`}
        question={screen.safe.question}
        yes={screen.safe.yes}
        no={screen.safe.no}
        words={words}
      />
      {screen.more.length > 0 && (
        <>
          <h2 id={`${id}more`}>{words.more}</h2>
          <Lines lines={screen.more} labelledBy={`${id}more`} />
        </>
      )}
      {screen.atHome && mayWrite && (
        <YesNo
          name={`${id}write`}
          question={words.mayWrite}
          yes={words.mayWriteYes}
          no={words.mayWriteNo}
          words={words}
          answer={mayWrite.answer}
          onAnswer={mayWrite.onAnswer}
        />
      )}
      {screen.atHome && props.writeForm}
      <details className="emergency-elsewhere">
        <summary>{words.elsewhere}</summary>
        <p>{screen.country}</p>
        <dl>
          {screen.elsewhere.map(({ country, lines }) => (
            <div key={country}>
              <dt>{country}</dt>
              <dd>
                {lines.map((line) => (
                  <a key={line.href} href={line.href} aria-label={`${line.label}, ${line.who}`}>
                    {line.number}
                  </a>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <p>
          <a href={`/${screen.language}/urgence`} {...(props.beside && { target: '_blank', rel: 'noopener' })}>
            {words.all}
          </a>
        </p>
      </details>
      {notes.map((note) => (
        <p className="emergency-note" key={note}>
          {note}
        </p>
      ))}
      {props.children && <div className="emergency-on">{props.children}</div>}
    </section>
  )
}

/** After the title, which has the focus: it is the first thing that a keyboard reaches. */
function QuickExit({ words, onExit }: { words: Screen['words']; onExit?: () => void }) {
  return (
    <>
      <p className="emergency-exit">
        <a
          className="emergency-leave"
          href={words.exitTo}
          rel="noreferrer"
          onClick={(event) => {
            event.preventDefault()
            onExit?.()
            location.replace(words.exitTo)
          }}
        >
          <LogOut className="icon" />
          {words.exit}
        </a>
      </p>
      <p className="emergency-note needs-script">{words.exitHint}</p>
      <noscript>
        <p className="emergency-note">{words.exitHintScriptless}</p>
      </noscript>
    </>
  )
}

function CallFirst({ line, children }: { line: DisplayedLine; children?: ReactNode }) {
  return (
    <a className="emergency-call" href={line.href}>
      <LineIcon line={line} />
      <span>
        {children}
        <b>{line.label}</b>
        <small>{line.who}</small>
      </span>
    </a>
  )
}

/** The country is uncertain: shows one number beside the other, each with its country. */
function Either({ screen: { either, words }, id }: { screen: Screen; id: string }) {
  return (
    <div className="emergency-either">
      <p id={id}>{words.whichCountry}</p>
      <ul aria-labelledby={id}>
        {either.map(({ country, lines: [first, other] }) => (
          <li key={country}>
            {first && (
              <CallFirst line={first}>
                <i>{country}</i>
              </CallFirst>
            )}
            {other && (
              <p>
                {words.or}{' '}
                <a href={other.href} aria-label={`${other.label}, ${other.who}`}>
                  {other.number}
                </a>
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Lines({ lines, labelledBy }: { lines: readonly DisplayedLine[]; labelledBy: string }) {
  return (
    <ul className="emergency-lines" aria-labelledby={labelledBy}>
      {lines.map((line) => (
        <li key={line.href}>
          <a href={line.href}>
            <LineIcon line={line} />
            <b>{line.number}</b> <span>{line.who}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

const LineIcon = ({ line }: { line: DisplayedLine }) =>
  line.way === 'sms' ? <MessageSquare className="icon" /> : <Phone className="icon" />

type YesNoProps = {
  name: string
  question: string
  yes: string
  no: string
  words: Screen['words']
  answer?: boolean | null
  onAnswer?: (yes: boolean) => void
}

/** The text after each answer is in the page and shown by the style sheet, so that it works without scripts. */
function YesNo({ name, question, yes, no, words, answer, onAnswer }: YesNoProps) {
  const choice = (value: boolean) => ({
    type: 'radio',
    name,
    value: value ? 'yes' : 'no',
    ...(onAnswer && { checked: answer === value, onChange: () => onAnswer(value) }),
  })
  return (
    <fieldset className="emergency-ask">
      <legend>{question}</legend>
      <label>
        <input {...choice(true)} /> {words.yesLabel}
      </label>
      <label>
        <input {...choice(false)} /> {words.noLabel}
      </label>
      <div role="status">
        <p className="when-yes">{yes}</p>
        <p className="when-no">{no}</p>
      </div>
    </fieldset>
  )
}
