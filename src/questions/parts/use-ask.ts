import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import type { Locale } from '../../i18n/locale.ts'
import { href } from '../../screens.ts'
import { dropDraft, keepDraft, readDraft } from '../../shell/autosave.ts'
import type { QuestionsApi } from '../contract.ts'
import type { Proposal } from './category-chip.tsx'
import type { Asked } from './question-box.tsx'

/** Loaded when somebody writes, not when they arrive: the first page stays light. */
async function calls() {
  const [{ client }, { ensureSession }] = await Promise.all([
    import('../../api/call.ts'),
    import('../../shell/visitor.ts'),
  ])
  return { questions: client<QuestionsApi>(), ensureSession }
}

const askingDraft = 'asking'

/** The same question keeps its key until it has been received, also over a reload: it is never asked twice. */
function keyFor(body: unknown): string {
  const said = JSON.stringify(body)
  const kept = readDraft<{ said: string; key: string }>(askingDraft)
  const young = kept && Date.now() - kept.savedAt < 20 * 3_600_000
  if (young && kept.value.said === said) return kept.value.key
  const key = crypto.randomUUID()
  keepDraft(askingDraft, { said, key })
  return key
}

/** What a question box on any page needs: proposals for a text, and asking, which ends on the conversation. */
export function useAsk(locale: Locale, requestedExpert: string | null = null) {
  const go = useNavigate()
  return useMemo(() => {
    async function propose(text: string): Promise<Proposal[]> {
      const { questions } = await calls()
      const { proposals } = await questions('POST /questions/propose', { body: { text: text.slice(0, 8000), locale } })
      return proposals.map(({ category, subCategory }) => ({
        category: category.slug,
        subCategory: subCategory?.slug ?? null,
        name: subCategory ? `${category.name}, ${subCategory.name.toLowerCase()}` : category.name,
      }))
    }

    async function ask({ text, attachments, category }: Asked): Promise<void> {
      const { questions, ensureSession } = await calls()
      await ensureSession(locale)
      const body = {
        text,
        locale,
        category: category.category,
        subCategory: category.subCategory,
        attachments: [...attachments],
        requestedExpert,
      }
      const question = await questions('POST /questions', { body, key: keyFor(body) })
      dropDraft(askingDraft)
      await go(href('consultation', locale, { id: question.id }))
    }

    return { propose, ask }
  }, [go, locale, requestedExpert])
}
