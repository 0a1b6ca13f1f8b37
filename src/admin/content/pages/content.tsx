import { useState } from 'react'
import { type ClientLoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router'
import { client } from '../../../api/call.ts'
import type { ContentApi } from '../../../content/contract.ts'
import { Prose } from '../../../content/parts/prose.tsx'
import { parseProse } from '../../../content/prose.ts'
import { dayAndHour } from '../../../i18n/format.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { useSentence } from '../../../i18n/use-sentence.ts'
import { href } from '../../../screens.ts'
import { useAct } from '../../../shell/errors/use-act.ts'
import { privateMeta } from '../../../shell/private-meta.ts'
import { staffLoader } from '../../../shell/staff-loader.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/feedback/dialog.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { AdminFallback, AdminFrame } from '../../parts/admin-frame.tsx'
import { readForStaff } from '../../parts/console-page.ts'
import { PublishDialog } from '../parts/publish-dialog.tsx'
import { contentMessages, stateTones } from '../parts/text-page.ts'
import { TextVersions } from '../parts/text-versions.tsx'

const texts = client<ContentApi>()

export const loader = staffLoader(({ url }) => {
  return contentMessages(url)
})

export async function clientLoader({ url, params, serverLoader }: ClientLoaderFunctionArgs) {
  const read = () => texts('GET /admin/texts/:id', { params: { id: params.id ?? '' } })
  const [own, text] = await Promise.all([serverLoader<typeof loader>(), readForStaff(url, read)])
  return { ...own, text }
}
clientLoader.hydrate = true as const

export const meta = privateMeta<typeof clientLoader>((data) => data.text?.title ?? data.messages.content.title)

export function HydrateFallback() {
  return <AdminFallback />
}

/** One text as last saved, what is published of it, and all its versions. */
export default function ContentDetail() {
  const { messages, text } = useLoaderData<typeof clientLoader>()
  const { frame, content: words, failures } = messages
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  const [publishing, setPublishing] = useState<number | null>(null)
  const [withdrawing, setWithdrawing] = useState(false)
  const { problem, run } = useAct(failures, words.refusals)
  const [said, say] = useSentence({ words, locale })
  if (!text) return <AdminFrame room="admin-texts" title={words.title} denied />
  const params = { id: text.id }
  const done = async (act: Promise<unknown>, sentence: Parameters<typeof say>[0]) => {
    say(null)
    await run('act', async () => {
      await act
      say(sentence)
    })
    await revalidate()
  }
  return (
    <AdminFrame
      room="admin-texts"
      title={<span lang={text.locale}>{text.title}</span>}
      aside={<Tag tone={stateTones[text.state]}>{words.states[text.state]}</Tag>}
    >
      <p className="soft">
        {words.kinds[text.kind]}, {words.languages[text.locale]}, {text.key}
      </p>
      {!text.mayEdit && <Notice>{words.notYours}</Notice>}
      <p className="filters">
        {text.mayEdit && (
          <>
            <ButtonLink variant="primary" to={href('admin-content-edit', locale, params)}>
              {words.edit}
            </ButtonLink>
            {text.latestVersion !== text.publishedVersion && (
              <Button variant="plain" onClick={() => setPublishing(text.latestVersion)}>
                {fill(words.publish, { n: text.latestVersion })}
              </Button>
            )}
            {text.publishedVersion !== null && (
              <Button variant="plain" onClick={() => setWithdrawing(true)}>
                {words.withdraw}
              </Button>
            )}
          </>
        )}
        {text.otherId && (
          <ButtonLink variant="link" to={href('admin-content', locale, { id: text.otherId })}>
            {words.other}
          </ButtonLink>
        )}
      </p>
      {(problem ?? said) && (
        <Notice tone={problem ? 'danger' : 'success'} live>
          {problem ?? said}
        </Notice>
      )}
      <div className="admin-grid">
        <section aria-labelledby="text-now">
          <h2 id="text-now">{words.text}</h2>
          <div lang={text.locale}>
            <p className="soft">{text.summary}</p>
            <Prose blocks={parseProse(text.body)} />
          </div>
        </section>
        <section>
          <h2>{words.versions}</h2>
          <TextVersions
            text={text}
            onPublish={setPublishing}
            onRestore={(version) =>
              done(texts('POST /admin/texts/:id/restore', { params, body: { version } }), ({ words }) =>
                fill(words.restored, { n: version }),
              )
            }
          />
        </section>
      </div>
      <PublishDialog
        version={publishing}
        onClose={() => setPublishing(null)}
        onPublish={(version, at) => {
          setPublishing(null)
          const later = at && new Date(at) > new Date()
          return done(texts('POST /admin/texts/:id/publish', { params, body: { version, at } }), ({ words, locale }) =>
            later
              ? fill(words.plannedNow, { n: version, date: dayAndHour(locale, at) })
              : fill(words.publishedNow, { n: version }),
          )
        }}
      />
      <ConfirmDialog
        open={withdrawing}
        title={words.withdraw}
        confirmLabel={words.withdraw}
        cancelLabel={frame.cancel}
        onCancel={() => setWithdrawing(false)}
        onConfirm={() => {
          setWithdrawing(false)
          void done(texts('POST /admin/texts/:id/withdraw', { params }), ({ words }) => words.withdrawn)
        }}
      >
        <p>{words.withdrawText}</p>
      </ConfirmDialog>
    </AdminFrame>
  )
}
