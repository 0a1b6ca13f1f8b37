import Search from 'lucide-react/icons/search'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import type { CategoriesMessages } from './category-branch.tsx'

type CategoryFinderProps = { words: CategoriesMessages; asked: string }

/** A form whose answer comes from the server; the tree beneath is also filtered at once as one types (`category-tree.ts`). */
export function CategoryFinder({ words, asked }: CategoryFinderProps) {
  const locale = useLocale()
  const path = href('categs', locale)
  return (
    <search>
      <form className="finder" method="get" action={path}>
        <TextField
          label={words.search}
          hint={words.searchHint}
          name="q"
          type="search"
          maxLength={80}
          autoComplete="off"
          defaultValue={asked}
        />
        <Button type="submit" icon={Search}>
          {words.find}
        </Button>
        {asked && (
          <p>
            <a href={path}>{words.clear}</a>
          </p>
        )}
      </form>
    </search>
  )
}
