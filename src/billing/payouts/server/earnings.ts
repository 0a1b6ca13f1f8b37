import { electronicFormatIBAN, isSEPACountry, isValidIBAN } from 'ibantools'
import { requirePassword } from '../../../accounts/sign-in/server/passwords.ts'
import type { Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import { applicationSealKey } from '../../../experts/server/payout-port.ts'
import { type ExpertRow, expertOf } from '../../../experts/server/views.ts'
import type { Db, Tx } from '../../../platform/db/port.ts'
import { sealWith } from '../../../platform/files/seal.ts'
import { renderEmail } from '../../../platform/mail/email.tsx'
import type { FeaturePorts, Ports } from '../../../platform/ports.ts'
import { insertEntries } from '../../server/store.ts'
import type { Earnings } from '../contract.ts'
import { accountChangedEmail } from './mail.tsx'
import {
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
  const row = { question_id: questionId, expert_id: expertId, category, amount, answered_at: answeredAt }
  if (!(await insertExpertFee(tx, { ...row, contribution_id: contributionId, payout_id: null }))) return
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

export async function ownEarnings(ports: Ports, actor: Person, db: Db = ports.db): Promise<Earnings> {
  const expert = await ownExpert(db, actor)
  const [account, months, returned] = await Promise.all([
    payoutAccountOf(db, expert.id),
    earnedByMonth(db, expert.id),
    returnedUnpaid(db, expert.id),
  ])
  return {
    account: account
      ? { holder: account.holder, ibanEnd: account.iban_end, changedAt: account.changed_at.toISOString() }
      : null,
    owed: months.reduce((sum, { earned, paid }) => sum + earned - paid, 0),
    returned: returned.map(({ iban_end, returned_at, ...transfer }) => ({
      ...transfer,
      ibanEnd: iban_end,
      at: returned_at.toISOString(),
    })),
    months,
  }
}

/**
 * A stolen session must not redirect somebody's pay to another account: the password is asked again, and an email
 * reports the change.
 * @throws Refusal `iban_invalid`, `iban_not_sepa`, `password_wrong`
 */
export async function savePayoutAccount(
  ports: Ports,
  actor: Person,
  input: { holder: string; iban: string; password: string },
): Promise<Earnings> {
  const iban = electronicFormatIBAN(input.iban)
  if (!iban || !isValidIBAN(iban)) throw new Refusal('iban_invalid', 422)
  if (!isSEPACountry(iban.slice(0, 2))) throw new Refusal('iban_not_sepa', 422)
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
      expert_id: expert.id,
      holder: input.holder,
      iban_sealed: encryptIban(ports, accountKey(expert.id), iban),
      iban_end: account.end,
      changed_at: account.at,
    })
    return ownEarnings(ports, actor, tx)
  })
}

/** Payout accounts during onboarding: the account may have come with the application, sealed. */
export const onboardingPayouts: FeaturePorts['payouts'] = {
  async named(ports, tx, expertId, application) {
    if (!application.iban_sealed) return
    const iban = decryptIban(ports, applicationSealKey(application.id), application.iban_sealed)
    await savePayoutAccountRow(tx, {
      expert_id: expertId,
      holder: `${application.first_name} ${application.last_name}`,
      iban_sealed: encryptIban(ports, accountKey(expertId), iban),
      iban_end: iban.slice(-4),
      changed_at: ports.clock.now(),
    })
  },
  known: async (db, expertId) => (await payoutAccountOf(db, expertId)) !== undefined,
  forget: deletePayoutAccount,
}

/** The account an expert is paid to, in full: for those who may know a trader's identity. */
export async function payoutAccount(ports: Ports, expertId: string): Promise<{ holder: string; iban: string } | null> {
  const account = await payoutAccountOf(ports.db, expertId)
  return account
    ? { holder: account.holder, iban: decryptIban(ports, accountKey(expertId), account.iban_sealed) }
    : null
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
