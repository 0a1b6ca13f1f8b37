import { day, dayAndHour, money } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { Tag } from '../../../ui/tag.tsx'
import type { CodeMessages } from '../../parts/console-page.ts'
import type { AdminMessages } from '../../parts/messages.ts'
import { useAdminMessages } from '../../parts/messages.ts'
import { PersonLink } from '../../parts/people-links.tsx'
import type { SubscriptionDetail } from '../contract-subscriptions.ts'

export type SubscriptionCodes = CodeMessages<
  'plans' | 'stages' | 'endReasons' | 'asked' | 'channels' | 'leaving' | 'acts' | 'states'
>
export type SubscriptionProps = {
  plan: SubscriptionDetail
  codes: SubscriptionCodes
}

const tones: Record<string, 'moss' | 'sky' | 'brick' | 'apricot'> = {
  active: 'moss',
  first_period: 'sky',
  past_due: 'brick',
  restricted: 'brick',
  paused: 'apricot',
}

export function SubscriptionState({ state, words }: { state: string; words: Record<string, string> }) {
  return <Tag tone={tones[state]}>{words[state] ?? state}</Tag>
}

/** The client, the price, the period and the questions of a subscription. */
export function SubscriptionFigures({ plan, codes }: SubscriptionProps) {
  const words = useAdminMessages('subscriptions').subscriptions
  const locale = useLocale()
  const paid = plan.charges.reduce((sum, charge) => sum + charge.amount, 0)
  const back = plan.charges.reduce((sum, charge) => sum + charge.credited, 0)
  return (
    <dl className="figures">
      <div>
        <dt>{codes.plans[plan.plan] ?? plan.plan}</dt>
        <dd className="num">{money(locale, plan.price)}</dd>
        <dd className="small">
          {words.perMonth} <SubscriptionState state={plan.state} words={codes.stages} />
          {plan.endReason && (codes.endReasons[plan.endReason] ?? plan.endReason)}
        </dd>
      </div>
      <div>
        <dt>{words.client}</dt>
        <dd>
          <PersonLink person={plan.person} />
        </dd>
        {plan.person.email !== plan.person.name && <dd className="small">{plan.person.email}</dd>}
        <dd className="small">{fill(words.started, { date: day(locale, plan.startedAt) })}</dd>
        {plan.person.held && (
          <dd className="small">
            <Tag tone="apricot">{fill(words.heldSince, { date: day(locale, plan.person.held) })}</Tag>
          </dd>
        )}
      </div>
      <div>
        <dt>{plan.endedAt ? words.ended : words.until}</dt>
        <dd>{day(locale, plan.endedAt ?? plan.periodEnd)}</dd>
        {!plan.endedAt && <dd className="small">{whatThen(plan, words, locale)}</dd>}
      </div>
      <div>
        <dt>{words.paid}</dt>
        <dd className="num">{money(locale, paid)}</dd>
        <dd className="small">{back > 0 && fill(words.back, { amount: money(locale, back) })}</dd>
      </div>
    </dl>
  )
}

function whatThen(plan: SubscriptionDetail, words: AdminMessages['subscriptions'], locale: Locale): string {
  const on = (text: string, at: string) => fill(text, { date: day(locale, at) })
  if (plan.dueSince) return on(words.dueSince, plan.dueSince)
  if (plan.wish) return words.wishes[plan.wish]
  if (plan.pausedUntil) return on(words.pausedUntil, plan.pausedUntil)
  if (plan.state === 'first_period' && plan.firstMonthlyAt) return on(words.first, plan.firstMonthlyAt)
  return words.renews
}

/** The client's requests and the staff's actions, the latest first, down to the start. */
export function SubscriptionHistory({ plan, codes }: SubscriptionProps) {
  const words = useAdminMessages('subscriptions').subscriptions
  const locale = useLocale()
  const lines = [
    ...plan.requests.map((one) => ({
      key: one.id,
      at: one.at,
      what: codes.asked[one.kind] ?? one.kind,
      facts: [codes.channels[one.channel], one.reason && (codes.leaving[one.reason] ?? one.reason), one.comment],
    })),
    ...plan.acts.map((one) => ({
      key: `act ${one.id}`,
      at: one.at,
      what: codes.acts[one.act] ?? one.act,
      facts: [fill(words.by, { name: one.who }), one.reason],
    })),
    ...(plan.endedAt
      ? [
          {
            key: 'end',
            at: plan.endedAt,
            what: words.over,
            facts: [plan.endReason && codes.endReasons[plan.endReason]],
          },
        ]
      : []),
    { key: 'start', at: plan.startedAt, what: words.begun, facts: [] },
  ].sort((one, other) => other.at.localeCompare(one.at))
  return (
    <section>
      <h2>{words.history}</h2>
      <ol className="matters">
        {lines.map((line) => (
          <li key={line.key}>
            <div>
              {line.what}
              <p className="facts soft">
                <time dateTime={line.at}>{dayAndHour(locale, line.at)}</time>
                {line.facts.map((fact) => fact && <span key={fact}>{fact}</span>)}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
