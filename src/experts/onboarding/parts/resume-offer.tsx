import { useEffect, useState } from 'react'
import { client } from '../../../api/call.ts'
import { fillFields } from '../../../shell/drafts/form-fields.ts'
import { codeOf } from '../../../shell/errors/say-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import type { ApplicationApi, ApplicationDraft } from '../contract-application.ts'
import { useApplicationMessages } from './application-messages.ts'

const api = client<ApplicationApi>()

/**
 * Brings back an application with the link of a letter. It waits for a press: programs that look at the links of emails
 * before their reader does would otherwise use it up.
 */
export function ResumeOffer({ formId }: { formId: string }) {
  const words = useApplicationMessages()
  const [token, setToken] = useState<string | null>(null)
  const [outcome, setOutcome] = useState<'done' | 'busy' | { failed: string } | null>(null)

  useEffect(() => {
    const take = () => {
      const given = /^#token=([\w-]{16,})$/.exec(location.hash)?.[1]
      if (!given) return
      setToken(given)
      setOutcome(null)
      // The token stays neither in the address bar nor in the history.
      history.replaceState(history.state, '', location.pathname + location.search)
    }
    take()
    // Pasted into the address bar of the open form, it loads no page.
    window.addEventListener('hashchange', take)
    return () => window.removeEventListener('hashchange', take)
  }, [])

  async function open() {
    if (!token || outcome === 'busy') return
    setOutcome('busy')
    try {
      const { fields } = await api('POST /applications/drafts/open', { body: { token } })
      const form = document.getElementById(formId)
      if (form instanceof HTMLFormElement) await fill(form, fields)
      setOutcome('done')
      setToken(null)
    } catch (error) {
      const code = codeOf(error)
      setOutcome({ failed: code === 'link_invalid' ? words.resume.link_invalid : words.refusals.failed })
      if (code === 'link_invalid') setToken(null)
    }
  }

  return (
    <div role="status">
      {token && (
        <Notice title={words.resume.title}>
          <p>{words.resume.text}</p>
          <Button size="small" busy={outcome === 'busy'} onClick={() => void open()}>
            {words.resume.open}
          </Button>
        </Notice>
      )}
      {outcome === 'done' && <Notice tone="success">{words.resume.done}</Notice>}
      {outcome !== null && typeof outcome === 'object' && <Notice tone="danger">{outcome.failed}</Notice>}
    </div>
  )
}

/** The country first: it decides which fields there are. */
async function fill(form: HTMLFormElement, { country, vatExempt, categories, ...text }: ApplicationDraft) {
  const written = Object.fromEntries(Object.entries(text).map(([field, value]) => [field, [value]]))
  const ticked = { vatExempt: vatExempt ? ['on'] : [], categories }
  if (country) fillFields(form, { country: [country] }, true)
  await new Promise(requestAnimationFrame)
  fillFields(form, { ...written, ...ticked }, true)
}
