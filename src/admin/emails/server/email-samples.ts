import type { Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { renderEmail } from '../../../platform/mail/email.tsx'
import type { EmailTemplate } from '../../../platform/mail/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { requirePermission } from '../../server/permissions.ts'
import { emailSamples } from './email-sample-data.ts'

const sending = { name: 'admin.sample-letters', points: 60, seconds: 3600 }
const mark = { fr: 'Exemple', en: 'Sample' } as const

const siteOf = ({ config }: Ports) => config.PUBLIC_SITE_URL ?? `http://localhost:${config.PORT}`

/** Every email of the product, in the order of the features and of a client's life. */
export async function listEmailSamples(ports: Ports, actor: Person, { locale }: { locale: Locale }) {
  await requirePermission(ports, actor, 'see')
  const features = new Map<string, { name: string; subject: string }[]>()
  for (const [name, sample] of Object.entries(emailSamples)) {
    const [feature = ''] = name.split('.')
    const line = { name, subject: sample(locale, siteOf(ports)).subject }
    features.set(feature, [...(features.get(feature) ?? []), line])
  }
  return { features: [...features].map(([feature, letters]) => ({ feature, letters })) }
}

type Asked = { name: string; locale: Locale }

/** @throws Refusal `letter_unknown` */
export async function readEmailSample(ports: Ports, actor: Person, { name, locale }: Asked) {
  await requirePermission(ports, actor, 'see')
  return { name, locale, ...(await rendered(ports, known(name), locale)) }
}

/** @throws Refusal `letter_unknown` */
export async function sendEmailSample(ports: Ports, actor: Person, { name, locale, to }: Asked & { to: string }) {
  await requirePermission(ports, actor, 'send_letters')
  await ports.limits.spend(sending, actor.personId)
  const template = known(name)
  const letter = await rendered(ports, template, locale)
  return ports.transact(async (tx) => {
    const subject = `[${mark[locale]}] ${letter.subject}`
    await ports.mail.enqueue(tx, { ...letter, subject, template, to, locale, key: `sample:${ports.ids.id()}` })
    return { to, kept: !ports.config.SMTP_URL }
  })
}

function known(name: string): EmailTemplate {
  if (!Object.hasOwn(emailSamples, name)) throw new Refusal('letter_unknown', 404)
  return name as EmailTemplate
}

const rendered = (ports: Ports, name: EmailTemplate, locale: Locale) =>
  renderEmail(emailSamples[name](locale, siteOf(ports)))
