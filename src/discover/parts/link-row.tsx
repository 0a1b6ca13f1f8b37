import { Link } from 'react-router'

export function LinkRow({ links }: { links: readonly { to: string; name: string }[] }) {
  return (
    <ul className="link-row">
      {links.map(({ to, name }) => (
        <li key={to}>
          <Link to={to}>{name}</Link>
        </li>
      ))}
    </ul>
  )
}
