import BadgeCheck from 'lucide-react/icons/badge-check'
import type { ExpertCard } from '../../../experts/contract.ts'
import { joinList } from '../../../i18n/format.ts'
import { type Locale, languageTag } from '../../../i18n/locale.ts'
import { fill, plural } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { Section } from '../../parts/sections.tsx'
import { dateIn } from '../expert-figures.ts'
import type { WeekRow } from '../opening-week.ts'
import type { ExpertPageMessages } from './use-expert-page-messages.ts'
import { useExpertPageMessages } from './use-expert-page-messages.ts'

type ExpertFactsProps = {
  expert: ExpertCard
  subjects: readonly { slug: string; name: string; to: string }[]
  week: readonly WeekRow[]
}

/** What was checked, and what one wants to know before asking. */
export function ExpertFacts({ expert, subjects, week }: ExpertFactsProps) {
  const words = useExpertPageMessages()
  const locale = useLocale()
  const { titles, languages, answered, scripted } = expert
  const named = languages.map((language) => words.languageNames[language])
  return (
    <>
      {titles.length > 0 && (
        <Section title={words.titles} lead={<p>{words.titlesLead}</p>}>
          <ul className="profile-checked">
            {titles.map(({ label, body, checkedOn }) => (
              <li key={label}>
                <BadgeCheck className="icon" />
                <div>
                  <p>
                    <b>{label}</b>
                  </p>
                  <p className="small soft">
                    {fill(words.body, { body })}
                    <br />
                    {fill(words.checkedOn, { date: dateIn(locale, checkedOn) })}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section title={words.practical}>
        <dl className="profile-facts">
          {subjects.length > 0 && (
            <div>
              <dt>{words.subjects}</dt>
              <dd>
                <ul className="profile-links">
                  {subjects.map(({ slug, name, to }) => (
                    <li key={slug}>
                      <a href={to}>{name}</a>
                    </li>
                  ))}
                </ul>
                {answered > 0 && <p className="soft">{plural(languageTag[locale], words.answered, answered)}</p>}
              </dd>
            </div>
          )}
          <div>
            <dt>{words.languages}</dt>
            <dd>{joinList(locale, named)}</dd>
          </div>
          {!scripted && (
            <div>
              <dt>{words.place}</dt>
              <dd>{words.placeText}</dd>
            </div>
          )}
          {week.some(({ slots }) => slots.length > 0) && (
            <div>
              <dt>{words.hours}</dt>
              <dd>
                <Week week={week} />
              </dd>
            </div>
          )}
        </dl>
      </Section>
    </>
  )
}

function Week({ week }: Pick<ExpertFactsProps, 'week'>) {
  const words = useExpertPageMessages()
  const locale = useLocale()
  return (
    <>
      <ul className="door-hours">
        {week.map(({ from, to, slots }) => (
          <li key={from}>
            <span>{daysOf(from, to, words)}</span>
            <span className="door-times">
              {slots.length === 0
                ? words.absent
                : joinList(
                    locale,
                    slots.map((slot) =>
                      fill(words.slot, { from: clock(slot.from, locale), to: clock(slot.to, locale) }),
                    ),
                  )}
            </span>
          </li>
        ))}
      </ul>
      <p className="small soft">{words.hoursNote}</p>
    </>
  )
}

function daysOf(from: number, to: number, { days, dayRange }: ExpertPageMessages): string {
  const [first = '', last = ''] = [days[from], days[to]]
  return from === to ? first : fill(dayRange, { from: first, to: last })
}

/** `09:30` as one says it: « 9 h 30 », `9:30`. */
function clock(time: string, locale: Locale): string {
  const [hour = '', minute = ''] = time.split(':')
  if (locale === 'en') return `${Number(hour)}:${minute}`
  return `${Number(hour)}\u00a0h${minute === '00' ? '' : `\u00a0${minute}`}`
}
