import type { ReactNode } from 'react'
import { fill, type MessagesLike } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import type { fr } from '../service.text.fr.ts'

type Words = MessagesLike<typeof fr>['pricing']
type Amounts = { name: 'first' | 'plan' | 'copilot'; total: string; vat: string; net: string }
type PriceBoardProps = { words: Words; amounts: readonly Amounts[] }

/** The prices as on the wall of an office: what it is, what it holds, what it costs. Nothing stands out to be sold. */
export function PriceBoard({ words, amounts }: PriceBoardProps) {
  const locale = useLocale()
  const { preview, agent } = words.rows
  return (
    <section className="price-board sheet" aria-labelledby="price-board">
      <header>
        <h2 id="price-board">{words.board}</h2>
        <p className="small soft">{words.boardNote}</p>
      </header>
      <dl>
        <Row name={preview.name} text={preview.text} figure={preview.figure} />
        {amounts.map(({ name, total, vat }) => (
          <Row
            key={name}
            name={words.rows[name].name}
            text={words.rows[name].text}
            figure={total}
            unit={name === 'first' ? undefined : words.perMonth}
            note={fill(words.vat, { vat })}
          />
        ))}
        <Row name={agent.name} text={agent.text} figure={agent.figure}>
          <a href={href('contact', locale, { about: 'agent' })} data-signed-in={`${href('account', locale)}#services`}>
            {agent.action}
          </a>
        </Row>
      </dl>
    </section>
  )
}

type RowProps = {
  name: string
  text: string
  figure: string
  unit?: string
  note?: string
  children?: ReactNode
}

function Row({ name, text, figure, unit, note, children }: RowProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="price-figure">
        <b className="num">{figure}</b>
        {unit && ` ${unit}`}
        {note && <span className="small soft">{note}</span>}
      </dd>
      <dd className="price-text">
        {text}
        {children && <span>{children}</span>}
      </dd>
    </div>
  )
}

/** Each price with its tax taken apart. */
export function TaxTable({ words, amounts }: Omit<PriceBoardProps, 'locale'>) {
  const head = words.taxHead
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="tax-scroll" tabIndex={0} aria-label={words.tax}>
      <table className="tax num">
        <thead>
          <tr>
            <th scope="col">{head.what}</th>
            <th scope="col">{head.net}</th>
            <th scope="col">{head.vat}</th>
            <th scope="col">{head.total}</th>
          </tr>
        </thead>
        <tbody>
          {amounts.map(({ name, net, vat, total }) => (
            <tr key={name}>
              <th scope="row">{words.rows[name].name}</th>
              <td>{net}</td>
              <td>{vat}</td>
              <td>{total}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
