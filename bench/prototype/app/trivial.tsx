import { useState } from 'react'
import { Link, useLoaderData } from 'react-router'

export const meta = () => [{ title: 'A trivial page' }]

export function loader() {
  return { greeting: 'Hello', cards: Array.from({ length: 12 }, (_, index) => ({ id: index, name: `Card ${index}` })) }
}

export default function Home() {
  const { greeting, cards } = useLoaderData<typeof loader>()
  const [count, setCount] = useState(0)
  return (
    <main>
      <h1>{greeting}</h1>
      <ul>
        {cards.map((card) => (
          <li key={card.id}>
            <Link to="/">{card.name}</Link>
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
    </main>
  )
}
