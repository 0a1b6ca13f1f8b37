import { useCallback, useEffect, useState } from 'react'
import { readToken } from '../../../api/token.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { readDraft } from '../../../shell/drafts/autosave.ts'
import type { QuestionsApi } from '../../contract.ts'
import type { Proposal } from '../../fields/parts/category-chip.tsx'

async function calls() {
  const { client } = await import('../../../api/call.ts')
  return client<QuestionsApi>()
}

/**
 * Saves the draft on the server too, where the person has a session, so that it can be continued on another device. The
 * browser's own copy comes first; failures are silent, because that copy exists.
 */
export function useStoredDraft(locale: Locale) {
  const [text, setText] = useState<string>()

  useEffect(() => {
    if (!readToken() || readDraft('question')) return
    let current = true
    void calls()
      .then((call) => call('GET /draft'))
      .then(({ draft }) => current && draft?.text && setText(draft.text))
      .catch(() => {})
    return () => {
      current = false
    }
  }, [])

  const keep = useCallback(
    ({ text: typed, category }: { text: string; category: Proposal | null }) => {
      if (!readToken() || typed.length > 8000) return
      const body = {
        text: typed,
        category: category?.category ?? null,
        subCategory: category?.subCategory ?? null,
        locale,
      }
      void calls()
        .then((call) => call('PUT /draft', { body }))
        .catch(() => {})
    },
    [locale],
  )

  return { text, keep }
}
