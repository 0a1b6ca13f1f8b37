import { languageTag } from '../../../i18n/locale.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { Table } from '../../../ui/table.tsx'
import { useAdminMessages } from '../../parts/messages.ts'
import type { AssistantDay, AssistantSpent, AssistantWatch as Watch } from '../contract-assistant.ts'
import { formatAssistantCost } from '../format-assistant-cost.ts'
import { AssistantWatch } from './assistant-watch.tsx'

type AssistantCostProps = {
  days: readonly AssistantDay[]
  total: AssistantSpent
  watch: Watch | null
}

/** The usage of the assistant's model, day by day; an unknown cost is not estimated. */
export function AssistantCost({ days, total, watch }: AssistantCostProps) {
  const words = useAdminMessages('ledger').ledger
  const locale = useLocale()
  const { assistant } = words
  const tag = languageTag[locale]
  const count = new Intl.NumberFormat(tag)
  const cost = (cents: number | null) => (cents === null ? assistant.unknown : formatAssistantCost(tag, cents))
  const dayOf = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' })
  if (days.length === 0)
    return (
      <>
        <p className="soft">{assistant.none}</p>
        {watch && <AssistantWatch watch={watch} />}
      </>
    )
  const { inputTokens, outputTokens } = total
  const figures: [string, (one: AssistantDay) => string][] = [
    [assistant.calls, (one) => count.format(one.calls)],
    [assistant.questions, (one) => count.format(one.questions)],
    [assistant.read, (one) => count.format(one.inputTokens)],
    [assistant.written, (one) => count.format(one.outputTokens)],
    [assistant.cost, (one) => cost(one.cents)],
    [assistant.each, (one) => cost(one.cents === null ? null : one.cents / one.questions)],
  ]
  return (
    <>
      <p>
        {fill(total.cents === null ? assistant.totalUnknown : assistant.total, {
          cost: cost(total.cents),
          calls: count.format(total.calls),
          tokens: count.format(inputTokens + outputTokens),
        })}
      </p>
      <Table label={assistant.title} look="cards">
        <thead>
          <tr>
            <th scope="col">{assistant.day}</th>
            <th scope="col">{assistant.model}</th>
            {figures.map(([head]) => (
              <th key={head} scope="col" className="r">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((one) => (
            <tr key={`${one.day} ${one.provider} ${one.model}`}>
              <th scope="row">
                <time dateTime={one.day}>{dayOf.format(new Date(`${one.day}T00:00:00Z`))}</time>
              </th>
              <td>
                {one.model}, {one.provider}
              </td>
              {figures.map(([head, of]) => (
                <td key={head} className="r" data-label={head}>
                  {of(one)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      {watch && <AssistantWatch watch={watch} />}
    </>
  )
}
