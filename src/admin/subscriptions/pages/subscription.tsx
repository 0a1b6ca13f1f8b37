import { useState } from 'react'
import { type ClientLoaderFunctionArgs, Link, useLoaderData, useRevalidator } from 'react-router'
import { client } from '../../../api/call.ts'
import { day } from '../../../i18n/format.ts'
import { localeOf } from '../../../i18n/locale.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { privateMeta } from '../../../shell/private-meta.ts'
import { staffLoader } from '../../../shell/staff-loader.ts'
import { Button } from '../../../ui/button.tsx'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { Unbroken } from '../../../ui/unbroken.tsx'
import { AdminFallback, AdminFrame } from '../../parts/admin-frame.tsx'
import { consoleMessages, readForStaff } from '../../parts/console-page.ts'
import type { AdminMessages } from '../../parts/messages.ts'
import { ReasonDialog } from '../../parts/reason-dialog.tsx'
import type { SubscriptionsApi } from '../contract-subscriptions.ts'
import { SubscriptionFigures, SubscriptionHistory } from '../parts/subscription-history.tsx'
import { SubscriptionEmails, SubscriptionPayments, SubscriptionQuestions } from '../parts/subscription-records.tsx'
import { en } from '../subscriptions.text.en.ts'
import { fr } from '../subscriptions.text.fr.ts'

const desk = client<SubscriptionsApi>()

export const loader = staffLoader(({ url }) => {
  const codes = ['plans', 'stages', 'endReasons', 'asked', 'channels', 'leaving', 'acts', 'states'] as const
  const { frame, payments, codes: known, failures } = consoleMessages(url, 'payments', ...codes)
  const subscriptions: AdminMessages['subscriptions'] = localeOf(url) === 'fr' ? fr : en
  return { kinds: payments.kinds, codes: known, messages: { frame, failures, subscriptions } }
})

export async function clientLoader({ url, params, serverLoader }: ClientLoaderFunctionArgs) {
  const [own, found] = await Promise.all([
    serverLoader<typeof loader>(),
    readForStaff(url, () => desk('GET /admin/subscriptions/:id', { params: { id: params.id ?? '' } })),
  ])
  return { ...own, found }
}
clientLoader.hydrate = true as const

export const meta = privateMeta<typeof loader>(({ messages }) => messages.frame.label)

export function HydrateFallback() {
  return <AdminFallback />
}

/** One subscription: its state, requested changes, payments and emails, and the staff's actions. */
export default function AdminSubscription() {
  const { messages, kinds, codes, found } = useLoaderData<typeof clientLoader>()
  const { frame, subscriptions: words } = messages
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  const [asking, setAsking] = useState<'cancel' | 'keep' | null>(null)
  if (!found) return <AdminFrame room="admin-subscriptions" title={frame.label} denied />
  const shared = { plan: found, codes }
  const verb = asking ?? 'cancel'
  return (
    <AdminFrame
      room="admin-subscriptions"
      title={<Unbroken>{fill(words.one, { reference: found.reference })}</Unbroken>}
      aside={<Link to={href('admin-subscriptions', locale)}>{words.all}</Link>}
    >
      <SubscriptionFigures {...shared} />
      {(found.can.cancel || found.can.keep || found.can.hold) && (
        <p className="plan-do">
          {found.can.cancel && (
            <Button variant="plain" onClick={() => setAsking('cancel')}>
              {words.cancel}
            </Button>
          )}
          {found.can.keep && (
            <Button variant="plain" onClick={() => setAsking('keep')}>
              {words.keep}
            </Button>
          )}
          {found.can.hold && (
            <Link to={href('admin-messages', locale, { show: 'people', search: found.person.id })}>{words.hold}</Link>
          )}
        </p>
      )}
      <div className="admin-grid">
        <div className="admin-column">
          <SubscriptionPayments {...shared} kinds={kinds} />
        </div>
        <div className="admin-column">
          <SubscriptionHistory {...shared} />
          <SubscriptionQuestions {...shared} />
          <SubscriptionEmails {...shared} />
        </div>
      </div>
      <ReasonDialog
        open={asking !== null}
        title={verb === 'cancel' ? words.cancelTitle : words.keepTitle}
        draft={`${verb}:${found.id}`}
        field="reason"
        label={words.reason}
        hint={words.reasonHint}
        send={words[verb]}
        danger={verb === 'cancel'}
        refusals={words.refusals}
        onClose={() => setAsking(null)}
        onSend={async (values) => {
          const body = { reason: String(values.get('reason')) }
          await desk(`POST /admin/subscriptions/:id/${verb}`, { params: { id: found.id }, body })
          announce(words.done)
          await revalidate()
        }}
      >
        <p>
          {verb === 'cancel'
            ? fill(words.cancelNote, { date: day(locale, found.leavesAt) })
            : fill(words.keepNote, { date: day(locale, found.periodEnd) })}
        </p>
      </ReasonDialog>
    </AdminFrame>
  )
}
