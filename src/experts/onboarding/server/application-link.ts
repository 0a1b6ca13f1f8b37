import type { Locale } from '../../../i18n/locale.ts'
import { isSigned, signatureOf } from '../../../platform/keys.ts'
import type { Ports } from '../../../platform/ports.ts'
import { href } from '../../../screens.ts'

/**
 * `letter`: emailed to the address that the application names, so that whoever has it may act for the applicant.
 * `screen`: given to whoever sent the application, who may not own that address, so that it only says how things stand.
 */
type LinkKind = 'letter' | 'screen'

const signed = (kind: LinkKind, id: string) => (kind === 'letter' ? `application:${id}` : `application-status:${id}`)

/** Signs a link to an applicant's own file. */
const signFile = (secret: string, kind: LinkKind, id: string): string =>
  `${Buffer.from(id).toString('base64url')}.${signatureOf(secret, signed(kind, id))}`

/** The application that a link opens, and which of the two it is; `null` where it was altered. */
export function verifyApplicationLink(secret: string, token: string): { id: string; kind: LinkKind } | null {
  const [body = '', signature = ''] = token.split('.')
  const id = Buffer.from(body, 'base64url').toString()
  const kind = (['letter', 'screen'] as const).find((one) => isSigned(secret, signed(one, id), signature))
  return kind ? { id, kind } : null
}

export const siteUrl = ({ config }: Pick<Ports, 'config'>) =>
  config.PUBLIC_SITE_URL ?? `http://localhost:${config.PORT}`

export const applicationLink = (ports: Pick<Ports, 'config'>, id: string, locale: Locale): string =>
  siteUrl(ports) + href('expert-file', locale, { token: signFile(ports.config.SECRET_KEY, 'letter', id) })

/** A path, for the screen that follows the sending. */
export const statusLink = (ports: Pick<Ports, 'config'>, id: string, locale: Locale): string =>
  href('expert-file', locale, { token: signFile(ports.config.SECRET_KEY, 'screen', id) })
