import FolderOpen from 'lucide-react/icons/folder-open'
import Inbox from 'lucide-react/icons/inbox'
import MessagesSquare from 'lucide-react/icons/messages-square'
import PenLine from 'lucide-react/icons/pen-line'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { brand } from '../../../brand.ts'
import { plural } from '../../../i18n/text.ts'
import { useLanguageTag, useLocale } from '../../../i18n/use-locale.ts'
import { useLive } from '../../../shell/live/live.ts'
import type { Reading } from '../../../shell/live/use-reading.ts'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { focusIfLost } from '../../../ui/feedback/lost-focus.ts'
import { PaneTabs } from '../../../ui/pane-tabs.tsx'
import type { OfferView } from '../../shapes.ts'
import { renewed, rowsRenewed } from '../lease-clock.ts'
import { waitingCount } from '../news.ts'
import { AlertsDialog } from './alerts/alerts-dialog.tsx'
import { useAlerts } from './alerts/use-alerts.ts'
import { experts } from './api-clients.ts'
import { SnippetsDialog } from './editor/snippets-dialog.tsx'
import { useInsertAtCaret } from './editor/use-insert-at-caret.ts'
import { HoursDialog } from './hours-dialog.tsx'
import { useWorkspaceMessages } from './messages.ts'
import { OpenQuestion } from './open-question.tsx'
import { DeclineDialog } from './queue/decline-dialog.tsx'
import { NothingOpen } from './queue/nothing-open.tsx'
import { OfferBrief } from './queue/offer-brief.tsx'
import { QueuePane } from './queue/queue-pane.tsx'
import { useOffers } from './queue/use-offers.ts'
import { isOfTheDesk, press } from './shortcuts/press.ts'
import { neighbour } from './shortcuts/shortcuts.ts'
import { ShortcutsDialog } from './shortcuts/shortcuts-dialog.tsx'
import { useShortcuts } from './shortcuts/use-shortcuts.ts'
import { WorkspaceTopBar } from './top-bar.tsx'
import { useExpertGuard } from './use-expert-guard.ts'
import { useWorkspace, useWorkspaceQuestion, type WorkspaceShown } from './use-workspace.ts'
import '../../../ui/css/screens/workspace.css'

export type Pane = 'queue' | 'talk' | 'brief' | 'write'
const paneNames: readonly Pane[] = ['queue', 'talk', 'brief', 'write']
const paneIcons = { queue: Inbox, talk: MessagesSquare, brief: FolderOpen, write: PenLine }

type DialogName = 'shortcuts' | 'hours' | 'snippets' | 'alerts'

/** The expert workspace. The URL holds the open question and, on a phone, the visible pane. */
export function WorkspaceScreen({ meetings }: { meetings: ReactNode }) {
  const words = useWorkspaceMessages()
  const locale = useLocale()
  const tag = useLanguageTag()
  const { door, knock, leave } = useExpertGuard(locale)
  const [params, setParams] = useSearchParams()
  const id = params.get('question')
  const pane = paneNames.find((name) => name === params.get('pane')) ?? (id ? 'talk' : 'queue')
  const [dialog, setDialog] = useState<DialogName | null>(null)
  const [reading, setReading] = useState<OfferView | null>(null)
  const desk = useWorkspace(locale, door === 'open')
  const open = useWorkspaceQuestion(door === 'open' ? id : null, locale)
  const main = useRef<HTMLElement>(null)
  const insertion = useInsertAtCaret(main)

  const live = useLive(['desk'], ({ kind, ref }) => {
    desk.reload()
    if (kind === 'again' || ref === id) open.reload()
  })
  function keepClocks(of: string, lostAt: string): void {
    // What was typed in a question is saved after another one was opened.
    open.show((was) => (was?.question.id === of ? { ...was, question: renewed(was.question, lostAt) } : null))
    desk.show((was) => was && { ...was, desk: { ...was.desk, open: rowsRenewed(was.desk.open, of, lostAt) } })
  }
  // A tab pressed before an accepted question is drawn must not close it again.
  const opened = useRef(id)
  useEffect(() => {
    opened.current = id
  }, [id])
  const turnTo = (next: Pane, replace = true) => {
    const question = opened.current
    setParams(question ? { question, pane: next } : { pane: next }, { preventScrollReset: true, replace })
  }
  const show = (question: string | null, next: Pane) => {
    opened.current = question
    setReading(null)
    setParams(question ? { question, pane: next } : next === 'queue' ? {} : { pane: next }, {
      preventScrollReset: true,
    })
  }
  const standAt = useFocusOnceOpen(open.data?.question.id)
  const offers = useOffers({
    words,
    locale,
    offered: desk.data?.desk.offers ?? [],
    onAccepted(question) {
      desk.reload()
      show(question.id, 'talk')
      standAt(question.id)
    },
    onRead(offer) {
      setReading(offer)
      turnTo('brief', false)
    },
    onChange: desk.reload,
  })
  const first = offers.list[0]
  const offered = offers.list.find((offer) => offer.questionId === reading?.questionId) ?? (id ? undefined : first)

  const shortcuts = useShortcuts((act) => {
    if (!isOfTheDesk(act)) {
      const found = main.current && press(main.current, act, (hidden) => goTo(paneOf(hidden)))
      if (!found) announce(words.shortcuts.notNow)
      return
    }
    if (act === 'list') setDialog('shortcuts')
    if (act === 'snippet') setDialog('snippets')
    if (act === 'hours') setDialog('hours')
    if (act === 'presence' && desk.data) void switchTo(!isHere(desk.data.own))
    if (act === 'next' || act === 'previous') step(act)
    const wanted = paneNames.find((name) => name === act)
    if (wanted) goTo(wanted)
  })
  function step(act: 'next' | 'previous'): void {
    const ids = desk.data?.desk.open.map((card) => card.id) ?? []
    const next = neighbour(ids, id, act)
    if (next) show(next, 'talk')
  }
  function goTo(wanted: Pane): void {
    turnTo(wanted)
    // On a phone the pane is drawn first.
    requestAnimationFrame(() => main.current?.querySelector<HTMLElement>(`.pane--${wanted}`)?.focus())
  }

  const waiting = offers.list.length
  useEffect(() => {
    const title = waiting > 0 ? plural(tag, words.titleWithOffers, waiting) : words.title
    document.title = `${title} | ${brand.name}`
  }, [waiting, tag, words])

  useAlerts(desk.data?.desk, waitingCount({ offers: offers.list, open: desk.data?.desk.open ?? [] }))

  const switchTo = usePresenceSwitch(desk)

  return (
    <div className="desk-page">
      <WorkspaceTopBar
        own={desk.data?.own ?? null}
        onSwitch={(on) => void switchTo(on)}
        onShow={setDialog}
        onSignOut={leave}
      />
      <main id="main" className="desk" data-pane={pane} ref={main}>
        <h1 className="sr">{words.title}</h1>
        <QueuePane
          desk={desk}
          asking={live === 'asking'}
          onKnock={door === 'failed' ? knock : null}
          offers={offers}
          meetings={meetings}
          current={id}
          onOpen={(question) => show(question, 'talk')}
          onSwitch={(on) => void switchTo(on)}
        />
        {id && (
          <OpenQuestion
            key={id}
            id={id}
            reading={open}
            offerShown={offered && <OfferBrief offer={offered} />}
            onSnippet={() => setDialog('snippets')}
            onPane={(next) => setParams({ question: id, pane: next }, { preventScrollReset: true })}
            onGone={() => show(null, 'queue')}
            onChange={desk.reload}
            onKept={(lostAt) => keepClocks(id, lostAt)}
          />
        )}
        {!id && <NothingOpen offered={offered} />}
      </main>
      <PaneTabs
        label={words.panes.label}
        panes={paneNames.map((name) => ({
          name,
          label: words.panes[name],
          icon: paneIcons[name],
          news: name === 'queue' && pane !== 'queue' && waiting > 0 ? words.panes.offerWaits : undefined,
        }))}
        current={pane}
        onChange={(next) => turnTo(next)}
      />
      <ShortcutsDialog
        open={dialog === 'shortcuts'}
        on={shortcuts.on}
        onTurn={shortcuts.turn}
        onClose={() => setDialog(null)}
      />
      <AlertsDialog open={dialog === 'alerts'} onClose={() => setDialog(null)} />
      <HoursDialog
        hours={desk.data?.own.hours ?? []}
        open={dialog === 'hours'}
        onSaved={(own) => desk.show((was) => was && { ...was, own })}
        onClose={() => setDialog(null)}
      />
      <SnippetsDialog
        open={dialog === 'snippets'}
        question={open.data?.question ?? null}
        onInsert={
          insertion.target()
            ? (text) => {
                setDialog(null)
                // The dialog must return the focus first.
                requestAnimationFrame(() => insertion.insert(text) && announce(words.snippets.inserted))
              }
            : null
        }
        onClose={() => setDialog(null)}
      />
      <DeclineDialog
        open={offers.passing !== null}
        onChoose={(reason) => offers.passing && void offers.pass(offers.passing, reason)}
        onClose={offers.stopPassing}
      />
    </div>
  )
}

const paneOf = (part: HTMLElement): Pane => paneNames.find((name) => part.closest(`.pane--${name}`) !== null) ?? 'queue'

const isHere = ({ switchedOn, away }: WorkspaceShown['own']) => switchedOn && !away

/** The offer goes with the button that accepted it: reading goes on at the heading of its question, once that is drawn. */
function useFocusOnceOpen(open: string | undefined): (question: string) => void {
  const [awaited, standAt] = useState<string | null>(null)
  useEffect(() => {
    if (awaited !== null && awaited === open) focusIfLost('pane-talk', true)
  }, [awaited, open])
  return standAt
}

/** Switches the expert's presence on or off: shown at once, and taken back where the server refuses. */
function usePresenceSwitch(desk: Reading<WorkspaceShown>) {
  const { presence } = useWorkspaceMessages()
  return async (on: boolean): Promise<void> => {
    if (!desk.data) return
    const before = desk.data.own
    desk.show((was) => was && { ...was, own: { ...was.own, switchedOn: on, away: false } })
    try {
      const own = await experts('PUT /me/expert/switch', { body: { on } })
      desk.show((was) => was && { ...was, own })
      announce(on ? presence.nowOn : presence.nowOff)
    } catch {
      desk.show((was) => was && { ...was, own: before })
      announce(presence.failed)
    }
    desk.reload()
  }
}
