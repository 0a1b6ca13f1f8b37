import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { fr } from '../../asking/question-box.text.fr.ts'
import { UploadList } from './upload-list.tsx'
import type { Uploads } from './use-uploads.ts'

const file = new File(['%PDF'], 'bail.pdf', { type: 'application/pdf' })
const shown = (problem: string) => {
  const upload = { key: '1', name: 'bail.pdf', size: 4, sent: 0, done: null, problem, file }
  const uploads = { uploads: [upload], refused: [], retry() {}, remove() {} } as unknown as Uploads
  return renderToStaticMarkup(<UploadList uploads={uploads} words={fr} tag="fr-FR" />)
}

it.each([
  'file_too_large',
  'file_type_unsupported',
  'file_active_content',
  'file_too_many_pages',
  'file_unfolds',
  'file_infected',
])('offers no second try for a document that is refused for what it is: %s', (problem) => {
  expect(shown(problem)).toContain('class="error"')
  expect(shown(problem)).not.toContain(fr.retryUpload)
  expect(shown(problem)).toContain(fr.remove)
})

it.each(['upload_failed', 'upload_invalid', 'file_unscanned', 'files_busy', 'storage_full'])(
  'offers to send again what did not arrive: %s',
  (problem) => expect(shown(problem)).toContain(fr.retryUpload),
)

it('says of a small document that it unfolds to too much, and not that it is large', () => {
  expect(shown('file_unfolds')).toContain('bail.pdf est petit, mais se déplie en bien trop de données.')
  expect(shown('file_unfolds')).not.toContain('5 Mo')
})
