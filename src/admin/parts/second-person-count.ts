import { useEffect, useState } from 'react'
import { client } from '../../api/call.ts'
import type { SecondPersonApi } from '../second-person/contract-second-person.ts'

const desk = client<SecondPersonApi>()

/** Shown until the count of the page that opens has come, so that the navigation does not jump. */
let known = 0

/** How many acts wait for the reader as the second person, asked with each page of the console; 0 if it may not be. */
export function useSecondPersonCount(allowed: boolean): number {
  const [yours, setYours] = useState(0)
  useEffect(() => {
    if (!allowed) return
    setYours(known)
    let left = false
    // The navigation stays useful without the number, and each page says itself what it could not read.
    void desk('GET /admin/second-person/count').then(
      (found) => {
        known = found.yours
        if (!left) setYours(found.yours)
      },
      () => {},
    )
    return () => {
      left = true
    }
  }, [allowed])
  return allowed ? yours : 0
}
