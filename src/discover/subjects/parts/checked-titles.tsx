import BadgeCheck from 'lucide-react/icons/badge-check'
import Phone from 'lucide-react/icons/phone'

type Title = { label: string; body: string; checkedOn: string; on: string }
type CheckedTitlesProps = {
  words: { titles: string; titlesHead: { title: string; body: string; on: string } }
  titles: readonly Title[]
}

/** Titles that were checked, by whom they are granted, and when we last looked. */
export function CheckedTitles({ words, titles }: CheckedTitlesProps) {
  const { title, body, on } = words.titlesHead
  return (
    <table className="checked">
      <caption>{words.titles}</caption>
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">{body}</th>
          <th scope="col">{on}</th>
        </tr>
      </thead>
      <tbody>
        {titles.map((one) => (
          <tr key={one.body}>
            <th scope="row">
              <BadgeCheck className="icon" />
              {one.label}
            </th>
            <td>{one.body}</td>
            <td>
              <time dateTime={one.checkedOn}>{one.on}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type Number = { number: string; dial: string; way: 'call' | 'sms'; who: string }
type EmergencyProps = { title: string; kinds: readonly { title: string; numbers: readonly Number[] }[] }

/** The numbers that come before any expert, where the subject may be grave; each once. */
export function Emergency({ title, kinds }: EmergencyProps) {
  const numbers = new Map(kinds.flatMap((kind) => kind.numbers.map((one) => [one.number, one] as const)))
  return (
    <aside className="container emergency-line" aria-label={title}>
      <p>
        <Phone className="icon" />
        <b>{title}</b>
      </p>
      <ul>
        {[...numbers.values()].slice(0, 5).map(({ number, dial, way, who }) => (
          <li key={number}>
            <a href={`${way === 'sms' ? 'sms' : 'tel'}:${dial}`} className="num">
              {number}
            </a>{' '}
            {who}
          </li>
        ))}
      </ul>
    </aside>
  )
}
