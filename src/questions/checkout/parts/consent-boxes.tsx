import { useLocale } from '../../../i18n/use-locale.ts'
import { href, type ScreenName, screens } from '../../../screens.ts'
import { Check } from '../../../ui/forms/check.tsx'
import type { CheckoutMessages } from './messages.ts'
import { useCheckoutMessages } from './messages.ts'
import type { Consents } from './use-consents.ts'

/** What starts at once with the order. */
export type Starts = keyof CheckoutMessages['checkout']['consents']['starts']

type ConsentBoxesProps = {
  /** The law requires a different sentence for each. */
  starts: Starts
  value: Consents
  onChange: (value: Consents) => void
}

/** Two boxes and no more, both unticked: the terms with the age of 18, and the express request to start now. */
export function ConsentBoxes({ starts, value, onChange }: ConsentBoxesProps) {
  const words = useCheckoutMessages().checkout.consents
  const [before = '', after = ''] = words.terms.split('{link}')
  return (
    <section aria-labelledby="consents">
      <h2 id="consents">{words.title}</h2>
      <Check
        name="terms"
        required
        checked={value.terms}
        onChange={(event) => onChange({ ...value, terms: event.target.checked })}
        label={
          <>
            {before}
            <TermsLink />
            {after}
          </>
        }
      />
      <Check
        name="startNow"
        required
        checked={value.startNow}
        onChange={(event) => onChange({ ...value, startNow: event.target.checked })}
        label={words.start}
        hint={words.starts[starts].hint}
      />
    </section>
  )
}

/** Opens the terms in a new tab, so that reading them never loses the order. */
function TermsLink() {
  const words = useCheckoutMessages().checkout.consents
  const locale = useLocale()
  if (!('terms' in screens)) return words.termsLink
  return (
    <a href={href('terms' as ScreenName, locale)} target="_blank" rel="noreferrer">
      {words.termsLink}
      <span className="sr"> ({words.termsNewTab})</span>
    </a>
  )
}
