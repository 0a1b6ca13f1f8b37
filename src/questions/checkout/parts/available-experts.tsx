import type { Availability, ExpertCard } from '../../../experts/contract.ts'
import { day, dayAndHour, joinList } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { fill, lowerFirst } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { Portrait } from '../../../ui/portrait.tsx'
import { Here } from '../../../ui/tag.tsx'
import type { CheckoutMessages } from './messages.ts'
import { useCheckoutMessages } from './messages.ts'

type PeopleWords = CheckoutMessages['checkout']['people']

function speaks(expert: ExpertCard, words: PeopleWords): string {
  const [only] = expert.languages
  if (expert.languages.length > 1 || !only) return words.speaks.both
  return fill(words.speaks.one, { first: words.languages[only] })
}

function checked(expert: ExpertCard, locale: Locale, words: PeopleWords): string | null {
  const title = expert.titles[0]
  return title
    ? fill(words.checked, { title: title.label, date: day(locale, title.checkedOn).replaceAll(' ', '\u00a0') })
    : null
}

type HoldWords = CheckoutMessages['checkout']['hold']
type PeopleProps = {
  available: Availability
  category: string
  /** Given where the amount is only held until an expert accepts. */
  hold: HoldWords | null
}

/** Verified experts who could answer now, by name; or the statement that nobody is available. */
export function PeopleNow({ available, category, hold }: PeopleProps) {
  const words = useCheckoutMessages().checkout.people
  const locale = useLocale()
  const { experts, estimate, opensAt } = available
  if (experts.length === 0)
    return (
      <div className="receipt-names">
        <p>
          <Here now={false}>{words.none}</Here>
        </p>
        {opensAt && <p>{fill(words.opens, { when: dayAndHour(locale, opensAt) })}</p>}
        <p>
          {words.noneText} {hold?.none}
        </p>
      </div>
    )
  return (
    <div className="receipt-names">
      <p>
        <Here now>{fill(words.now, { category })}</Here>
      </p>
      <ul>
        {experts.map((expert) => (
          <li key={expert.id}>
            <b>{expert.name}</b>
            {fill(words.line, { profession: lowerFirst(expert.profession), city: expert.city })}
            <br />
            <span className="soft">{checked(expert, locale, words) ?? speaks(expert, words)}</span>
          </li>
        ))}
      </ul>
      <p className="soft">
        {fill(words.estimate, { assign: estimate.assign, typical: estimate.typical, max: estimate.max })}
      </p>
    </div>
  )
}

type NamedProps = { expert: ExpertCard; hold: HoldWords | null }

/** The one expert who was chosen, and what happens if they do not answer. */
export function NamedExpert({ expert, hold }: NamedProps) {
  const words = useCheckoutMessages().checkout
  const locale = useLocale()
  const { named, people } = words
  const title = checked(expert, locale, people)
  return (
    <div className="receipt-names receipt-names--above">
      <div className="named-expert">
        <Portrait src={expert.portrait} width={72} eager />
        <div>
          <p>
            <b>{expert.name}</b>
            {fill(people.line, { profession: lowerFirst(expert.profession), city: expert.city })}
          </p>
          {title && <p className="soft">{title}</p>}
          {!expert.scripted && (
            <p className="soft">
              {fill(named.speaks, {
                languages: joinList(
                  locale,
                  expert.languages.map((one) => people.languages[one]),
                ),
              })}{' '}
              {!expert.languages.includes(locale) && named.bridge}
            </p>
          )}
          <p>
            <Here now={expert.online}>{expert.online ? named.here : named.away}</Here>
          </p>
        </div>
      </div>
      <p>
        {fill(expert.online ? named.rule : named.ruleAway, { name: expert.name })} {hold?.meanwhile}
      </p>
    </div>
  )
}
