import { createHash } from 'node:crypto'
import { contactOf } from '../../../accounts/server/people.ts'
import { addressMatter } from '../../../accounts/sign-in/server/emails.ts'
import { legalTextAt } from '../../../content/server/legal.ts'
import { fill } from '../../../i18n/text.ts'
import { Button, Figures, Paragraph, Quote, TextLink, Title } from '../../../platform/mail/components.tsx'
import { type EmailContent, renderEmail } from '../../../platform/mail/email.tsx'
import type { Attachment } from '../../../platform/mail/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { href } from '../../../screens.ts'
import { invoiceAttachment } from '../../invoices/server/invoices.ts'
import { linkDays, signLink } from '../../server/signed-link.ts'
import {
  type ContractFacts,
  contractConsents,
  contractContents,
  contractLead,
  contractLines,
  contractMessages,
  contractSubject,
  contractTerm,
  contractWithdrawal,
  valuesOf,
} from '../contract-facts.ts'
import { loadContract } from './load-facts.ts'
import { contractPdf } from './pdf.ts'
import { type ContractOf, contractDocumentOf, insertContractDocument } from './store.ts'

declare module '../../../platform/mail/port.ts' {
  interface EmailTemplates extends Record<'billing.contract', true> {}
}
declare module '../../../platform/jobs/port.ts' {
  interface JobTable {
    /** Email the confirmation of an order, once. */
    'billing.contract-letter': ContractOf
  }
}

type ContractLetter = {
  facts: ContractFacts
  /** SHA-256 of the attached contract. */
  hash: string
  /** Signed: whoever holds it may cancel this contract or withdraw from it. */
  token: string
  /** The question that waits for the order. */
  questionId: string | null
  site: string
}

/** The email as it is sent, and as the staff console shows it. */
export function contractEmail({ facts, hash, token, questionId, site }: ContractLetter): EmailContent {
  const { locale } = facts
  const words = contractMessages[locale]
  const subject = contractSubject(facts)
  const values = valuesOf(facts)
  const contents = contractContents(facts)
  const files = [words.files.contract, ...(facts.invoice ? [fill(words.files.invoice, { number: facts.invoice })] : [])]
  const [button, label] = questionId
    ? ([href('match', locale, { id: questionId }), words.buttons.question] as const)
    : ([href('account', locale), words.buttons.account] as const)
  return {
    locale,
    subject,
    preview: contractLead(facts),
    reason: words.reason,
    body: (
      <>
        <Title>{subject}</Title>
        <Paragraph>{contractLead(facts)}</Paragraph>
        {facts.service ? <Quote>{facts.service.scope}</Quote> : null}
        {contents.length > 0 ? (
          <Paragraph>
            <b>{words.copilot.title}</b>
          </Paragraph>
        ) : null}
        {contents.map((line) => (
          <Paragraph key={line}>{`•\u00a0${line}`}</Paragraph>
        ))}
        <Figures rows={contractLines(facts)} />
        {contractTerm(facts).map((sentence) => (
          <Paragraph key={sentence}>{sentence}</Paragraph>
        ))}
        {facts.monthly ? (
          <Paragraph>
            <TextLink href={site + href('cancel', locale, { link: token })}>{words.cancel}</TextLink>
          </Paragraph>
        ) : null}
        <Paragraph>
          <b>{words.withdrawal.title}</b>
        </Paragraph>
        {contractWithdrawal(facts).map((sentence) => (
          <Paragraph key={sentence}>{sentence}</Paragraph>
        ))}
        <Paragraph>
          <TextLink href={site + href('withdraw', locale, { link: token })}>{words.withdraw}</TextLink>
        </Paragraph>
        <Paragraph soft>{contractConsents(facts)}</Paragraph>
        <Paragraph soft>
          {fill(words.attached, { files: files.join(words.and) })} {facts.invoice ? null : words.invoiceLater}
        </Paragraph>
        <Button href={site + button}>{label}</Button>
        <Paragraph soft>{fill(words.mediation, values)}</Paragraph>
        <Figures rows={[{ label: words.proof, value: hash }]} />
        <Paragraph soft>{words.kept}</Paragraph>
      </>
    ),
  }
}

/**
 * Confirms an order that stands, on a durable medium (L221-13): a link is none (CJEU, C-49/11), so the contract is
 * attached, with the invoice where something was taken. Once per order; `false` when it was confirmed before.
 */
export async function sendContractLetter(ports: Ports, order: ContractOf): Promise<boolean> {
  if (await contractDocumentOf(ports.db, order)) return false
  const loaded = await loadContract(ports.db, order)
  const contact = loaded && (await contactOf(ports.db, loaded.personId))
  if (!loaded || !contact) return false
  const { facts, questionId } = loaded
  const site = ports.config.PUBLIC_SITE_URL ?? `http://localhost:${ports.config.PORT}`
  const at = facts.consent?.at ?? facts.concludedAt
  const terms = await legalTextAt(ports, { key: 'terms', locale: facts.locale, at })
  const pdf = Buffer.from(await contractPdf(facts, terms, site))
  const hash = createHash('sha256').update(pdf).digest('hex')
  const name = fill(contractMessages[facts.locale].document.file, { reference: facts.reference })
  const attachments: Attachment[] = [{ name, type: 'application/pdf', content: pdf }]
  if (facts.invoice) attachments.push(await invoiceAttachment(ports, facts.invoice))
  const expiresAt = new Date(ports.clock.now().getTime() + linkDays * 24 * 3_600_000)
  const token = signLink(ports.config.SECRET_KEY, {
    purpose: 'leave',
    subscriptionId: loaded.withdrawFrom,
    expiresAt,
  })
  const rendered = await renderEmail(contractEmail({ facts, hash, token, questionId, site }))
  return ports.db.transaction().execute(async (tx) => {
    const id = ports.ids.id()
    const made = await insertContractDocument(tx, {
      id,
      purchaseId: 'purchaseId' in order ? order.purchaseId : null,
      serviceId: 'serviceId' in order ? order.serviceId : null,
      locale: facts.locale,
      termsVersion: terms.version,
      pdf,
      sha256: hash,
      madeAt: ports.clock.now(),
    })
    if (!made) return false
    await ports.mail.enqueue(tx, {
      ...rendered,
      template: 'billing.contract',
      to: contact.email,
      locale: facts.locale,
      key: `contract:${'purchaseId' in order ? order.purchaseId : order.serviceId}`,
      personId: loaded.personId,
      ...(questionId && { about: questionId }),
      gather: { matter: addressMatter(loaded.personId, facts.locale), waits: 0, tells: 'all', leaves: 'now' },
      attachments,
    })
    return true
  })
}
