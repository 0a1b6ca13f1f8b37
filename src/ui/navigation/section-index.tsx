import { useEffect, useRef, useState } from 'react'
import { currentSection } from './current-section.ts'

type SectionIndexProps = {
  label: string
  /** The headings' ids, which are the sections' addresses, in the page's order. */
  sections: readonly { id: string; name: string }[]
}

/**
 * Links to the sections of a long page, the one being read marked. On a phone they are one row that stays at the top
 * and scrolls to the current one. Mounted with the sections, it moves to the one that the address names.
 */
export function SectionIndex({ label, sections }: SectionIndexProps) {
  const row = useRef<HTMLUListElement>(null)
  const ids = sections.map(({ id }) => id).join(' ')
  const current = useCurrentSection(ids)
  useAddressedSection()
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls again when the current section or the row changes
  useEffect(() => {
    const here = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (row.current && here) row.current.scrollLeft = here.offsetLeft - (row.current.clientWidth - here.offsetWidth) / 2
  }, [current, ids])
  return (
    <nav className="section-index no-print" aria-label={label}>
      <p className="section-index-title" aria-hidden="true">
        {label}
      </p>
      <ul ref={row}>
        {sections.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function useCurrentSection(ids: string): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  useEffect(() => {
    let frame = 0
    const measure = () => {
      frame = 0
      const places = ids.split(' ').flatMap((id) => {
        const heading = document.getElementById(id)
        return heading ? [{ id, top: heading.getBoundingClientRect().top }] : []
      })
      const { scrollHeight, clientHeight } = document.documentElement
      const view = {
        line: clientHeight / 4,
        height: clientHeight,
        atEnd: scrollY + clientHeight >= scrollHeight - 2,
        chosen: location.hash.slice(1),
      }
      setCurrent(currentSection(places, view))
    }
    const soon = () => {
      frame ||= requestAnimationFrame(measure)
    }
    measure()
    const grown = new ResizeObserver(soon)
    grown.observe(document.body)
    addEventListener('scroll', soon, { passive: true })
    addEventListener('hashchange', soon)
    return () => {
      cancelAnimationFrame(frame)
      grown.disconnect()
      removeEventListener('scroll', soon)
      removeEventListener('hashchange', soon)
    }
  }, [ids])
  return current
}

const acts = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * The sections come after the browser has looked for the one that the address names, and those above it grow while they
 * load: it stays in view until the reader acts.
 */
function useAddressedSection(): void {
  useEffect(() => {
    const named = location.hash ? document.getElementById(location.hash.slice(1)) : null
    if (!named) return
    let focused = false
    const show = () => {
      named.scrollIntoView()
      // A part of a folded section takes the focus once that is open.
      if (!focused) named.focus({ preventScroll: true })
      focused ||= document.activeElement === named
    }
    const grown = new ResizeObserver(show)
    const end = () => {
      grown.disconnect()
      for (const act of acts) removeEventListener(act, end)
    }
    show()
    grown.observe(document.body)
    for (const act of acts) addEventListener(act, end, { passive: true })
    return end
  }, [])
}
