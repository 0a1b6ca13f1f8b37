import { useEffect, useRef, useState } from 'react'
import { client } from '../../../api/call.ts'
import { fill } from '../../../i18n/text.ts'
import { fillFields } from '../../../shell/drafts/form-fields.ts'
import { codeOf } from '../../../shell/errors/say-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { applicationDocuments } from '../application.ts'
import type { ApplicationApi, ApplicationDraft } from '../contract-application.ts'
import { useApplicationMessages } from './application-messages.ts'
import { isOfAnother, type Papers } from './kept-papers.ts'
import { forgetResumeLink, isOpenedHere, type ResumeLink, readResumeLink, rememberOpened } from './resume-link.ts'

const api = client<ApplicationApi>()

type ResumeOfferProps = {
  formId: string
  papers: Papers
  /** What was written here is replaced by somebody else's application. */
  onAnother: () => void
}

/**
 * Brings back an application with the link of a letter. It waits for a press: programs that look at the links of emails
 * before their reader does would otherwise use it up. The browser that has it already needs the link no more.
 */
export function ResumeOffer({ formId, papers, onAnother }: ResumeOfferProps) {
  const words = useApplicationMessages()
  const place = useRef<HTMLDivElement>(null)
  const [link, setLink] = useState<ResumeLink | null>(null)
  const [outcome, setOutcome] = useState<'done' | 'here' | 'busy' | 'link_invalid' | 'failed' | null>(null)

  useEffect(() => {
    const take = () => {
      const found = readResumeLink()
      if (!found) return
      setLink((before) => (found.arrived ? found : (before ?? found)))
      const here = isOpenedHere(found.token)
      if (here) forgetResumeLink()
      if (here || found.arrived) setOutcome(here ? 'here' : null)
    }
    take()
    // Pasted into the address bar of the open form, it loads no page.
    window.addEventListener('hashchange', take)
    return () => window.removeEventListener('hashchange', take)
  }, [])

  // The form is at the foot of a long page: whoever comes by the letter is led to the offer.
  useEffect(() => {
    if (!link?.arrived) return
    // After the router, which goes to the top for a fragment that names nothing.
    const frame = requestAnimationFrame(() => {
      place.current?.focus({ preventScroll: true })
      place.current?.scrollIntoView({ block: 'start' })
    })
    return () => cancelAnimationFrame(frame)
  }, [link])

  function usedUp() {
    forgetResumeLink()
    setLink(null)
    // The button that had the focus goes.
    place.current?.focus({ preventScroll: true })
  }

  async function open() {
    if (!link || outcome === 'busy') return
    setOutcome('busy')
    try {
      const { fields } = await api('POST /applications/drafts/open', { body: { token: link.token } })
      const form = document.getElementById(formId)
      if (form instanceof HTMLFormElement) {
        if (isOfAnother(String(new FormData(form).get('email') ?? ''), fields.email)) onAnother()
        await fillForm(form, fields)
      }
      rememberOpened(link.token)
      setOutcome('done')
      usedUp()
    } catch (error) {
      const code = codeOf(error)
      setOutcome(code === 'link_invalid' ? code : 'failed')
      if (code === 'link_invalid') usedUp()
    }
  }

  return (
    <div ref={place} tabIndex={-1} role="status" className="application-offer">
      {link && outcome !== 'here' && (
        <Notice title={words.resume.title}>
          <p>{words.resume.text}</p>
          <Button size="small" busy={outcome === 'busy'} onClick={() => void open()}>
            {words.resume.open}
          </Button>
        </Notice>
      )}
      {(outcome === 'done' || outcome === 'here') && (
        <Notice tone="success">
          <p>{words.resume[outcome]}</p>
          <Missing papers={papers} />
          <p>{words.resume.account}</p>
        </Notice>
      )}
      {outcome === 'link_invalid' && <Notice tone="danger">{words.resume.link_invalid}</Notice>}
      {outcome === 'failed' && <Notice tone="danger">{words.refusals.failed}</Notice>}
    </div>
  )
}

/** The documents do not come with a letter: those that are not there are named, by their files where this browser sent them. */
function Missing({ papers }: { papers: Papers }) {
  const words = useApplicationMessages()
  const missing = applicationDocuments.filter((name) => !papers[name]?.there)
  if (missing.length === 0) return null
  return (
    <>
      <p>{words.resume.missing}</p>
      <ul className="application-missing">
        {missing.map((name) => {
          const file = papers[name]?.name
          return <li key={name}>{file ? fill(words.resume.file, { kind: words[name], name: file }) : words[name]}</li>
        })}
      </ul>
    </>
  )
}

/** The country first: it decides which fields there are. */
async function fillForm(form: HTMLFormElement, { country, vatExempt, categories, ...text }: ApplicationDraft) {
  const written = Object.fromEntries(Object.entries(text).map(([field, value]) => [field, [value]]))
  const ticked = { vatExempt: vatExempt ? ['on'] : [], categories }
  if (country) fillFields(form, { country: [country] }, true)
  await new Promise(requestAnimationFrame)
  fillFields(form, { ...written, ...ticked }, true)
}
