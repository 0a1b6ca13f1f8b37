import BadgeCheck from 'lucide-react/icons/badge-check'
import type { ExpertCard } from '../../../experts/contract.ts'
import { joinList } from '../../../i18n/format.ts'
import { foreignTo } from '../../../i18n/language-of.ts'
import { languageTag } from '../../../i18n/locale.ts'
import { fill, plural } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Stars } from '../../../ui/forms/star-rating.tsx'
import { Portrait } from '../../../ui/portrait.tsx'
import { AiTag } from '../../../ui/tag.tsx'
import { dateIn, decimal } from '../expert-figures.ts'
import { OnlineStatus } from './online-status.tsx'
import { useExpertPageMessages } from './use-expert-page-messages.ts'

type ExpertTopProps = {
  expert: ExpertCard
  askPath: string | null
  asked: boolean
}

/** The expert at the counter: who it is, what was verified, whether they are here, and the way to ask. */
export function ExpertHeader({ expert, askPath, asked }: ExpertTopProps) {
  const words = useExpertPageMessages()
  const locale = useLocale()
  const { slug, name, profession, headline, portrait, online, rating, titles, languages, scripted } = expert
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
              <p className="lead" lang={foreignTo(locale, headline, locale)}>
                {headline}
              </p>
            )}
            {title && (
              <p className="profile-ok">
                <BadgeCheck className="icon" />
                <span>{fill(words.checked, { title: title.label, date: dateIn(locale, title.checkedOn) })}</span>
              </p>
            )}
            {!scripted && !languages.includes(locale) && (
              <p className="small">
                {fill(words.speaksOther, {
                  languages: joinList(
                    locale,
                    languages.map((one) => words.languageNames[one]),
                  ),
                })}
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
