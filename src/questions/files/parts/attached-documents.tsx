import { useEffect, useRef } from 'react'
import { languageTag } from '../../../i18n/locale.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { UploadList, type UploadMessages } from './upload-list.tsx'
import { type Attached, useUploads } from './use-uploads.ts'

/** Given by the question box: documents uploaded before a reload, then those just chosen. */
export type DocumentsInput = { kept: readonly Attached[]; files: readonly File[] }

type PapersProps = {
  given: DocumentsInput
  words: UploadMessages
  onChange: (papers: { attached: readonly Attached[]; pending: boolean }) => void
}

/** The documents of a question. Loaded when there is one: most questions are asked without. */
export function AttachedDocuments({ given, words, onChange }: PapersProps) {
  const locale = useLocale()
  const uploads = useUploads(locale, true)
  const { add, restore, attached, pending } = uploads
  const taken = useRef<DocumentsInput | null>(null)
  useEffect(() => {
    if (taken.current === given) return
    taken.current = given
    if (given.kept.length > 0) restore(given.kept)
    if (given.files.length > 0) add(given.files)
  }, [given, restore, add])

  const ids = attached.map(({ id }) => id).join(' ')
  const told = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the box is told of uploads, not of each render
  useEffect(() => {
    if (told.current || attached.length > 0 || pending) onChange({ attached, pending })
    told.current = true
  }, [ids, pending, uploads.refused])
  return <UploadList uploads={uploads} words={words} tag={languageTag[locale]} />
}
