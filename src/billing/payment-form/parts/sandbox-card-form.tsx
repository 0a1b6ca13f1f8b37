import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { fill } from '../../../i18n/text.ts'
import { Chip } from '../../../ui/button.tsx'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { useBillingMessages } from '../../quotes/parts/use-billing-messages.ts'
import { cardFieldErrors, freshTestCard, groupedNumber, sandboxTestCards, type TypedCard } from '../card.ts'
import type { CardHandle } from './card-handle.ts'
import { confirmSandboxPayment, confirmSandboxSetup, createSandboxPaymentMethod } from './sandbox-payment.ts'

type SandboxCardFormProps = { publishableKey: string; ref: Ref<CardHandle> }

/** Our own card fields, for simulated payments only: real card numbers are refused and never stored. */
export function SandboxCardForm({ publishableKey, ref }: SandboxCardFormProps) {
  const words = useBillingMessages('card').card
  const [card, setCard] = useState<TypedCard>({ number: '', expiry: '', cvc: '' })
  const kept = useRef<string | null>(null)
  useEffect(() => setCard(freshTestCard(Math.random, new Date())), [])

  useImperativeHandle(
    ref,
    () => ({
      async check() {
        const complaints = cardFieldErrors(card, new Date())
        if (complaints.length > 0) return { kind: 'complaints', complaints }
        const made = await createSandboxPaymentMethod(publishableKey, card)
        if ('problem' in made) return { kind: 'problem', problem: made.problem }
        kept.current = made.id
        return { kind: 'fine' }
      },
      confirm: (payable) => confirmSandboxPayment(publishableKey, kept.current ?? '', payable),
      saveCard: (keepable) => confirmSandboxSetup(publishableKey, kept.current ?? '', keepable),
    }),
    [card, publishableKey],
  )

  const change = (part: Partial<TypedCard>) => setCard((before) => ({ ...before, ...part }))
  return (
    <>
      <div className="card-grid">
        <div className="full">
          <TextField
            name="number"
            className="num"
            label={words.number}
            inputMode="numeric"
            autoComplete="cc-number"
            value={card.number}
            onChange={(event) => change({ number: event.target.value })}
            onBlur={() => change({ number: groupedNumber(card.number) })}
          />
        </div>
        <TextField
          name="expiry"
          label={words.expiry}
          hint={words.expiryHint}
          inputMode="numeric"
          autoComplete="cc-exp"
          value={card.expiry}
          onChange={(event) => change({ expiry: event.target.value })}
        />
        <TextField
          name="cvc"
          label={words.cvc}
          hint={words.cvcHint}
          inputMode="numeric"
          autoComplete="cc-csc"
          value={card.cvc}
          onChange={(event) => change({ cvc: event.target.value })}
        />
      </div>
      <TrialCards onChoose={change} />
    </>
  )
}

function TrialCards({ onChoose }: { onChoose: (card: TypedCard) => void }) {
  const words = useBillingMessages('card').card
  const fresh = () => freshTestCard(Math.random, new Date())
  const offered = [
    { name: words.trialFresh, card: fresh },
    { name: words.trialAuthenticate, card: () => ({ ...fresh(), number: sandboxTestCards.authenticate }) },
    { name: words.trialDeclined, card: () => ({ ...fresh(), number: sandboxTestCards.declined }) },
    { name: words.trialNoFunds, card: () => ({ ...fresh(), number: sandboxTestCards.noFunds }) },
    { name: words.trialExpired, card: () => ({ ...fresh(), number: sandboxTestCards.expired }) },
  ]
  return (
    <fieldset className="trial-cards">
      <legend className="label">{words.trial}</legend>
      <p className="small soft">{words.trialHint}</p>
      <div className="trial-row">
        {offered.map(({ name, card }) => (
          <Chip
            key={name}
            onClick={() => {
              onChoose(card())
              announce(fill(words.chosen, { name }))
            }}
          >
            {name}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}
