import { existsSync } from 'node:fs'
import { type RouteConfigEntry, route } from '@react-router/dev/routes'
import { locales } from './i18n/locale.ts'
import { type Screen, screens } from './screens.ts'

const table: RouteConfigEntry[] = locales.flatMap((locale) =>
  Object.entries(screens as Record<string, Screen>)
    .filter(([, screen]) => existsSync(new URL(screen.file, import.meta.url)))
    .map(([name, screen]) => {
      const path = typeof screen.path === 'string' ? screen.path : screen.path[locale]
      return route(`/${locale}${path && `/${path}`}`, screen.file, { id: `${name}___${locale}` })
    }),
)

export default [
  ...table,
  ...(process.env.NODE_ENV === 'development' ? [route('/ui-parts', 'ui/pages/parts.tsx')] : []),
  route('*', 'shell/pages/not-found.tsx'),
]
