import type { Address } from '../../../api/endpoint.ts'
import type { Problem } from '../../../api/refusal.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { href } from '../../../screens.ts'
import { type CancellationStep, cancellationFormProblems, readCancellationForm } from '../form.ts'
import type { TerminationKind } from './contract-name.ts'
import { contractOf, type ReadContract } from './load-cancellation.ts'

type Doors = {
  kind: TerminationKind
  locale: Locale
  send: (address: Address, body: unknown) => Promise<Problem | null>
  read: ReadContract
}

/** After these refusals the page itself shows the contract's state. */
const over = new Set(['link_over', 'plan_ended', 'withdrawal_over'])

const declared = { cancel: 'cancelled', withdraw: 'withdrawn' } as const

/** Answers a posted form with another step or another page. Works as plain documents, without any script. */
export async function postCancellation(form: FormData, doors: Doors): Promise<CancellationStep | { to: string }> {
  const { kind, locale, send, read } = doors
  const { link, confirmed, back, values } = readCancellationForm(form)
  if (link) {
    const problem = await send(`POST /leaving/${kind}`, { link, locale })
    if (problem && !over.has(problem.code)) return { step: 'recap', values, problems: [failure(problem)] }
    const hash = problem ? null : (await contractOf(read, link))[declared[kind]]?.hash
    return { to: hash ? href('leaving-receipt', locale, { hash }) : href(kind, locale, { link }) }
  }
  const problems = cancellationFormProblems(values)
  if (back || problems.length > 0) return { step: 'form', values, problems: back ? [] : problems }
  if (!confirmed) return { step: 'recap', values, problems: [] }
  const problem = await send(`POST /leaving/${kind}-by-reference`, { ...values, locale })
  if (!problem) return { to: href(kind, locale, { sent: '1' }) }
  return { step: 'recap', values, problems: [failure(problem)] }
}

function failure({ code }: Problem): CancellationStep['problems'][number] {
  return { code: code === 'too_many_requests' ? 'too_many_requests' : 'failed' }
}
