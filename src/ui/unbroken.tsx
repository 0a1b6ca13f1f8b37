import type { ReactNode } from 'react'

/** `CLV-7K3M-9QX2`, `F2026-000120`, `e-mail`. */
const whole = /\b[A-Z][A-Z0-9]{2,}(?:-[A-Z0-9]{4,})+\b|\b[Ee]-mails?\b/

/** A text in which references and « e-mail » stay whole, however narrow the column: a browser breaks them after each hyphen. */
export function Unbroken({ children: text }: { children: ReactNode }) {
  if (typeof text !== 'string') return text
  const found = whole.exec(text)
  if (!found) return text
  return (
    <>
      {text.slice(0, found.index)}
      <span className="nowrap">{found[0]}</span>
      <Unbroken>{text.slice(found.index + found[0].length)}</Unbroken>
    </>
  )
}
