import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { Availability, ExpertsApi } from '../../experts/contract.ts'
import { dayAndHour } from '../../i18n/format.ts'
import { type Locale, languageTag } from '../../i18n/locale.ts'
import { fill, type MessagesLike, plural } from '../../i18n/text.ts'
import { href } from '../../screens.ts'
import { Delayed } from '../../ui/delayed.tsx'
import { Portrait } from '../../ui/portrait.tsx'
import { Here } from '../../ui/tag.tsx'
import type { fr } from '../presence.text.fr.ts'

export type PresenceWords = MessagesLike<typeof fr>

/** `category`: its slug, or that of a sub-category. */
type WhoIsHereProps = { category: string; wanted: boolean; words: PresenceWords; locale: Locale }

/** Who could answer in a category now and how soon: asked for once somebody looks into it. */
export function WhoIsHere({ category, wanted, words, locale }: WhoIsHereProps) {
  const found = useAvailability(category, wanted, locale)
  return (
    <div className="who-is-here needs-script" aria-live="polite">
      {found === 'asking' && wanted && (
        <Delayed>
          <p className="soft small">{words.reading}</p>
        </Delayed>
      )}
      {found === 'failed' && <p className="soft small">{words.failed}</p>}
      {typeof found === 'object' && <Found found={found} words={words} locale={locale} />}
    </div>
  )
}

function Found({ found, words, locale }: { found: Availability; words: PresenceWords; locale: Locale }) {
  const { experts, online, estimate, opensAt } = found
  if (online === 0)
    return (
      <p>
        <Here now={false}>{opensAt ? fill(words.opens, { date: dayAndHour(locale, opensAt) }) : words.nobody}</Here>
      </p>
    )
  return (
    <>
      <div className="faces" aria-hidden="true">
        {experts.map((expert) => (
          <Portrait key={expert.id} src={expert.portrait} width={72} />
        ))}
      </div>
      <p>
        <Here now>{plural(languageTag[locale], words.here, online)}</Here>
      </p>
      <p className="small">
        {fill(estimate.measured ? words.measured : words.promised, { typical: estimate.typical, max: estimate.max })}
      </p>
      <ul className="small faces-names" aria-label={words.who}>
        {experts.map(({ id, slug, name, profession }) => (
          <li key={id}>
            <Link to={href('expert', locale, { slug })}>{name}</Link>, {profession.toLowerCase()}
          </li>
        ))}
      </ul>
    </>
  )
}

/** A failure is forgotten when the category is opened again. */
function useAvailability(category: string, wanted: boolean, locale: Locale): Availability | 'asking' | 'failed' {
  const [found, setFound] = useState<Availability | 'asking' | 'failed'>('asking')
  const known = typeof found === 'object'
  useEffect(() => {
    if (!wanted || known) return
    let current = true
    setFound('asking')
    void import('../../api/call.ts')
      .then(({ client }) => client<ExpertsApi>()('GET /experts/available', { query: { category, locale } }))
      .then(
        (answer) => current && setFound(answer),
        () => current && setFound('failed'),
      )
    return () => {
      current = false
    }
  }, [category, locale, wanted, known])
  return found
}
