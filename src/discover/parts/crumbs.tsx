type CrumbsProps = { label: string; links: readonly { to: string; name: string }[] }

/** The way up from a page; the page itself is its heading and not repeated. */
export function Crumbs({ label, links }: CrumbsProps) {
  return (
    <nav className="crumbs" aria-label={label}>
      <ol>
        {links.map(({ to, name }) => (
          <li key={to}>
            <a href={to}>{name}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
