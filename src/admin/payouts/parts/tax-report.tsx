import { useState } from 'react'
import { monthOf } from '../../../billing/months.ts'
import { serverNow } from '../../../i18n/server-time.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorText } from '../../../ui/forms/error-text.tsx'
import { SelectField } from '../../../ui/forms/field.tsx'
import { useAdminMessages } from '../../parts/messages.ts'
import { useDownload } from './payout-run.tsx'

/** The experts' earnings of a past year, for the tax authority: as a table and as the annual XML message. */
export function TaxReport() {
  const words = useAdminMessages('payouts').payouts
  const { tax } = words
  const { running, problem, save } = useDownload(words)
  const last = Number(monthOf(new Date(serverNow())).slice(0, 4)) - 1
  const [year, setYear] = useState(String(last))
  return (
    <section className="pay-files" aria-labelledby="tax-report">
      <h2 id="tax-report">{tax.title}</h2>
      <p className="soft">{tax.lead}</p>
      <SelectField name="year" label={tax.year} value={year} onChange={(event) => setYear(event.target.value)}>
        {[last, last - 1, last - 2].map((one) => (
          <option key={one}>{one}</option>
        ))}
      </SelectField>
      <p className="form-foot">
        {(['csv', 'xml'] as const).map((type) => (
          <Button
            key={type}
            variant="plain"
            busy={running === type}
            onClick={() => void save(type, `/admin/tax-report.${type}?year=${year}`, `experts-${year}.${type}`)}
          >
            {tax[type]}
          </Button>
        ))}
      </p>
      <ErrorText id="tax-report-error" live>
        {problem}
      </ErrorText>
    </section>
  )
}
