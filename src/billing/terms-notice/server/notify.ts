import { legalPlaceholders } from '../../../content/legal-placeholders.ts'
import { plannedLegal } from '../../../content/server/views.ts'
import { fill } from '../../../i18n/text.ts'
import { renderEmail } from '../../../platform/mail/email.tsx'
import type { Ports } from '../../../platform/ports.ts'
import { termsEmail } from './mail.tsx'
import { termsRecipients } from './store.ts'

/** Emails everybody with a plan and every expert about planned terms, once per version and language. */
export async function notifyOfNewTerms(ports: Ports): Promise<void> {
  const { config } = ports
  const site = config.PUBLIC_SITE_URL ?? `http://localhost:${config.PORT}`
  for (const { id, locale, version, body, publish_at: at } of await plannedLegal(
    ports.db,
    'terms',
    ports.clock.now(),
  )) {
    if (!at) continue
    const key = `terms:${id}:${version}:${at.toISOString().slice(0, 10)}`
    const people = await termsRecipients(ports.db, locale, key)
    if (people.length === 0) continue
    const words = legalPlaceholders(locale, {
      first: config.FIRST_PRICE,
      plan: config.PLAN_PRICE,
      copilot: config.COPILOT_PRICE,
      firstDays: config.FIRST_PERIOD_DAYS,
      freeQuestions: config.FREE_QUESTIONS,
    })
    const letter = await renderEmail(termsEmail({ locale, at, body: fill(body, words), site }))
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
