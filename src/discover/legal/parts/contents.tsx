type Entry = { id: string; text: string }

/** What a long page holds, numbered as the page is: folded on a phone, beside the text on a desk. Works as links. */
export function Contents({ title, entries }: { title: string; entries: readonly Entry[] }) {
  const list = (
    <ol>
      {entries.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  )
  return (
    <>
      <details className="toc toc--narrow no-print">
        <summary>{title}</summary>
        {list}
      </details>
      <nav className="toc toc--wide no-print" aria-label={title}>
        <p className="label" aria-hidden="true">
          {title}
        </p>
        {list}
      </nav>
    </>
  )
}
