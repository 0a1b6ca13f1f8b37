import { layout, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { locales } from './i18n/locale.ts'
import { type ScreenName, screenOf, screens } from './screens.ts'

/** One route per screen and language, so that its id can carry the language: `login___fr`. */
function routesOf(wanted: (name: ScreenName) => boolean): RouteConfigEntry[] {
  return locales.flatMap((locale) =>
    (Object.keys(screens) as ScreenName[])
      .filter((name) => wanted(name))
      .map((name) => {
        const { path, file } = screenOf(name)
        const own = typeof path === 'string' ? path : path[locale]
        return route(`/${locale}${own && `/${own}`}`, file, { id: `${name}___${locale}` })
      }),
  )
}

const isStaffs = (name: ScreenName) => screenOf(name).kind === 'staff'
const isRead = (name: ScreenName) => screenOf(name).hydrate === false

/** What is the staff's stands behind one door. */
const application: RouteConfigEntry[] = [
  ...routesOf((name) => !isRead(name) && !isStaffs(name)),
  layout('admin/pages/area.tsx', { id: 'staff' }, routesOf(isStaffs)),
  ...(process.env.NODE_ENV === 'development' ? [route('/ui-parts', 'ui/pages/parts.tsx')] : []),
]

export default [
  ...routesOf(isRead),
  layout('shell/pages/application.tsx', { id: 'application' }, application),
  route('*', 'shell/pages/not-found.tsx'),
]
