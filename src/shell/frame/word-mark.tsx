/** The name in the heading face, drawn; its circumflex is a raised corner of paper. */
export function WordMark({ to, label }: { to: string; label: string }) {
  return (
    <a className="wordmark" href={to} aria-label={label}>
      <span className="wordmark-letters" />
      <svg aria-hidden="true" viewBox="0 -812 3986 832" width="129" height="27">
        <path className="fold" d="M1425 -598L1592 -806L1592 -688L1517 -598Z" />
        <path className="flap" d="M1602 -806L1769 -598L1602 -598Z" />
      </svg>
    </a>
  )
}
