import { useEffect, useState } from 'react'

/** Whether the tab is out of sight. */
export function useHidden(): boolean {
  const [hidden, setHidden] = useState(false)
  useEffect(() => {
    const look = () => setHidden(document.hidden)
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return hidden
}

/** « (2) Votre question »: the tab's title says how much is new. */
export function useCountInTitle(count: number): void {
  useEffect(() => {
    if (count === 0) return
    const plain = document.title
    const counted = `(${count}) ${plain}`
    document.title = counted
    return () => {
      // Another page has set its own title meanwhile.
      if (document.title === counted) document.title = plain
    }
  }, [count])
}
