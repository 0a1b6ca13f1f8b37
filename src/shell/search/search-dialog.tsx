import { useLocale } from '../../i18n/use-locale.ts'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { en } from './search.text.en.ts'
import { fr } from './search.text.fr.ts'
import { SearchBox } from './search-box.tsx'

/** The search over the page one is on; what it finds are documents. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const words = useLocale() === 'fr' ? fr : en
  return (
    <Dialog open onClose={onClose} title={words.title} closeLabel={words.close}>
      <SearchBox id="search-over" words={words} focused />
    </Dialog>
  )
}
