import { useEffect, useRef, useState } from 'react'
import type { SubjectReading } from '../../../catalog/classification/subject.ts'
import { shortestQuestion as least } from '../../asking/question-length.ts'
import type { Closed } from '../../contract.ts'
import type { Proposal } from './category-chip.tsx'

/**
 * What a text is about, and how sure that is; `closed` where that field takes no questions here. `danger`: it shows an
 * emergency, and is sent without a field and at any length.
 */
export type ProposedFields = {
  reading: SubjectReading | null
  proposals: Proposal[]
  closed: Closed | null
  danger?: boolean
}

export const noProposals: ProposedFields = { reading: null, proposals: [], closed: null }
const thinkingPause = 700

/**
 * Asks what the text is about when typing pauses; a slow answer to an older text is dropped. The second value sets
 * proposals that came another way.
 */
export function useProposals(
  text: string,
  propose: ((text: string) => Promise<ProposedFields>) | undefined,
): [ProposedFields, (found: ProposedFields) => void] {
  const [found, setFound] = useState(noProposals)
  const asking = useRef(propose)
  asking.current = propose
  const enabled = propose !== undefined
  useEffect(() => {
    const wanted = text.trim()
    if (!enabled || wanted.length < least) return
    let current = true
    const timer = setTimeout(() => {
      asking.current?.(wanted).then(
        (answer) => current && setFound(answer),
        // Proposals are optional: without one the field is asked for when the question is sent.
        () => {},
      )
    }, thinkingPause)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [text, enabled])
  return [text.trim().length < least ? noProposals : found, setFound]
}
