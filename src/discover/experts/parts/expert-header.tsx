import BadgeCheck from 'lucide-react/icons/badge-check'
import type { ExpertCard } from '../../../experts/contract.ts'
import { day } from '../../../i18n/format.ts'
import { type Locale, languageTag } from '../../../i18n/locale.ts'
import { fill, type MessagesLike, plural } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Stars } from '../../../ui/forms/star-rating.tsx'
import { Portrait } from '../../../ui/portrait.tsx'
import { AiTag } from '../../../ui/tag.tsx'
import type { fr } from '../../browse.text.fr.ts'
import { OnlineStatus } from './online-status.tsx'

export type ExpertPageMessages = MessagesLike<typeof fr>['expert']

type ExpertTopProps = {
  expert: ExpertCard
  words: ExpertPageMessages
  askPath: string | null
  asked: boolean
}

/** The expert at the counter: who it is, what was verified, whether they are here, and the way to ask. */
export function ExpertHeader({ expert, words, askPath, asked }: ExpertTopProps) {
  const locale = useLocale()
  const { slug, name, profession, headline, portrait, online, rating, titles, scripted } = expert
  const title = titles[0]
  return (
    <header className="profile-top">
      <div className="container">
        <div className="profile-who">
          <Portrait src={portrait} width={212} eager />
          <div>
            <h1>{name}</h1>
            <p>{scripted ? profession : words.of}</p>
            {scripted && (
              <p>
                <AiTag label={words.program} />
              </p>
            )}
          </div>
        </div>
        <div className="profile-under">
          <div>
            {scripted ? (
              <p className="lead">
                <b>{words.programTitle}</b> {words.programText}
              </p>
            ) : (
              <p className="lead">{headline}</p>
            )}
            {title && (
              <p className="profile-ok">
                <BadgeCheck className="icon" />
                <span>{fill(words.checked, { title: title.label, date: dateIn(locale, title.checkedOn) })}</span>
              </p>
            )}
            {!scripted && (
              <p className="profile-line">
                {asked ? <OnlineStatus slug={slug} online={online} words={words} /> : words.notAsked}
                {rating && (
                  <a href="#reviews">
                    <Stars value={rating.mean} label={fill(words.mean, { mean: decimal(locale, rating.mean) })} />
                    {plural(languageTag[locale], words.count, rating.count)}
                  </a>
                )}
              </p>
            )}
          </div>
          <div className="profile-ask">
            {askPath && <ButtonLink to={askPath}>{words.ask}</ButtonLink>}
            {askPath && expert.receiving && !scripted && (
              <ButtonLink variant="plain" to={href('my-requests', locale, { meet: expert.id })} rel="nofollow">
                {words.meet}
              </ButtonLink>
            )}
            {askPath && !scripted && (
              <p className="small">
                <AiTag label={words.ai} /> {words.assistant}
              </p>
            )}
          </div>
        </div>
      </div>
    </header>
  )
}

/** A date is not broken over two lines. */
export function dateIn(locale: Locale, at: string): string {
  return day(locale, at).replaceAll(' ', '\u00a0')
}

export function decimal(locale: Locale, value: number): string {
  return new Intl.NumberFormat(languageTag[locale], { maximumFractionDigits: 1 }).format(value)
}
