import { contractTexts } from '../../../content/editing.ts'
import { legalValues } from '../../../content/server/legal.ts'
import { plannedLegal } from '../../../content/server/views.ts'
import { fill } from '../../../i18n/text.ts'
import { renderEmail } from '../../../platform/mail/email.tsx'
import type { Ports } from '../../../platform/ports.ts'
import { termsEmail } from './mail.tsx'
import { termsRecipients } from './store.ts'

/**
 * Emails those who have agreed to a text about its planned version, once per version and language: everybody with a
 * plan, or every expert (Regulation 2019/1150, article 3).
 */
export async function notifyOfNewTerms(ports: Ports): Promise<void> {
  const { config } = ports
  const site = config.PUBLIC_SITE_URL ?? `http://localhost:${config.PORT}`
  const planned = await Promise.all(
    contractTexts.map(async (text) =>
      (await plannedLegal(ports.db, text, ports.clock.now())).map((row) => ({ ...row, text })),
    ),
  )
  for (const { id, locale, version, body, publishAt: at, text } of planned.flat()) {
    if (!at) continue
    const key = `terms:${id}:${version}:${at.toISOString().slice(0, 10)}`
    const people = await termsRecipients(ports.db, text, locale, key)
    if (people.length === 0) continue
    const letter = await renderEmail(
      termsEmail({ text, locale, at, body: fill(body, legalValues(config, locale)), site }),
    )
    for (const { id: personId, email } of people)
      await ports.transact((tx) =>
        ports.mail.enqueue(tx, {
          ...letter,
          template: 'billing.terms_change',
          to: email,
          locale,
          key: `${key}:${personId}`,
          personId,
        }),
      )
  }
}
