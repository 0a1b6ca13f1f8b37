import { languageTag } from '../../../i18n/locale.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { useAdminMessages } from '../../parts/messages.ts'
import type { AssistantWatch as Watch } from '../contract-assistant.ts'
import { formatAssistantCost } from '../format-assistant-cost.ts'

/** The model's budgets, how its calls ended, what of its words was not shown, and whether it is called now. */
export function AssistantWatch({ watch }: { watch: Watch }) {
  const { assistant: words } = useAdminMessages('ledger').ledger
  const tag = languageTag[useLocale()]
  const number = (count: number) => new Intl.NumberFormat(tag).format(count)
  const counted = (counts: readonly { name: string; count: number }[], none: string) =>
    counts
      .filter(({ count }) => count > 0)
      .map(({ name, count }) => `${name}\u00a0(${number(count)})`)
      .join(', ') || none
  const { budgets, overBudget, dropped, breaker } = watch
  const reasons: Readonly<Record<string, string>> = words.reasons
  const endings = (['shown', 'unusable', 'late', 'failed', 'paused'] as const).map((name) => ({
    name: words.endings[name],
    count: watch[name],
  }))
  const rows: [string, string][] = [
    ...budgets.map(({ scope, used, budget }): [string, string] => [
      words.budgets[scope],
      fill(words.used, {
        tokens: number(used.tokens),
        mostTokens: number(budget.tokens),
        cost: formatAssistantCost(tag, used.cents),
        mostCost: formatAssistantCost(tag, budget.cents),
      }),
    ]),
    [
      words.overBudget,
      counted(
        overBudget.map(({ scope, count }) => ({ name: words.scopes[scope], count })),
        number(0),
      ),
    ],
    [words.ended, counted(endings, number(0))],
    [
      words.dropped,
      counted(
        dropped.map(({ reason, count }) => ({ name: reasons[reason] ?? reason, count })),
        words.noSentence,
      ),
    ],
    [words.breakerTitle, words.breaker[breaker]],
  ]
  return (
    <>
      <h3>{words.watch}</h3>
      <dl className="figures">
        {rows.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
