import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { announce } from '../../ui/feedback/live-region.tsx'
import { takeNews } from '../navigation/arrival.ts'
import { useShellMessages } from '../use-shell-messages.ts'

/** Confirms what led to this page. A reading page does so by itself (`reading/arrival.ts`). */
export function ArrivalNotice() {
  const words = useShellMessages().arrival
  const { pathname } = useLocation()
  const [told, setTold] = useState<{ news: string; path: string } | null>(null)
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const news = takeNews(words)
    if (news) setTold({ news, path: pathname })
  }, [words, pathname])
  useEffect(() => {
    if (!told) return
    // A page that leads its reader to a place of its own keeps them there.
    if (document.activeElement === document.body) notice.current?.focus({ preventScroll: true })
    else announce(told.news)
  }, [told])
  if (told?.path !== pathname) return null
  return (
    <div className="arrival" ref={notice} tabIndex={-1} role="status">
      <p className="container">{told.news}</p>
    </div>
  )
}
