import { brand } from '../../../brand.ts'
import { legalIn } from '../../../brand-legal.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { contestDays } from '../mandate.ts'
import { useEarningsMessages } from './use-earnings-messages.ts'

/** The wording of the mandate, folded. */
export function MandateText() {
  const { invoicing } = useEarningsMessages().page
  const { entity } = legalIn(useLocale())
  const values = { brand: brand.name, entity, days: contestDays, email: brand.support.email }
  const { parties, numbering, contest, duties, end } = invoicing.mandate
  return (
    <details className="mandate-text">
      <summary>{invoicing.readMandate}</summary>
      {[parties, numbering, contest, duties, end].map((clause) => (
        <p key={clause}>{fill(clause, values)}</p>
      ))}
    </details>
  )
}
