import { Form, Link, useNavigation, useSearchParams } from 'react-router'
import { isShown } from '../../../experts/standing/standing.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { useAdminMessages } from '../../parts/messages.ts'
import type { StaffExpert } from '../contract-standing.ts'
import { ExpertStanding, StandingTag } from './expert-standing.tsx'
import { ExpertTitles } from './expert-titles.tsx'

type ExpertListProps = { found: { experts: StaffExpert[]; more: boolean } } & Omit<
  Parameters<typeof ExpertStanding>[0],
  'expert'
>

/** All experts, searchable by name; suspended ones come first. A name leads to the public page, where there is one. */
export function ExpertList({ found, ...shared }: ExpertListProps) {
  const words = useAdminMessages('experts').experts
  const locale = useLocale()
  const [search] = useSearchParams()
  const busy = useNavigation().state === 'loading'
  return (
    <>
      <Form className="letters-filter" key={search.toString()}>
        <input type="hidden" name="show" value="experts" />
        <TextField name="search" type="search" label={words.search} defaultValue={search.get('search') ?? ''} />
        <Button type="submit" variant="plain" busy={busy}>
          {words.find}
        </Button>
      </Form>
      <div className="after-filter">
        {found.experts.length === 0 && <p className="soft">{words.none}</p>}
        {found.experts.map((expert) => (
          <article key={expert.id} className="part-shown expert-row" aria-labelledby={`expert-${expert.id}`}>
            <div className="panel-head">
              <h2 id={`expert-${expert.id}`}>
                {isShown(expert.state) ? (
                  <Link to={href('expert', locale, { slug: expert.slug })}>{expert.name}</Link>
                ) : (
                  expert.name
                )}
              </h2>
              <StandingTag expert={expert} />
            </div>
            <p className="soft">{[expert.profession, expert.email].filter(Boolean).join(', ')}</p>
            <ExpertTitles expert={expert} {...shared} />
            <ExpertStanding expert={expert} {...shared} />
          </article>
        ))}
        {found.more && <p className="soft">{words.more}</p>}
      </div>
    </>
  )
}
