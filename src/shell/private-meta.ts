import type { MetaFunction } from 'react-router'
import { brand } from '../brand.ts'

type Loaded<Loader> = NonNullable<Parameters<MetaFunction<Loader>>[0]['loaderData']>

/** The head of a page that is for one person or for the staff: its title, and nothing for search engines. */
export function privateMeta<Loader>(titleOf: (data: Loaded<Loader>) => string): MetaFunction<Loader> {
  return ({ loaderData }) =>
    loaderData
      ? [{ title: `${titleOf(loaderData as Loaded<Loader>)} | ${brand.name}` }, { name: 'robots', content: 'noindex' }]
      : []
}
