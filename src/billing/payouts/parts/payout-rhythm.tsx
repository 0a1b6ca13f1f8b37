import { useState } from 'react'
import { client } from '../../../api/call.ts'
import { dayAndHour, money } from '../../../i18n/format.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { useAct } from '../../../shell/errors/use-act.ts'
import { Button } from '../../../ui/button.tsx'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { useFocusIfLost } from '../../../ui/feedback/use-focus-if-lost.ts'
import { Choices } from '../../../ui/forms/check.tsx'
import { ErrorText } from '../../../ui/forms/error-text.tsx'
import type { Earnings, PayoutsApi } from '../contract.ts'
import { onDemandMinimum, type PayoutRhythm, payoutRhythms } from '../periods.ts'
import { useEarningsMessages } from './use-earnings-messages.ts'

const payouts = client<PayoutsApi>()

type PayoutRhythmProps = {
  earnings: Earnings
  onChange: (earnings: Earnings) => void
}

/** How often the expert is paid, and the press that asks for a payout where it is on demand. */
export function PayoutRhythmChoice({ earnings, onChange }: PayoutRhythmProps) {
  const words = useEarningsMessages()
  const locale = useLocale()
  const { rhythm: text } = words.page
  const { running, problem, run } = useAct(words.failures, words.refusals)
  // Shows the choice at once, and what is stored again where saving fails.
  const [chosen, setChosen] = useState<PayoutRhythm | null>(null)
  const [asked, setAsked] = useState(0)
  useFocusIfLost(asked, 'payout-rhythm')
  const minimum = money(locale, onDemandMinimum)
  const choose = (rhythm: PayoutRhythm) => {
    setChosen(rhythm)
    void run('rhythm', async () => {
      onChange(await payouts('PUT /me/payout-rhythm', { body: { rhythm } }))
      announce(text.saved)
    }).finally(() => setChosen(null))
  }
  const ask = () =>
    run('ask', async () => {
      onChange(await payouts('POST /me/payout-requests'))
      announce(text.askedNow)
      setAsked((times) => times + 1)
    })
  return (
    <section className="sheet payout-account" aria-labelledby="payout-rhythm">
      <h2 id="payout-rhythm">{text.title}</h2>
      <Choices
        legend={text.legend}
        name="rhythm"
        value={chosen ?? earnings.rhythm}
        onChoose={(value) => choose(value as PayoutRhythm)}
        choices={payoutRhythms.map((value) => ({
          value,
          label: text.names[value],
          hint: fill(text.hints[value], { minimum }),
        }))}
      />
      {earnings.rhythm === 'on_demand' && (
        <>
          <p id="payout-demand" className="soft small">
            {fill(text.demand[earnings.demand], {
              amount: money(locale, earnings.unpaid),
              minimum,
              at: earnings.askedAt ? dayAndHour(locale, earnings.askedAt) : '',
            })}
          </p>
          {earnings.demand === 'possible' && (
            <Button busy={running === 'ask'} aria-describedby="payout-demand" onClick={() => void ask()}>
              {text.ask}
            </Button>
          )}
        </>
      )}
      <ErrorText id="rhythm-error" live>
        {problem}
      </ErrorText>
    </section>
  )
}
