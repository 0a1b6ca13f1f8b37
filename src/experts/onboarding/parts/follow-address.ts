import { fieldsOf, fillFields } from '../../../shell/drafts/form-fields.ts'

/**
 * The address that a link is sent to is the one of the application (`email`), for as long as nobody writes another into
 * its own field (`later`).
 */
export function followAddress(application: HTMLFormElement, own: HTMLFormElement): () => void {
  let followed = ''
  const follow = () => {
    const [address = ''] = fieldsOf(application).email ?? []
    const [there = ''] = fieldsOf(own).later ?? []
    if (there !== followed) return
    fillFields(own, { later: [address] }, true)
    followed = address
  }
  follow()
  application.addEventListener('input', follow)
  return () => application.removeEventListener('input', follow)
}
