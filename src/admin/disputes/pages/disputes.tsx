import { useState } from 'react'
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from 'react-router'
import { client, pathOf } from '../../../api/call.ts'
import { day, money } from '../../../i18n/format.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { saveFile } from '../../../questions/files/parts/save-file.ts'
import { href } from '../../../screens.ts'
import { useAct } from '../../../shell/errors/use-act.ts'
import { privateMeta } from '../../../shell/private-meta.ts'
import { staffLoader } from '../../../shell/staff-loader.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Tag } from '../../../ui/tag.tsx'
import type { CasesApi } from '../../contract-cases.ts'
import { AdminFallback, AdminFrame } from '../../parts/admin-frame.tsx'
import { consoleMessages, readForStaff } from '../../parts/console-page.ts'
import { PersonLink } from '../../parts/people-links.tsx'
import { AnswerDispute, type DisputeReply } from '../parts/answer-dispute.tsx'

const desk = client<CasesApi>()

export const loader = staffLoader(({ url }) => {
  return { messages: consoleMessages(url, 'disputes', 'disputeReasons', 'disputeStatuses') }
})

export async function clientLoader({ url, serverLoader }: ClientLoaderFunctionArgs) {
  const [own, found] = await Promise.all([
    serverLoader<typeof loader>(),
    readForStaff(url, () => desk('GET /admin/disputes')),
  ])
  return { ...own, found }
}
clientLoader.hydrate = true as const

export const meta = privateMeta<typeof loader>(({ messages }) => messages.disputes.title)

export function HydrateFallback() {
  return <AdminFallback />
}

/** Disputed payments, the bank's deadline for a reply, and our evidence. */
export default function AdminDisputes() {
  const { messages, found } = useLoaderData<typeof clientLoader>()
  const { frame, disputes: page, codes, failures } = messages
  const locale = useLocale()
  const { running, problem, run } = useAct(failures, { ...frame.reasons, ...page.reasons })
  const [answering, setAnswering] = useState<DisputeReply | null>(null)
  if (!found) return <AdminFrame room="admin-disputes" title={page.title} denied />
  const save = (id: string) => run(id, () => saveFile(pathOf('GET /admin/disputes/:id/evidence', { id }), `${id}.pdf`))
  return (
    <AdminFrame room="admin-disputes" title={page.title}>
      {problem && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
      {found.disputes.length === 0 && <p className="soft">{page.none}</p>}
      {found.disputes.length > 0 && (
        <ul className="matters">
          {found.disputes.map((dispute) => (
            <li key={dispute.id}>
              <div>
                <b>{money(locale, dispute.amount)}</b>, <PersonLink person={dispute.person} />{' '}
                <Tag tone={dispute.outcome ? undefined : 'brick'}>{page[dispute.outcome ?? 'open']}</Tag>
                <p className="facts soft">
                  <span>
                    {page.reason} {codes.disputeReasons[dispute.reason] ?? dispute.reason}
                  </span>
                  <span>{codes.disputeStatuses[dispute.status] ?? dispute.status}</span>
                  {dispute.evidenceSentAt && (
                    <span>{fill(page.sentOn, { date: day(locale, dispute.evidenceSentAt) })}</span>
                  )}
                  {dispute.dueBy && dispute.open && (
                    <span>
                      {page.dueBy} {day(locale, dispute.dueBy)}
                    </span>
                  )}
                </p>
                <p>
                  <Link to={href('admin-payments', locale, { payment: dispute.payment })}>{page.see}</Link>
                </p>
              </div>
              {found.mayAnswer && (
                <div className="decide">
                  {dispute.open && (
                    <>
                      <Button size="small" onClick={() => setAnswering({ dispute, act: 'evidence' })}>
                        {page.send}
                      </Button>
                      <Button variant="plain" size="small" onClick={() => setAnswering({ dispute, act: 'accept' })}>
                        {page.accept}
                      </Button>
                    </>
                  )}
                  <Button
                    variant="plain"
                    size="small"
                    busy={running === dispute.id}
                    onClick={() => void save(dispute.id)}
                  >
                    {page.evidence}
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      <AnswerDispute answering={answering} onClose={() => setAnswering(null)} />
    </AdminFrame>
  )
}
