import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useMedia } from './use-media.ts'

type FoldedSectionProps = {
  /** Of the heading, which is the section's address. */
  id: string
  title: string
  heading?: 'h2' | 'h3'
  /** Shown at once on a phone too, because of what is in it. */
  open?: boolean
  children: ReactNode
}

/**
 * A section that is a line on a phone until it is wanted: by a press, by its address, or by the browser's find. Where
 * there is room it is open from the start.
 */
export function FoldedSection({ id, title, heading: Heading = 'h2', open = false, children }: FoldedSectionProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const isWide = useMedia('(min-width: 700px)')
  const [chosen, setChosen] = useState<boolean | null>(null)
  useAddress(details, () => setChosen(true))
  return (
    <section className="folded" aria-labelledby={id}>
      <details
        ref={details}
        open={open || (chosen ?? isWide)}
        onToggle={({ currentTarget }) => setChosen(currentTarget.open)}
      >
        <summary>
          <Heading id={id} tabIndex={-1}>
            {title}
          </Heading>
          <ChevronDown aria-hidden="true" className="icon" />
        </summary>
        <div className="folded-content">{children}</div>
      </details>
    </section>
  )
}

/** Calls `onNamed` where the page's address names something in there, and where a link to it is followed again. */
function useAddress(details: RefObject<HTMLDetailsElement | null>, onNamed: () => void): void {
  const named = useRef(onNamed)
  named.current = onNamed
  useEffect(() => {
    const look = (hash: string) => {
      if (hash.length > 1 && details.current?.querySelector(`#${CSS.escape(hash.slice(1))}`)) named.current()
    }
    const follow = () => look(location.hash)
    const press = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link?.pathname === location.pathname) look(link.hash)
    }
    follow()
    addEventListener('hashchange', follow)
    document.addEventListener('click', press)
    return () => {
      removeEventListener('hashchange', follow)
      document.removeEventListener('click', press)
    }
  }, [details])
}
