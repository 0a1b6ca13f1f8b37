import { useState } from 'react'
import { client } from '../../../api/call.ts'
import { day } from '../../../i18n/format.ts'
import { fill, plural } from '../../../i18n/text.ts'
import { useLanguageTag, useLocale } from '../../../i18n/use-locale.ts'
import { saveFile } from '../../../questions/files/parts/save-file.ts'
import { useFormDraft } from '../../../shell/drafts/form-draft.ts'
import { fieldProblems } from '../../../shell/errors/field-problems.ts'
import { useFailureMessages } from '../../../shell/errors/use-failure-messages.ts'
import { Button } from '../../../ui/button.tsx'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { TextArea, TextField } from '../../../ui/forms/field.tsx'
import { type FieldProblem, Form, SubmitButton } from '../../../ui/forms/form.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { useAdminMessages } from '../../parts/messages.ts'
import { ExpertLink } from '../../parts/people-links.tsx'
import type { Trader, TradersApi } from '../contract-traders.ts'

const desk = client<TradersApi>()

type Found = { traders: Trader[]; more: boolean }

/** Looks up an expert for an authority that asks who they are; the reason stays in the journal. */
export function Traders() {
  const words = useAdminMessages('traders').traders
  const { frame } = useAdminMessages()
  const failures = useFailureMessages()
  const [problems, setProblems] = useState<FieldProblem[]>([])
  const [found, setFound] = useState<Found | null>(null)
  const draft = useFormDraft('trader-search')
  const tag = useLanguageTag()
  const said: Record<string, string> = { ...frame.reasons, search_too_short: words.search_too_short }
  const failed = (error: unknown) => setProblems(fieldProblems(error, failures, said))
  const look = async (values: FormData) => {
    const body = { search: String(values.get('search')), reason: String(values.get('reason')) }
    setProblems([])
    try {
      const reply = await desk('POST /admin/traders', { body })
      draft.sent()
      setFound(reply)
      announce(reply.traders.length > 0 ? plural(tag, words.found, reply.traders.length) : words.nobody)
    } catch (error) {
      failed(error)
    }
  }
  return (
    <>
      <p className="soft">{words.intro}</p>
      <Form {...draft.form} summaryTitle={words.check} problems={problems} onSend={look} className="form form--narrow">
        <TextField name="search" type="search" label={words.search} maxLength={120} required />
        <TextArea name="reason" label={words.reason} hint={words.reasonHint} maxLength={500} required />
        <div className="form-foot">
          <SubmitButton>{words.find}</SubmitButton>
        </div>
      </Form>
      {found && (
        <div className="after-filter">
          {found.traders.length === 0 && <p className="soft">{words.nobody}</p>}
          <ul className="message-cards">
            {found.traders.map((trader) => (
              <li key={`${trader.id} ${trader.application}`}>
                <TraderFile trader={trader} failed={failed} />
              </li>
            ))}
          </ul>
          {found.more && <p className="soft">{words.more}</p>}
        </div>
      )}
    </>
  )
}

type TraderFileProps = { trader: Trader; failed: (error: unknown) => void }

/** One trader; the name leads to their file in the list of experts, while there is one. */
export function TraderFile({ trader, failed }: TraderFileProps) {
  const words = useAdminMessages('traders').traders
  const locale = useLocale()
  const { application, identity, account, leftAt, keptUntil, certifiedAt } = trader
  const key = `trader-${trader.application ?? trader.id}`
  const contract =
    leftAt && keptUntil
      ? { from: day(locale, trader.since), to: day(locale, leftAt), until: day(locale, keptUntil) }
      : null
  const facts = [
    [words.company, trader.company],
    [words.registration, trader.registration],
    [words.vat, trader.vatNumber],
    [words.contact, [trader.email, trader.phone].filter(Boolean).join(', ')],
    [words.address, [trader.address, trader.country?.toUpperCase()].filter(Boolean).join(', ')],
    [words.account, account && `${account.holder}, ${account.iban.replace(/(.{4})(?=.)/g, '$1\u00a0')}`],
    [words.certified, certifiedAt && fill(words.certifiedOn, { date: day(locale, certifiedAt) })],
    [words.contract, contract ? fill(words.between, contract) : fill(words.since, { date: day(locale, trader.since) })],
  ] as const
  return (
    <article aria-labelledby={key}>
      <div className="panel-head">
        <h2 id={key}>{trader.erased ? trader.name : <ExpertLink name={trader.name} />}</h2>
        <Tag tone={leftAt ? 'apricot' : 'moss'}>{trader.erased ? words.erased : leftAt ? words.left : words.here}</Tag>
      </div>
      {trader.reference && <p className="soft">{trader.reference}</p>}
      <dl className="file-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value || words.none}</dd>
          </div>
        ))}
        <div>
          <dt>{words.identity}</dt>
          <dd>
            {application && identity ? (
              <Button
                variant="plain"
                size="small"
                onClick={() => saveFile(`/admin/applications/${application}/papers/identity`, identity).catch(failed)}
              >
                {words.download}
                <span className="sr">, {trader.name}</span>
              </Button>
            ) : (
              words.none
            )}
          </dd>
        </div>
      </dl>
    </article>
  )
}
