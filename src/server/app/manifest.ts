import { brand } from '../../brand.ts'
import type { Locale } from '../../i18n/locale.ts'
import { href } from '../../screens.ts'
import type { AppMessages } from './messages.ts'

/** The light theme's background; in dark mode the page's own `theme-color` takes over. */
const paper = '#f7f6f1'

const icon = (name: string, size: number, purpose: 'any' | 'maskable' = 'any') => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** What a device shows of the installed site, in the language of the installation. */
export function manifest(locale: Locale, words: AppMessages): object {
  const small = [icon('icon-192', 192)]
  return {
    // One id for both languages: the app should not be installed twice.
    id: '/',
    name: brand.name,
    short_name: brand.name,
    description: words.description,
    lang: locale,
    dir: 'ltr',
    start_url: href('home', locale),
    scope: '/',
    display: 'standalone',
    background_color: paper,
    theme_color: paper,
    categories: ['lifestyle', 'utilities'],
    icons: [
      { src: '/symbol.svg', sizes: 'any', type: 'image/svg+xml' },
      icon('icon-192', 192),
      icon('icon-512', 512),
      icon('maskable-512', 512, 'maskable'),
    ],
    shortcuts: [
      { name: words.ask, url: href('ask', locale), icons: small },
      { name: words.requests, url: href('my-requests', locale), icons: small },
    ],
  }
}
