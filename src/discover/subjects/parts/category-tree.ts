import type { Locale } from '../../../i18n/locale.ts'
import { languageTag } from '../../../i18n/locale.ts'
import { fill, plural } from '../../../i18n/text.ts'
import { searchCatalogue } from '../../../questions/fields/search-catalogue.ts'
import type { Mount } from '../../../shell/reading/mount.ts'
import { element } from '../../../ui/element.ts'
import type { DiscoverApi } from '../../contract.ts'
import type { CategoriesMessages } from './category-branch.tsx'
import { type PresenceMessages, showExpertsOnline } from './experts-online.ts'

type Leaf = { slug: string; name: string; also: string }
export type CategoryTree = {
  words: Pick<CategoriesMessages, 'found' | 'none'>
  here: PresenceMessages
  locale: Locale
  categories: readonly (Leaf & { subs: readonly Leaf[] })[]
}

/** Which branches and subjects a search shows; `null` while nothing is looked for. */
export function matchesIn(
  { categories }: Pick<CategoryTree, 'categories'>,
  typed: string,
): ReadonlyMap<string, ReadonlySet<string>> | null {
  if (typed.trim().length < 2) return null
  const found = searchCatalogue(categories, typed)
  return new Map(found.map(({ slug, subs }) => [slug, new Set(subs.map((sub) => sub.slug))]))
}

/** What is said of it. */
export function saidOf(
  found: ReturnType<typeof matchesIn>,
  typed: string,
  { words, locale }: Omit<CategoryTree, 'here'>,
) {
  if (!found) return ''
  const count = [...found.values()].reduce((sum, subs) => sum + subs.size, 0)
  return count > 0 ? plural(languageTag[locale], words.found, count) : fill(words.none, { text: typed.trim() })
}

/** Filters the tree as one types, says who is there in each category, and more of one that is opened. */
export const mount: Mount<CategoryTree> = (part, tree) => {
  const field = document.querySelector<HTMLInputElement>('.finder input')
  const branches = [...part.querySelectorAll<HTMLDetailsElement>('.branch')]
  const opened = new Set<string>()
  let searching = false

  function filter(): void {
    const typed = field?.value ?? ''
    const found = matchesIn(tree, typed)
    searching = found !== null
    for (const branch of branches) {
      const subs = found?.get(branch.id)
      branch.hidden = found !== null && !subs
      branch.open = searching || opened.has(branch.id)
      for (const line of branch.querySelectorAll<HTMLElement>('[data-subject]'))
        line.hidden = Boolean(subs && !subs.has(line.dataset.subject ?? ''))
    }
    const said = saidOf(found, typed, tree)
    const status = part.querySelector('[role=status]')
    if (status) status.textContent = said
    const empty = part.querySelector<HTMLElement>('.branches-none')
    if (empty) empty.hidden = found?.size !== 0
    const title = empty?.querySelector('h2')
    if (title && found?.size === 0) title.textContent = said
    // A search opens every category that it finds; who is there is asked for once a single one is left.
    const [only] = found?.size === 1 ? found.keys() : []
    if (only) ask(branches.find(({ id }) => id === only))
  }

  const known = new Set<string>()
  function ask(branch: HTMLDetailsElement | undefined): void {
    const place = branch?.querySelector<HTMLElement>('.who-is-here')
    if (!branch || !place || known.has(branch.id)) return
    known.add(branch.id)
    void showExpertsOnline(place, { category: branch.id, words: tree.here, locale: tree.locale }).then((answered) => {
      // Asked again when it is opened again.
      if (!answered) known.delete(branch.id)
    })
  }

  for (const branch of branches) {
    const toggled = () => {
      if (searching) return
      if (branch.open) opened.add(branch.id)
      else opened.delete(branch.id)
      if (branch.open) ask(branch)
    }
    branch.addEventListener('toggle', toggled)
    if (branch.open) toggled()
  }
  field?.addEventListener('input', filter)
  if (field && field.value !== field.defaultValue) filter()
  else searching = matchesIn(tree, field?.value ?? '') !== null
  void sayPresence(branches, tree)
}

/** At a glance on the closed line: how many are there, and how soon they answer. Without an answer nothing is said. */
async function sayPresence(branches: readonly HTMLElement[], { here: words, locale }: CategoryTree): Promise<void> {
  const { client } = await import('../../../api/call.ts')
  const { categories } = await client<DiscoverApi>()('GET /presence', { query: { locale } }).catch(() => ({
    categories: [],
  }))
  for (const { slug, online, typical } of categories) {
    const branch = branches.find(({ id }) => id === slug)
    if (!branch || branch.dataset.taken === undefined) continue
    const count = online > 0 ? plural(languageTag[locale], words.hereShort, online) : words.later
    const said: Node[] = [element('span', { className: online > 0 ? 'here' : 'here here--later' }, count)]
    if (online > 0) said.push(element('span', { className: 'soft' }, fill(words.soon, { typical })))
    branch.querySelector('.branch-here')?.replaceChildren(...said)
  }
}
