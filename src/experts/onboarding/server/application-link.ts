import type { Locale } from '../../../i18n/locale.ts'
import { isSigned, signatureOf } from '../../../platform/keys.ts'
import type { Ports } from '../../../platform/ports.ts'
import { href } from '../../../screens.ts'

const signed = (id: string) => `application:${id}`

/** Signs the link to an applicant's own file, which is emailed to the address that the application names. */
const signFile = (secret: string, id: string): string =>
  `${Buffer.from(id).toString('base64url')}.${signatureOf(secret, signed(id))}`

/** The application that a link opens; `null` where it was altered. */
export function verifyApplicationLink(secret: string, token: string): string | null {
  const [body = '', signature = ''] = token.split('.')
  const id = Buffer.from(body, 'base64url').toString()
  return isSigned(secret, signed(id), signature) ? id : null
}

export const siteUrl = ({ config }: Pick<Ports, 'config'>) =>
  config.PUBLIC_SITE_URL ?? `http://localhost:${config.PORT}`

export const applicationLink = (ports: Pick<Ports, 'config'>, id: string, locale: Locale): string =>
  siteUrl(ports) + href('expert-file', locale, { token: signFile(ports.config.SECRET_KEY, id) })
