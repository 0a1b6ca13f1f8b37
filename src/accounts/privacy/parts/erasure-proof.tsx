import type { ErasureReceipt } from '../erasure-receipt.ts'

type ErasedBeforeProps = {
  receipt: ErasureReceipt
  content: string
  words: { content: string; contentNote: string }
}

/**
 * Shows an erasure receipt to whoever has its hash: what was done and what stays, and nothing about whose account it
 * was.
 */
export function ErasureProof({ receipt, content, words }: ErasedBeforeProps) {
  return (
    <main id="main" className="container page-form leaving">
      <div className="page-form-main">
        <h1>{receipt.subject}</h1>
        <p>{receipt.intro}</p>
        <ul className="leaving-effects">
          {receipt.done.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {receipt.stays.length > 0 && (
          <>
            <h2>{receipt.staysTitle}</h2>
            <ul className="leaving-effects">
              {receipt.stays.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </>
        )}
        <dl className="leaving-facts">
          {receipt.facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <details>
          <summary>{words.content}</summary>
          <p className="small soft">{words.contentNote}</p>
          <pre className="leaving-content">{content}</pre>
        </details>
      </div>
    </main>
  )
}
