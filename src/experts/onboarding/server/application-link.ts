import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Locale } from '../../../i18n/locale.ts'
import type { Ports } from '../../../platform/ports.ts'
import { href } from '../../../screens.ts'

const mac = (secret: string, id: string) => createHmac('sha256', secret).update(`application:${id}`).digest('base64url')

/** Signs the link to an applicant's own file, which is emailed to the address that the application names. */
const signFile = (secret: string, id: string): string => `${Buffer.from(id).toString('base64url')}.${mac(secret, id)}`

/** The application that a link opens; `null` where it was altered. */
export function verifyApplicationLink(secret: string, token: string): string | null {
  const [body = '', signature = ''] = token.split('.')
  const id = Buffer.from(body, 'base64url').toString()
  const [wanted, given] = [Buffer.from(mac(secret, id)), Buffer.from(signature)]
  return wanted.length === given.length && timingSafeEqual(wanted, given) ? id : null
}

export const siteUrl = ({ config }: Pick<Ports, 'config'>) =>
  config.PUBLIC_SITE_URL ?? `http://localhost:${config.PORT}`

export const applicationLink = (ports: Pick<Ports, 'config'>, id: string, locale: Locale): string =>
  siteUrl(ports) + href('expert-file', locale, { token: signFile(ports.config.SECRET_KEY, id) })
