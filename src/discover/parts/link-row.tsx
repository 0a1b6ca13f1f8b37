export function LinkRow({ links }: { links: readonly { to: string; name: string }[] }) {
  return (
    <ul className="link-row">
      {links.map(({ to, name }) => (
        <li key={to}>
          <a href={to}>{name}</a>
        </li>
      ))}
    </ul>
  )
}
