import Phone from 'lucide-react/icons/phone'
import { type ReactNode, useId, useState } from 'react'
import { fill } from '../../../i18n/text.ts'
import { Button } from '../../../ui/button.tsx'
import { useQuestionMessages } from '../../parts/messages.ts'

export type EmergencyNumber = { number: string; dial: string; way: 'call' | 'sms'; who: string }
export type EmergencyMessages = { kind: string; title: string; advice: string; numbers: readonly EmergencyNumber[] }

type HelpLineProps = {
  kinds: readonly string[]
  emergencies: readonly EmergencyMessages[]
}

/**
 * Somebody may need help besides an answer: one line that stays in view beside the conversation, with the first number
 * to tap. It opens to all numbers and what they are for.
 */
export function HelpLine({ kinds, emergencies }: HelpLineProps) {
  const words = useQuestionMessages('thread').thread.emergency
  const [open, setOpen] = useState(false)
  const list = useId()
  const shown = kinds.flatMap((kind) => emergencies.find((one) => one.kind === kind) ?? []).slice(0, 2)
  const first = shown[0]?.numbers[0]
  if (!first) return null
  const seen = new Set<string>()
  return (
    <section className="help-line no-print" aria-labelledby="help-line">
      <div className="help-line-bar">
        <h2 id="help-line">{words.title}</h2>
        <NumberLink number={first} />
        <Button variant="link" aria-expanded={open} aria-controls={list} onClick={() => setOpen(!open)}>
          {open ? words.less : words.more}
        </Button>
      </div>
      <div id={list} className="help-line-all" hidden={!open}>
        {shown.map(({ kind, title, advice, numbers }) => (
          <div className="help-line-kind" key={kind}>
            <h3>{title}</h3>
            <p>{advice}</p>
            <ul>
              {numbers
                .filter(({ dial }) => !seen.has(dial) && seen.add(dial))
                .map((number) => (
                  <li key={number.dial}>
                    <NumberLink number={number} />
                    <span className="soft">{number.who}</span>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}

function NumberLink({ number: { number, dial, way } }: { number: EmergencyNumber }) {
  const words = useQuestionMessages('thread').thread.emergency
  return (
    <a href={`${way === 'sms' ? 'sms' : 'tel'}:${dial}`}>
      <Phone className="icon" />
      <span className="num">{fill(way === 'sms' ? words.text : words.call, { number })}</span>
    </a>
  )
}

/** Turns the numbers in a sentence into links that a phone dials. */
export function withNumbers(text: string, emergencies: readonly EmergencyMessages[]): ReactNode {
  const known = new Map(emergencies.flatMap(({ numbers }) => numbers.map((one) => [one.number, one] as const)))
  const list = [...known.keys()].sort((a, b) => b.length - a.length).join('|')
  if (!list) return text
  return text.split(new RegExp(`(?<![\\d ])(${list})(?!\\d| \\d)`)).map((piece, index) => {
    const found = index % 2 === 1 ? known.get(piece) : undefined
    return found ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence never change their places
      <a key={index} href={`${found.way === 'sms' ? 'sms' : 'tel'}:${found.dial}`}>
        {piece}
      </a>
    ) : (
      piece
    )
  })
}
