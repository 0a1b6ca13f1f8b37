import { useEffect, useRef, useState } from 'react'
import { client } from '../../../api/call.ts'
import { siretIsDoubtful } from '../../../api/siret.ts'
import { fillFields } from '../../../shell/drafts/form-fields.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import type { ApplicationApi, CompanyLookup } from '../contract-application.ts'
import { useApplicationMessages } from './application-messages.ts'

const api = client<ApplicationApi>()

/** What the register of companies says of a number, for the applicant to accept; they may correct it afterwards. */
export function RegisterOffer({ siret }: { siret: string }) {
  const words = useApplicationMessages().register
  const place = useRef<HTMLDivElement>(null)
  const [found, setFound] = useState<CompanyLookup | 'asking' | null>(null)
  const [used, setUsed] = useState(false)
  const whole = /^\d{14}$/.test(siret) && !siretIsDoubtful(siret)

  useEffect(() => {
    setFound(null)
    setUsed(false)
    if (!whole) return
    let changed = false
    setFound('asking')
    const show = (reading: CompanyLookup | null) => {
      if (!changed) setFound(reading)
    }
    // Without an answer nothing is offered, and the application goes on as it would without the register.
    api('GET /applications/company', { query: { siret } }).then(show, () => show(null))
    return () => {
      changed = true
    }
  }, [siret, whole])

  const company = found && found !== 'asking' ? found.company : null

  function use() {
    const form = place.current?.closest('form')
    if (!form || !company) return
    const { name, address, postalCode, city } = company
    const known = Object.entries({ companyName: name, address, postalCode, city })
    fillFields(form, Object.fromEntries(known.flatMap(([field, value]) => (value ? [[field, [value]]] : []))), true)
    setUsed(true)
  }

  return (
    <div ref={place} role="status">
      {found === 'asking' && <p className="hint">{words.asking}</p>}
      {found && found !== 'asking' && found.known === 'unknown' && <p className="hint">{words.unknown}</p>}
      {company && (
        <Notice title={words.title}>
          <p>{[company.name, company.address, placeOf(company)].filter(Boolean).join(', ') || words.hidden}</p>
          {!company.open && <p>{words.closed}</p>}
          {company.name &&
            (used ? (
              <p>{words.used}</p>
            ) : (
              <Button variant="plain" size="small" onClick={use}>
                {words.use}
              </Button>
            ))}
        </Notice>
      )}
    </div>
  )
}

const placeOf = ({ postalCode, city }: NonNullable<CompanyLookup['company']>) =>
  [postalCode, city].filter(Boolean).join(' ')
