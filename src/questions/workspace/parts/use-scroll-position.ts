import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

const near = 60

/**
 * Keeps the end of a conversation in view while it grows or its pane is resized, unless the reader has scrolled up:
 * then nothing moves, and `more` says that there are new messages.
 */
export function useScrollPosition(box: RefObject<HTMLElement | null>) {
  const atEnd = useRef(true)
  const [more, setMore] = useState(false)
  const paneOf = useCallback(() => box.current?.closest<HTMLElement>('.pane') ?? null, [box])

  const toEnd = useCallback(() => {
    atEnd.current = true
    setMore(false)
    const pane = paneOf()
    if (pane) pane.scrollTop = pane.scrollHeight
  }, [paneOf])

  const missed = useCallback(() => {
    if (!atEnd.current) setMore(true)
  }, [])

  useEffect(() => {
    const pane = paneOf()
    if (!pane || !box.current) return
    const scrolled = () => {
      // A hidden pane has no reading position.
      if (pane.clientHeight === 0) return
      atEnd.current = pane.scrollHeight - pane.scrollTop - pane.clientHeight < near
      if (atEnd.current) setMore(false)
    }
    const sizes = new ResizeObserver(() => {
      if (atEnd.current) pane.scrollTop = pane.scrollHeight
    })
    sizes.observe(pane)
    sizes.observe(box.current)
    pane.addEventListener('scroll', scrolled, { passive: true })
    return () => {
      sizes.disconnect()
      pane.removeEventListener('scroll', scrolled)
    }
  }, [box, paneOf])

  return { more, toEnd, missed }
}
