import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Dialog } from '../ui/dialog.tsx'
import { useLocale } from './locale.tsx'
import { en } from './search.text.en.ts'
import { fr } from './search.text.fr.ts'
import { SearchBox } from './search-box.tsx'

/** The search over the page one is reading; it goes when one arrives somewhere. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const words = useLocale() === 'fr' ? fr : en
  const { key } = useLocation()
  const opened = useRef(key)
  useEffect(() => {
    if (key !== opened.current) onClose()
  }, [key, onClose])
  return (
    <Dialog open onClose={onClose} title={words.title} closeLabel={words.close}>
      <SearchBox words={words} focused />
    </Dialog>
  )
}
