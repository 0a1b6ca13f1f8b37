/** `CLV-7K3M-9QX2`, `F2026-000120`. */
const reference = /(\b[A-Z][A-Z0-9]{2,}(?:-[A-Z0-9]{4,})+\b)/

/** A text in which references stay whole, however narrow the column: a browser breaks them after each hyphen. */
export function Unbroken({ children: text }: { children: string }) {
  return text.split(reference).map((part) =>
    reference.test(part) ? (
      <span className="nowrap" key={part}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}
