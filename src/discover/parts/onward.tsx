import { LinkRow } from './link-row.tsx'
import { Section } from './sections.tsx'

type Way = { to: string; name: string }
type OnwardProps = {
  words: Record<'toRead' | 'cities', string>
  texts: readonly { to: string; title: string; summary: string }[]
  cities?: readonly Way[]
}

/** Below a subject: what there is to read about it, and the towns where somebody answers. */
export function Onward({ words, texts, cities = [] }: OnwardProps) {
  if (texts.length + cities.length === 0) return null
  return (
    <Section title={words.toRead}>
      <div className="onward">
        {texts.length > 0 && (
          <ul className="index">
            {texts.map(({ to, title, summary }) => (
              <li key={to}>
                <a href={to}>
                  <b>{title}</b>
                  <span>{summary}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
        <Towns lead={words.cities} cities={cities} />
      </div>
    </Section>
  )
}

export function Towns({ lead, cities }: { lead: string; cities: readonly Way[] }) {
  if (cities.length === 0) return null
  return (
    <div className="onward-towns">
      <p className="small soft">{lead}</p>
      <LinkRow links={cities} />
    </div>
  )
}
