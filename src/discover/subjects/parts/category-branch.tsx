import ChevronDown from 'lucide-react/icons/chevron-down'
import { fill, type MessagesLike } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import type { fr } from '../../browse.text.fr.ts'
import type { Branch } from '../../contract.ts'
import { ExpertsOnlinePlaceholder } from './experts-online.tsx'

export type CategoriesMessages = MessagesLike<typeof fr>['categs']

type CategoryBranchProps = {
  branch: Branch
  /** One may ask about it here. */
  open: boolean
  /** What a search has found of it: its subjects, or nothing, and then it is not shown. `null` while nobody searches. */
  found: ReadonlySet<string> | null
  words: CategoriesMessages
}

/**
 * One category of the tree: closed its name and a sentence, open its subjects and who is there, which is said once the
 * page has come (`category-tree.ts`).
 */
export function CategoryBranch({ branch, open, found, words }: CategoryBranchProps) {
  const locale = useLocale()
  const { slug, name, sentence, subs } = branch
  return (
    <details
      id={slug}
      className="branch"
      open={found !== null}
      hidden={found?.size === 0}
      data-taken={open ? '' : undefined}
    >
      <summary>
        <h2>{name}</h2>
        <span className="soft">{sentence}</span>
        <span className="branch-here needs-script" />
        <ChevronDown className="icon" />
      </summary>
      <div className="branch-in">
        <div className="branch-side">
          {open && (
            <>
              <ExpertsOnlinePlaceholder />
              <ButtonLink to={href('ask', locale, { category: slug })} size="small">
                {words.ask}
                <span className="sr"> {fill(words.askOf, { name })}</span>
              </ButtonLink>
            </>
          )}
          <ul className="branch-more">
            <li>
              <a href={href('specialities', locale, { category: slug })}>{words.specialities}</a>
            </li>
            <li>
              <a href={href('expertise', locale, { category: slug })}>{words.expertise}</a>
            </li>
          </ul>
        </div>
        <ul className="index" aria-label={fill(words.subs, { name })}>
          {subs.map((sub) => (
            <li key={sub.slug} data-subject={sub.slug} hidden={found?.has(sub.slug) === false}>
              <a
                href={
                  open
                    ? href('ask', locale, { category: slug, sub: sub.slug })
                    : href('sub-category', locale, { category: slug, subCateg: sub.slug })
                }
              >
                <b>{sub.name}</b>
                <span>{sub.sentence}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}
