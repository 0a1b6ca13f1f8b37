import Phone from 'lucide-react/icons/phone'
import type { ReactNode } from 'react'
import { fill } from '../../../i18n/text.ts'
import { useQuestionMessages } from '../../parts/messages.ts'

export type EmergencyNumber = { number: string; dial: string; way: 'call' | 'sms'; who: string }
export type EmergencyMessages = { kind: string; title: string; advice: string; numbers: readonly EmergencyNumber[] }

type EmergencyNoticeProps = {
  kinds: readonly string[]
  emergencies: readonly EmergencyMessages[]
}

/** Somebody may be in danger: what to do and whom to call, above everything else, with numbers to tap. */
export function EmergencyNotice({ kinds, emergencies }: EmergencyNoticeProps) {
  const words = useQuestionMessages('thread').thread.emergency
  const shown = kinds.flatMap((kind) => emergencies.find((one) => one.kind === kind) ?? []).slice(0, 2)
  if (shown.length === 0) return null
  const seen = new Set<string>()
  return (
    <section className="emergency" aria-labelledby="emergency">
      <h2 id="emergency">{words.title}</h2>
      {shown.map(({ kind, title, advice, numbers }) => (
        <div className="emergency-kind" key={kind}>
          <h3>{title}</h3>
          <p>{advice}</p>
          <ul className="emergency-numbers">
            {numbers
              .filter(({ dial }) => !seen.has(dial) && seen.add(dial))
              .map(({ number, dial, way, who }) => (
                <li key={dial}>
                  <a href={`${way === 'sms' ? 'sms' : 'tel'}:${dial}`}>
                    <Phone className="icon" />
                    <span className="num">{fill(way === 'sms' ? words.text : words.call, { number })}</span>
                  </a>
                  <span className="soft">{who}</span>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </section>
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
