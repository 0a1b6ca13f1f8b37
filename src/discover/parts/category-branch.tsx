import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import { Link } from 'react-router'
import { type Locale, languageTag } from '../../i18n/locale.ts'
import { fill, type MessagesLike, plural } from '../../i18n/text.ts'
import { href } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Here } from '../../ui/tag.tsx'
import type { fr } from '../browse.text.fr.ts'
import type { Branch } from '../contract.ts'
import type { Present } from './use-presence.ts'
import { type PresenceWords, WhoIsHere } from './who-is-here.tsx'

export type CategsWords = MessagesLike<typeof fr>['categs']

type CategoryBranchProps = {
  branch: Branch
  /** One may ask about it here. */
  open: boolean
  /** Found by a search, it stands open. */
  searching: boolean
  /** A search opens every category that it finds; who is there is asked for once a single one is left. */
  alone: boolean
  /** Who is there now, once it is known. */
  present: Present | undefined
  words: CategsWords
  here: PresenceWords
  locale: Locale
}

/** One category of the tree: closed its name and a sentence, open its subjects and who is there. */
export function CategoryBranch({ branch, open, searching, alone, present, words, here, locale }: CategoryBranchProps) {
  const { slug, name, sentence, subs } = branch
  const [opened, setOpened] = useState(false)
  return (
    <details
      id={slug}
      className="branch"
      open={searching || opened}
      onToggle={(event) => !searching && setOpened(event.currentTarget.open)}
    >
      <summary>
        <h2>{name}</h2>
        <span className="soft">{sentence}</span>
        <PresentNow present={open ? present : undefined} words={here} locale={locale} />
        <ChevronDown className="icon" />
      </summary>
      <div className="branch-in">
        <div className="branch-side">
          {open && (
            <>
              <WhoIsHere category={slug} wanted={opened || alone} words={here} locale={locale} />
              <ButtonLink to={href('ask', locale, { category: slug })} size="small">
                {words.ask}
                <span className="sr"> {fill(words.askOf, { name })}</span>
              </ButtonLink>
            </>
          )}
          <ul className="branch-more">
            <li>
              <Link to={href('specialities', locale, { category: slug })}>{words.specialities}</Link>
            </li>
            <li>
              <Link to={href('expertise', locale, { category: slug })}>{words.expertise}</Link>
            </li>
          </ul>
        </div>
        <ul className="index" aria-label={fill(words.subs, { name })}>
          {subs.map((sub) => (
            <li key={sub.slug}>
              <Link
                to={
                  open
                    ? href('ask', locale, { category: slug, sub: sub.slug })
                    : href('sub-category', locale, { category: slug, subCateg: sub.slug })
                }
              >
                <b>{sub.name}</b>
                <span>{sub.sentence}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}

type PresentNowProps = { present: Present | undefined; words: PresenceWords; locale: Locale }

/** At a glance on the closed line: how many are there, and how soon they answer. Its place is kept: nothing moves. */
function PresentNow({ present, words, locale }: PresentNowProps) {
  if (!present) return <span className="branch-here needs-script" />
  const { online, typical } = present
  return (
    <span className="branch-here">
      <Here now={online > 0}>{online > 0 ? plural(languageTag[locale], words.hereShort, online) : words.later}</Here>
      {online > 0 && <span className="soft">{fill(words.soon, { typical })}</span>}
    </span>
  )
}
