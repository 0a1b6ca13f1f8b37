import Phone from 'lucide-react/icons/phone'
import type { Closed } from '../../contract.ts'
import '../../../ui/css/screens/closed.css'

type ClosedNoticeProps = {
  closed: Closed
  /** Something has been typed, and was not sent. */
  typed?: boolean
}

/** In place of a question box that would only refuse: why this field takes no questions, and whom to call. */
export function ClosedNotice({ closed, typed }: ClosedNoticeProps) {
  return (
    <section
      className="closed"
      lang={closed.language}
      role={typed ? 'alert' : undefined}
      aria-label={typed ? undefined : closed.title}
    >
      <p className="closed-title">{closed.title}</p>
      <p>{closed.why}</p>
      {typed && <p>{closed.kept}</p>}
      <p className="closed-urgent">
        <Phone className="icon" />
        <b>{closed.urgent}</b>
      </p>
      <ul>
        {closed.numbers.map(({ number, dial, way, who }) => (
          <li key={dial}>
            <a href={`${way === 'sms' ? 'sms' : 'tel'}:${dial}`} className="num">
              {number}
            </a>
            <span>{who}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
