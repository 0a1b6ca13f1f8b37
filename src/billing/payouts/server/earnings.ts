import type { z } from 'zod'
import { requirePassword } from '../../../accounts/sign-in/server/passwords.ts'
import type { Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import { payableIban } from '../../../experts/server/payable-iban.ts'
import { applicationSealKey } from '../../../experts/server/payout-port.ts'
import { type ExpertRow, expertOf } from '../../../experts/server/views.ts'
import type { Db, Tx } from '../../../platform/db/port.ts'
import { sealWith } from '../../../platform/files/seal.ts'
import { renderEmail } from '../../../platform/mail/email.tsx'
import type { FeaturePorts, Ports } from '../../../platform/ports.ts'
import { insertEntries } from '../../server/store.ts'
import type { Earnings } from '../contract.ts'
import { mandateErrors, mandateVersion } from '../mandate.ts'
import { waitingReasonsOf } from '../waiting.ts'
import { accountChangedEmail } from './mail.tsx'
import { acceptMandate } from './mandate.ts'
import { demandOf } from './requests.ts'
import { payeeOf } from './requests-store.ts'
import {
  confirmAccountRow,
  deletePayoutAccount,
  earnedByMonth,
  insertExpertFee,
  payoutAccountOf,
  returnedUnpaid,
  savePayoutAccountRow,
} from './store.ts'

export type EarningInput = {
  contributionId: string
  questionId: string
  expertId: string
  category: string
  amount: number
  answeredAt: Date
}

/** Records the fee of what an expert delivered: it is owed from now on. Once per contribution. */
export async function recordEarning(ports: Ports, tx: Tx, earned: EarningInput): Promise<void> {
  const { contributionId, questionId, expertId, category, amount, answeredAt } = earned
  const row = { questionId, expertId, category, amount, answeredAt }
  if (!(await insertExpertFee(tx, { ...row, contributionId, payoutId: null }))) return
  await insertEntries(tx, 'expert_due', contributionId, ports.clock.now(), [
    { account: 'expert_cost', amount },
    { account: 'expert_payable', amount: -amount },
  ])
}

export async function ownExpert(db: Db, actor: Person): Promise<ExpertRow> {
  const expert = await expertOf(db, actor.personId)
  if (!expert) throw new Refusal('not_found', 404)
  return expert
}

export async function ownEarnings(ports: Ports, actor: Person, db: Db = ports.db): Promise<z.input<typeof Earnings>> {
  const expert = await ownExpert(db, actor)
  const [account, months, returned, payee, demand] = await Promise.all([
    payoutAccountOf(db, expert.id),
    earnedByMonth(db, expert.id),
    returnedUnpaid(db, expert.id),
    payeeOf(db, expert.id),
    demandOf(ports, db, expert.id),
  ])
  return {
    account: account ? { holder: account.holder, ibanEnd: account.ibanEnd, changedAt: account.changedAt } : null,
    waits: waitingReasonsOf(payee),
    ...demand,
    owed: months.reduce((sum, { earned, paid }) => sum + earned - paid, 0),
    returned: returned.map(({ returnedAt, ...transfer }) => ({ ...transfer, at: returnedAt })),
    months,
  }
}

/**
 * A stolen session must not redirect somebody's pay to another account: the password is asked again, and an email
 * reports the change.
 * @throws Refusal `iban_invalid`, `iban_not_sepa`, `iban_ours`, `password_wrong`
 */
export async function savePayoutAccount(
  ports: Ports,
  actor: Person,
  input: { holder: string; iban: string; password: string },
) {
  const { iban, refused } = payableIban(input.iban)
  if (refused) throw new Refusal(refused, 422)
  const { email, locale } = await requirePassword(ports, actor, input.password)
  const account = { holder: input.holder, end: iban.slice(-4), at: ports.clock.now() }
  const letter = await renderEmail(accountChangedEmail({ locale, account, site: siteOf(ports) }))
  return ports.transact(async (tx) => {
    const expert = await ownExpert(tx, actor)
    await ports.mail.enqueue(tx, {
      ...letter,
      template: 'billing.payout_account',
      to: email,
      locale,
      key: `payout-account:${ports.ids.id()}`,
      personId: actor.personId,
      about: null,
    })
    await savePayoutAccountRow(tx, {
      expertId: expert.id,
      holder: input.holder,
      ibanSealed: encryptIban(ports, accountKey(expert.id), iban),
      ibanEnd: account.end,
      changedAt: account.at,
    })
    return ownEarnings(ports, actor, tx)
  })
}

/**
 * An account whose holder is named otherwise was looked at and is the expert's.
 * @throws Refusal `account_changed`
 */
export async function confirmPayoutAccount(
  ports: Ports,
  tx: Tx,
  actor: Person,
  seen: { expertId: string; changedAt: Date },
): Promise<void> {
  const confirmed = { ...seen, confirmedAt: ports.clock.now(), confirmedBy: actor.personId }
  if (!(await confirmAccountRow(tx, confirmed))) throw new Refusal('account_changed', 409)
}

/** Payout accounts during onboarding: the account may have come with the application, sealed. */
export const onboardingPayouts: FeaturePorts['payouts'] = {
  async named(ports, tx, expertId, application) {
    if (!application.ibanSealed) return
    const iban = decryptIban(ports, applicationSealKey(application.id), application.ibanSealed)
    await savePayoutAccountRow(tx, {
      expertId,
      holder: `${application.firstName} ${application.lastName}`,
      ibanSealed: encryptIban(ports, accountKey(expertId), iban),
      ibanEnd: iban.slice(-4),
      changedAt: ports.clock.now(),
    })
  },
  async mandated(ports, tx, expertId, { siret, vatNumber, vatExempt, country }, locale) {
    const vat = country !== 'fr' ? 'reverse_charge' : vatExempt ? 'exempt' : 'charged'
    const mandate = { registration: siret, vat, vatNumber } as const
    if (mandateErrors(mandate).length > 0) return false
    await acceptMandate(ports, tx, expertId, { ...mandate, version: mandateVersion, locale })
    return true
  },
  known: async (db, expertId) => (await payoutAccountOf(db, expertId)) !== undefined,
  forget: deletePayoutAccount,
}

/** The account an expert is paid to, in full: for those who may know a trader's identity. */
export async function payoutAccount(ports: Ports, expertId: string): Promise<{ holder: string; iban: string } | null> {
  const account = await payoutAccountOf(ports.db, expertId)
  return account ? { holder: account.holder, iban: decryptIban(ports, accountKey(expertId), account.ibanSealed) } : null
}

const siteOf = ({ config }: Ports) => config.PUBLIC_SITE_URL ?? `http://localhost:${config.PORT}`

export const accountKey = (expertId: string) => `payout-account/${expertId}`
export const payoutKey = (payoutId: string) => `payout/${payoutId}`

export function encryptIban({ config }: Pick<Ports, 'config'>, key: string, iban: string): Buffer {
  return Buffer.from(sealWith(config.FILE_KEY).seal(key, Buffer.from(iban)))
}
export function decryptIban({ config }: Pick<Ports, 'config'>, key: string, sealed: Uint8Array): string {
  return Buffer.from(sealWith(config.FILE_KEY).open(key, sealed)).toString()
}
