import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
} from 'react-router'
import { NothingEmailed } from '../../../accounts/parts/nothing-emailed.tsx'
import type { ErasureContent } from '../../../accounts/privacy/erasure.ts'
import { erasureReceipt } from '../../../accounts/privacy/erasure-receipt.ts'
import { ErasureProof } from '../../../accounts/privacy/parts/erasure-proof.tsx'
import type { PrivacyApi } from '../../../accounts/privacy/privacy-contract.ts'
import { brand } from '../../../brand.ts'
import { localeOf } from '../../../i18n/locale.ts'
import { fillAll } from '../../../i18n/text.ts'
import { ChainProof } from '../../../questions/answers/parts/chain-proof.tsx'
import type { QuestionsApi } from '../../../questions/contract.ts'
import { href } from '../../../screens.ts'
import { apiReaderContext, formSenderContext, publicConfigContext } from '../../../server/context.ts'
import type { ShellHandle } from '../../../shell/handle.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { SelectField, TextArea } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import type { CancellationApi } from '../contract.ts'
import type { ReceiptContent } from '../receipt-content.ts'
import { receiptLines, receiptSentences, receiptSubject } from '../receipt-lines.ts'
import { en } from '../text.en.ts'
import { fr } from '../text.fr.ts'
import { typedHash } from '../typed-hash.ts'
import '../../../ui/css/page-forms.css'
import '../../../ui/css/screens/cancellation.css'
import { Unbroken } from '../../../ui/unbroken.tsx'

export const handle: ShellHandle = { frame: 'plain' }

/** A hash is that of a receipt, of an answer or of an erasure; each says `null` to the others'. */
function nullIfUnknown<Found>(reading: Promise<Found>): Promise<Found | null> {
  return reading.catch((error: unknown) => {
    if (error instanceof Response && error.status === 404) return null
    throw error
  })
}

export async function loader({ params, url, context }: LoaderFunctionArgs) {
  const locale = localeOf(url)
  const hash = typedHash(params.hash ?? '')
  const read = context.get(apiReaderContext)
  const words = fillAll(locale === 'fr' ? fr : en, { brand: brand.name }).receipt
  const receipt = await nullIfUnknown(read<CancellationApi>()('GET /receipts/:hash', { params: { hash } }))
  if (!receipt) {
    const chain = await nullIfUnknown(read<QuestionsApi>()('GET /answer-chains/:hash', { params: { hash } }))
    if (chain) return { of: 'answer' as const, words, chain }
    const erasure = await nullIfUnknown(read<PrivacyApi>()('GET /erasures/:hash', { params: { hash } }))
    if (!erasure) return data({ of: 'nothing' as const, words, hash }, { status: 404 })
    const { content } = erasure
    const erased = erasureReceipt(locale, JSON.parse(content) as ErasureContent, hash)
    return { of: 'erasure' as const, words, receipt: erased, content }
  }
  const content = { ...(JSON.parse(receipt.content) as ReceiptContent), locale }
  const told = url.searchParams.has('told')
  return {
    of: 'leaving' as const,
    words,
    subject: receiptSubject(content),
    sentences: receiptSentences(content),
    lines: receiptLines(content, hash),
    content: receipt.content,
    pdf: `${context.get(publicConfigContext).apiUrl.replace(/\/+$/, '')}/receipts/${hash}/pdf`,
    ask: receipt.mayTellWhy && !told,
    draft: `leaving-why:${hash}`,
    emailed: receipt.emailed,
    told,
  }
}

export async function action({ request, params, url, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const hash = typedHash(params.hash ?? '')
  const body = { reason: form.get('reason'), comment: form.get('comment') ?? '' }
  const problem = await context.get(formSenderContext)(`POST /receipts/${encodeURIComponent(hash)}/reason`, body)
  return redirect(href('leaving-receipt', localeOf(url), problem ? { hash } : { hash, told: '1' }), 303)
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return []
  const { of, words } = loaderData
  return [
    { title: of === 'answer' || of === 'nothing' ? words.answerTitle : words.title },
    { name: 'robots', content: 'noindex' },
  ]
}

const isHash = (value: string) => /^[0-9a-f]{64}$/.test(value)

/** The receipt of a notice or an erasure, as it was recorded, or whether an answer's hash chain is whole. A reason is asked only here, afterwards, if at all. */
export default function LeavingReceiptPage() {
  const found = useLoaderData<typeof loader>()
  if (found.of === 'answer') return <ChainProof chain={found.chain} />
  if (found.of === 'erasure') return <ErasureProof {...found} />
  if (found.of === 'nothing') return <NothingFound {...found} />
  const { words, subject, sentences, lines, content, pdf, ask, draft, told, emailed } = found
  return (
    <main id="main" className="container page-form leaving">
      <div className="page-form-main">
        {/* biome-ignore lint/a11y/noAutofocus: the button that was pressed is gone with its page, and no script moves the focus here */}
        <h1 tabIndex={-1} autoFocus={!told}>
          {subject}
        </h1>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <dl className="leaving-facts">
          {lines.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className={isHash(value) ? 'leaving-hash' : undefined}>
                <Unbroken>{value}</Unbroken>
              </dd>
            </div>
          ))}
        </dl>
        <p className="small soft">{emailed ? words.kept : words.keptOnly}</p>
        {!emailed && <NothingEmailed words={words.nothingEmailed} className="small soft" />}
        <p>
          <a className="button button--plain" href={pdf} download>
            {words.pdf}
          </a>
        </p>
        <details>
          <summary>{words.content}</summary>
          <p className="small soft">{words.contentNote}</p>
          <pre className="leaving-content">{content}</pre>
        </details>
      </div>
      <div className="page-form-side">
        {told && (
          // biome-ignore lint/a11y/noAutofocus: as above
          <div tabIndex={-1} autoFocus>
            <Notice tone="success">{words.thanks}</Notice>
          </div>
        )}
        {ask && (
          <section>
            <h2>{words.whyTitle}</h2>
            <p className="small soft">{words.whyNote}</p>
            {/* Sent without a script, which could forget it: kept for as long as the tab is open. */}
            <Form data-draft={draft} data-draft-life="tab" method="post" summaryTitle="" className="form">
              <SelectField name="reason" label={words.why} defaultValue="" required>
                <option value="">{words.choose}</option>
                {Object.entries(words.reasons).map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </SelectField>
              <TextArea name="comment" label={words.comment} optional={words.optional} maxLength={1000} rows={3} />
              <p className="form-foot">
                <Button variant="plain" type="submit">
                  {words.send}
                </Button>
              </p>
            </Form>
          </section>
        )}
      </div>
    </main>
  )
}

type NothingFoundProps = { words: { unknown: { title: string; text: string; whole: string } }; hash: string }

/** Whoever checks a paper that we have not issued learns it here. */
function NothingFound({ words: { unknown }, hash }: NothingFoundProps) {
  return (
    <main id="main" className="container page-form leaving">
      <div className="page-form-main">
        <h1>{unknown.title}</h1>
        <p>{unknown.text}</p>
        <p className="leaving-hash">
          <Unbroken>{hash}</Unbroken>
        </p>
        {!isHash(hash) && <p>{unknown.whole}</p>}
      </div>
    </main>
  )
}
