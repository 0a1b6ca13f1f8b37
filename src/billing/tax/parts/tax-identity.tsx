import { useEffect, useState } from 'react'
import { client } from '../../../api/call.ts'
import { fill } from '../../../i18n/text.ts'
import { codeOf, failureMessage } from '../../../shell/errors/say-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { useFocusIfLost } from '../../../ui/feedback/use-focus-if-lost.ts'
import { ErrorText } from '../../../ui/forms/error-text.tsx'
import { useEarningsMessages } from '../../payouts/parts/use-earnings-messages.ts'
import type { OwnTax, TaxApi } from '../contract.ts'
import { TaxForm } from './tax-form.tsx'

const tax = client<TaxApi>()

type TaxIdentityProps = {
  /** Saves the copy of a year's report. */
  onCopy: (year: number) => Promise<void>
  /** A payout may have waited for it. */
  onSaved: () => void
}

/** The expert's tax identity, and the copies of what was reported. */
export function TaxIdentity({ onCopy, onSaved }: TaxIdentityProps) {
  const words = useEarningsMessages()
  const { page, refusals } = words.tax
  const [own, setOwn] = useState<OwnTax | null>(null)
  const [changing, setChanging] = useState(false)
  const [saved, setSaved] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  useEffect(() => {
    const leaving = new AbortController()
    tax('GET /me/tax', { signal: leaving.signal }).then(setOwn, (error: unknown) => {
      if (!leaving.signal.aborted) setFailure(error)
    })
    return () => leaving.abort()
  }, [])
  const known = own?.identity
  useFocusIfLost(own && (changing || !known), 'tax-identity')
  return (
    <section className="sheet payout-account" aria-labelledby="tax-identity">
      <h2 id="tax-identity">{page.title}</h2>
      <p className="soft small">{page.lead}</p>
      {saved && (
        <Notice tone="success" live>
          {page.saved}
        </Notice>
      )}
      {own && !known && <Notice>{page.missing}</Notice>}
      {known && !changing && (
        <>
          <p>
            <b>{fill(page.known, { name: known.name, end: known.taxNumberEnd })}</b>
            <span className="soft small">
              {known.address}, {known.postalCode} {known.city}
            </span>
          </p>
          <Button variant="plain" onClick={() => setChanging(true)}>
            {page.change}
          </Button>
        </>
      )}
      {own && (changing || !known) && (
        <TaxForm
          known={known ?? null}
          prefill={own.prefill}
          onCancel={known ? () => setChanging(false) : null}
          onSend={async (body) => {
            setOwn(await tax('PUT /me/tax', { body }))
            setChanging(false)
            setSaved(true)
            onSaved()
          }}
        />
      )}
      {own && own.years.length > 0 && (
        <>
          <h3>{page.copies}</h3>
          <p className="small soft">{page.copiesNote}</p>
          <ul className="tax-copies">
            {own.years.map((year) => (
              <li key={year}>
                <Button variant="plain" size="small" onClick={() => void onCopy(year).catch(setFailure)}>
                  {fill(page.copy, { year })}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <ErrorText id="tax-error" live>
        {failure === null || codeOf(failure) === 'not_found' ? null : failureMessage(failure, words.failures, refusals)}
      </ErrorText>
    </section>
  )
}
