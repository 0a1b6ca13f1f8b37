import BadgeCheck from 'lucide-react/icons/badge-check'
import type { ReactNode } from 'react'
import { Portrait } from '../../../ui/portrait.tsx'
import { Here } from '../../../ui/tag.tsx'

export type ExpertTileData = {
  id: string
  name: string
  portrait: string
  /** Their own page. */
  to: string
  /** « Avocate, Nantes ». */
  profession: string
  subjects: string
  /** What was verified and when, already in words. */
  checked: string | null
  available: { now: boolean; words: string } | null
}

/** An expert as on the door of a building. `heading` fits the place in the page. */
export function ExpertTile({
  plaque,
  heading: Heading = 'h3',
  children,
}: {
  plaque: ExpertTileData
  heading?: 'h2' | 'h3'
  children?: ReactNode
}) {
  return (
    <article className="plaque">
      <div className="plaque-face">
        <Portrait src={plaque.portrait} />
      </div>
      <div className="plaque-body">
        <Heading>
          <a href={plaque.to}>{plaque.name}</a>
        </Heading>
        <p>
          {plaque.profession}
          <br />
          <span className="soft">{plaque.subjects}</span>
        </p>
        {plaque.checked && (
          <p className="ok">
            <BadgeCheck className="icon" />
            <span>{plaque.checked}</span>
          </p>
        )}
        {plaque.available && (
          <p className="plaque-here">
            <Here now={plaque.available.now}>{plaque.available.words}</Here>
          </p>
        )}
        {children}
      </div>
    </article>
  )
}
