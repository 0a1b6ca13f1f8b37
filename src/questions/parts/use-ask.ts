import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import type { AccountsApi } from '../../accounts/contract.ts'
import { readToken, writeToken } from '../../api/token.ts'
import type { Locale } from '../../i18n/locale.ts'
import { href } from '../../screens.ts'
import type { QuestionsApi } from '../contract.ts'
import type { Proposal } from './category-chip.tsx'
import type { Asked } from './question-box.tsx'

/** Loaded when somebody writes, not when they arrive: the first page stays light. */
async function calls() {
  const { api, client } = await import('../../api/call.ts')
  return { api, accounts: client<AccountsApi>(), questions: client<QuestionsApi>() }
}

/** A visitor needs nothing to ask: a session without a name is made the moment they do. */
async function ensureSession(locale: Locale): Promise<void> {
  if (readToken()) return
  const { accounts } = await calls()
  const { token } = await accounts('POST /visit', { body: { locale } })
  writeToken(token)
}

async function upload(file: File): Promise<{ id: string }> {
  const { api } = await calls()
  const body = new FormData()
  body.append('file', file)
  const base = (document.documentElement.dataset.api ?? '/api').replace(/\/+$/, '')
  return api<{ id: string }>(`${base}/attachments`, {
    method: 'POST',
    body,
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
}

/** What a question box on any page needs: proposals for a text, and asking, which ends on the conversation. */
export function useAsk(locale: Locale) {
  const go = useNavigate()
  return useMemo(() => {
    async function propose(text: string): Promise<Proposal[]> {
      const { questions } = await calls()
      const { proposals } = await questions('POST /questions/propose', { body: { text, locale } })
      return proposals.map(({ category, subCategory }) => ({
        category: category.slug,
        subCategory: subCategory?.slug ?? null,
        name: subCategory ? `${category.name}, ${subCategory.name.toLowerCase()}` : category.name,
      }))
    }

    async function ask({ text, files, category }: Asked): Promise<void> {
      await ensureSession(locale)
      const attachments = []
      for (const file of files) attachments.push((await upload(file)).id)
      const { questions } = await calls()
      const question = await questions('POST /questions', {
        body: {
          text,
          locale,
          category: category.category,
          subCategory: category.subCategory,
          attachments,
        },
      })
      await go(href('consultation', locale, { id: question.id }))
    }

    return { propose, ask }
  }, [go, locale])
}
