import type { MetaDescriptor } from 'react-router'

type Landed = { words: { title: string; description: string }; canonical: string }

/** What an advertisement leads to is not for search engines, which have the subject's own page. */
export const landingMeta = ({ words, canonical }: Landed): MetaDescriptor[] => [
  { title: words.title },
  { name: 'description', content: words.description },
  { name: 'robots', content: 'noindex' },
  { tagName: 'link', rel: 'canonical', href: canonical },
]
