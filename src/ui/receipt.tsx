import { useId } from 'react'
import { Portrait } from './portrait.tsx'

export type ReceiptLine = { label: string; amount: string; why: string }
type ReceiptProps = {
  /** Of its heading, where the focus is sent to it. */
  id?: string
  title: string
  note: string
  lines: readonly ReceiptLine[]
  portraits?: readonly string[]
}

/** The price on a torn receipt: today, then, over a year, how to leave. People stand on its upper edge. */
export function Receipt({ id, title, note, lines, portraits = [] }: ReceiptProps) {
  const own = useId()
  const heading = id ?? own
  return (
    <>
      {portraits.length > 0 && (
        <div className="receipt-people" aria-hidden="true">
          {portraits.map((src) => (
            <Portrait key={src} src={src} eager />
          ))}
        </div>
      )}
      <div className="receipt-paper">
        <section className="receipt" aria-labelledby={heading}>
          <div className="receipt-head">
            <h2 id={heading}>{title}</h2>
            <span className="small soft">{note}</span>
          </div>
          <dl>
            {lines.map((line) => (
              <div className="receipt-line" key={line.label}>
                <dt>{line.label}</dt>
                <dd className="num">{line.amount}</dd>
                <dd className="why">{line.why}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </>
  )
}
