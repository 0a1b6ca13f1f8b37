import { createRoot } from 'react-dom/client'
import { isLocale } from '../../i18n/locale.ts'
import { LocaleContext } from '../../i18n/use-locale.ts'
import SearchDialog from '../search/search-dialog.tsx'

/** The search over a reading page; goes when it is closed, and the reader is back where it was opened. */
export function openSearchOverlay(door: HTMLElement): void {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const { lang } = document.documentElement
  const close = () => {
    root.unmount()
    place.remove()
    door.focus()
  }
  root.render(
    <LocaleContext value={isLocale(lang) ? lang : 'fr'}>
      <SearchDialog onClose={close} />
    </LocaleContext>,
  )
}
