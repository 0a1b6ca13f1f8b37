// Loaded once somebody touches the box of the page that searches.
import { SearchBox, type SearchBoxProps } from '../search/search-box.tsx'
import { hydrate } from './hydrate.tsx'
import type { Mount } from './mount.ts'

export const mount: Mount<SearchBoxProps> = (part, data) => hydrate(part, <SearchBox {...data} />)
