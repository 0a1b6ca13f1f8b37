import { day, money } from '../../../i18n/format.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { Unbroken } from '../../../ui/unbroken.tsx'
import { chargedAt } from '../../quotes/charged-at.ts'
import type { HeldFirst } from '../contract.ts'
import { usePlanPageMessages } from './use-plan-messages.ts'

type HeldFirstSheetProps = { held: HeldFirst }

const whole = (text: string) => text.replaceAll(' ', '\u00a0')

/** Before an expert has accepted there is no plan: what is held, when it is captured or released, what would follow. */
export function HeldFirstSheet({ held }: HeldFirstSheetProps) {
  const { held: words, ...plan } = usePlanPageMessages().plan
  const locale = useLocale()
  const values = {
    amount: whole(money(locale, held.amount)),
    monthly: whole(money(locale, held.monthly)),
    date: whole(day(locale, chargedAt(held.monthlyFrom))),
  }
  const follows = held.cancelled ? words.cancelled : held.accepted ? words.begins : words.follows
  return (
    <Sheet className="plan">
      <div className="plan-head">
        <h3>{words.title}</h3>
        <Tag tone="sky">{held.accepted ? words.taking : words.tag}</Tag>
      </div>
      <p className="plan-line">{fill(held.accepted ? words.takingLine : words.line, values)}</p>
      {!held.accepted && <p>{words.text}</p>}
      <p>{fill(follows, values)}</p>
      <dl className="plan-figures">
        <div>
          <dt>{plan.reference}</dt>
          <dd>
            <Unbroken>{held.reference}</Unbroken>
          </dd>
        </div>
        <div>
          <dt>{words.since}</dt>
          <dd>{day(locale, held.heldAt)}</dd>
        </div>
      </dl>
      <div className="plan-acts">
        {held.questionId && <ButtonLink to={href('match', locale, { id: held.questionId })}>{words.see}</ButtonLink>}
        {!held.cancelled && (
          <ButtonLink variant="link" to={href('cancel', locale)}>
            {words.leave}
          </ButtonLink>
        )}
      </div>
    </Sheet>
  )
}
