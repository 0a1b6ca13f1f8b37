import { useEffect, useRef } from 'react'
import { Link } from 'react-router'

type Way = { to: string; name: string; here: boolean }

/** Links to sections, or to the views of one. On a phone they are one row that scrolls to the current one. */
export function SectionNav({ label, ways }: { label: string; ways: readonly Way[] }) {
  const row = useRef<HTMLUListElement>(null)
  const open = ways.find(({ here }) => here)?.to
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls again when the current link or its place changes
  useEffect(() => {
    const here = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (row.current && here) row.current.scrollLeft = here.offsetLeft - (row.current.clientWidth - here.offsetWidth) / 2
  }, [open, ways.length])
  return (
    <nav className="admin-rooms" aria-label={label}>
      <ul ref={row}>
        {ways.map(({ to, name, here }) => (
          <li key={to}>
            <Link to={to} aria-current={here ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
