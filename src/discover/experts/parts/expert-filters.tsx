import type { MessagesLike } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { Button } from '../../../ui/button.tsx'
import type { fr } from '../../local/local.text.fr.ts'
import type { Filters } from '../directory.ts'

export type DirectoryMessages = MessagesLike<typeof fr>['directory']
/** Slug and name. */
export type Choice = readonly [string, string]

type ExpertFiltersProps = {
  words: DirectoryMessages
  filters: Filters
  department: string | null
  categories: readonly Choice[]
  departments: readonly Choice[]
}

/** A form that needs no script: what is chosen becomes the address of the list. */
export function ExpertFilters({ words, filters, department, categories, departments }: ExpertFiltersProps) {
  const locale = useLocale()
  const narrowed = filters.category || filters.language || filters.online || filters.slot || department
  return (
    <form className="roster-filters" method="get" action={href('our-experts', locale)} aria-label={words.filters}>
      <Select
        name="category"
        label={words.category}
        any={words.anyCategory}
        chosen={filters.category}
        from={categories}
      />
      <Select
        name="department"
        label={words.department}
        any={words.anyDepartment}
        chosen={department ?? undefined}
        from={departments}
      />
      <Select
        name="language"
        label={words.language}
        any={words.anyLanguage}
        chosen={filters.language}
        from={[
          ['fr', words.languages.fr],
          ['en', words.languages.en],
        ]}
      />
      <Select
        name="slot"
        label={words.slot}
        any={words.anySlot}
        chosen={filters.slot}
        from={[
          ['today', words.slots.today],
          ['tomorrow', words.slots.tomorrow],
          ['weekend', words.slots.weekend],
        ]}
      />
      <div className="roster-filters-end">
        <div className="check">
          <input
            id="filter-online"
            type="checkbox"
            name="online"
            value="yes"
            defaultChecked={filters.online === 'yes'}
          />
          <label htmlFor="filter-online">{words.online}</label>
        </div>
        <Button type="submit">{words.apply}</Button>
        {narrowed && <a href={href('our-experts', locale)}>{words.clear}</a>}
      </div>
    </form>
  )
}

type SelectProps = { name: string; label: string; any: string; chosen: string | undefined; from: readonly Choice[] }

function Select({ name, label, any, chosen = '', from }: SelectProps) {
  return (
    <div className="field">
      <label htmlFor={`filter-${name}`}>{label}</label>
      <select id={`filter-${name}`} name={name} defaultValue={chosen} key={chosen}>
        <option value="">{any}</option>
        {from.map(([slug, text]) => (
          <option key={slug} value={slug}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
