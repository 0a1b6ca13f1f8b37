import { useState } from 'react'
import { Form, useNavigation, useRevalidator, useSearchParams } from 'react-router'
import { client } from '../../../api/call.ts'
import { day } from '../../../i18n/format.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { Button } from '../../../ui/button.tsx'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { useAdminMessages } from '../../parts/messages.ts'
import { PersonLink } from '../../parts/people-links.tsx'
import { ReasonDialog } from '../../parts/reason-dialog.tsx'
import type { HoldsApi, PersonMatch } from '../contract-holds.ts'

const desk = client<HoldsApi>()

type Act = 'hold' | 'change' | 'release'
type HeldPeopleProps = {
  found: { people: readonly PersonMatch[]; more: boolean }
}

/** People under a legal hold, and people found by name: each with the reason and the possible actions. */
export function HeldPeople({ found }: HeldPeopleProps) {
  const words = useAdminMessages('holds').holds
  const [search] = useSearchParams()
  const asked = search.get('search') ?? ''
  const busy = useNavigation().state === 'loading'
  const { revalidate } = useRevalidator()
  const [asking, setAsking] = useState<{ person: PersonMatch; act: Act } | null>(null)
  const act = asking?.act ?? 'hold'
  const name = asking ? nameOf(asking.person, words.unnamed) : ''
  return (
    <>
      <p className="soft">{words.intro}</p>
      <Form className="letters-filter" key={search.toString()}>
        <input type="hidden" name="show" value="people" />
        <TextField name="search" type="search" label={words.search} defaultValue={asked} maxLength={120} />
        <Button type="submit" variant="plain" busy={busy}>
          {words.find}
        </Button>
      </Form>
      <div className="after-filter">
        {found.people.length === 0 && <p className="soft">{asked ? words.nobody : words.none}</p>}
        <ul className="message-cards">
          {found.people.map((person) => (
            <li key={person.id}>
              <PersonCard person={person} ask={(of) => setAsking({ person, act: of })} />
            </li>
          ))}
        </ul>
        {found.more && <p className="soft">{words.more}</p>}
      </div>
      <ReasonDialog
        open={asking !== null}
        title={fill(words[`${act}Title`], { name })}
        draft={`${act}:${asking?.person.id}`}
        field="reason"
        label={words.reason}
        hint={words.reasonHint}
        send={words[act]}
        danger={act === 'release'}
        refusals={words.refusals}
        onClose={() => setAsking(null)}
        onSend={async (values) => {
          if (!asking) return
          const body = { reason: String(values.get('reason')) }
          const verb = act === 'release' ? 'release' : 'hold'
          await desk(`PUT /admin/people/:id/${verb}`, { params: { id: asking.person.id }, body })
          announce(verb === 'hold' ? words.done : words.released)
          await revalidate()
        }}
      >
        <p>{act === 'release' ? words.releaseNote : words.holdNote}</p>
      </ReasonDialog>
    </>
  )
}

type PersonCardProps = { person: PersonMatch; ask: (act: Act) => void }

function PersonCard({ person, ask }: PersonCardProps) {
  const words = useAdminMessages('holds').holds
  const locale = useLocale()
  const { held } = person
  const name = nameOf(person, words.unnamed)
  const acts: Act[] = held ? ['change', 'release'] : ['hold']
  return (
    <article aria-labelledby={`person-${person.id}`}>
      <div className="panel-head">
        <h2 id={`person-${person.id}`}>
          <PersonLink person={{ id: person.id, name }} />
        </h2>
        {held && <Tag tone="apricot">{words.held}</Tag>}
      </div>
      <p className="facts soft">
        {person.email && person.email !== name && <span>{person.email}</span>}
        <span>{words.standing[person.standing]}</span>
        <span>{fill(words.since, { date: day(locale, person.since) })}</span>
        {person.seenAt && <span>{fill(words.seen, { date: day(locale, person.seenAt) })}</span>}
      </p>
      {held && (
        <blockquote className="handled">
          <p className="said">{held.reason}</p>
          <p className="soft">{fill(words.heldSince, { date: day(locale, held.at) })}</p>
        </blockquote>
      )}
      <div className="decide">
        {acts.map((one) => (
          <Button key={one} variant="plain" size="small" onClick={() => ask(one)}>
            {words[one]}
            <span className="sr">, {name}</span>
          </Button>
        ))}
      </div>
    </article>
  )
}

const nameOf = ({ name, email }: PersonMatch, unnamed: string) => name ?? email ?? unnamed
