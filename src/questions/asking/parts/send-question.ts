// Loaded when somebody writes, not when they arrive: the first page stays light.
import { CallError, client } from '../../../api/call.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { browserTimeZone } from '../../../i18n/time-zone.ts'
import type { EmergencyScreen } from '../../../safety/contract.ts'
import { href } from '../../../screens.ts'
import { deleteDraft, readDraft, saveDraft } from '../../../shell/drafts/autosave.ts'
import { codeOf } from '../../../shell/errors/say-failure.ts'
import { ensureSession, renewSession } from '../../../shell/visitor.ts'
import type { Closed, QuestionsApi } from '../../contract.ts'
import { toProposal } from '../../fields/parts/to-proposal.ts'
import type { ProposedFields } from '../../fields/parts/use-proposals.ts'
import type { QuestionInput, Received } from './question-box.tsx'

const questions = client<QuestionsApi>()

/** Looks at what is typed for a person in danger. Without it the server still looks at what is sent. */
export const loadEmergencyWatch = () => import('../../emergency/parts/watch.tsx')

const askingDraft = 'asking'

/** The same question keeps its key until it has been received, also over a reload: it is never asked twice. */
function keyFor(body: unknown): string {
  const said = JSON.stringify(body)
  const kept = readDraft<{ said: string; key: string }>(askingDraft)
  const young = kept && Date.now() - kept.savedAt < 20 * 3_600_000
  if (young && kept.value.said === said) return kept.value.key
  const key = crypto.randomUUID()
  saveDraft(askingDraft, { said, key })
  return key
}

/** What a text is about. */
export async function proposeFor(
  text: string,
  locale: Locale,
  notEmergency: QuestionInput['notEmergency'],
  except: readonly string[],
): Promise<ProposedFields> {
  const { reading, proposals, closed, emergency } = await questions('POST /questions/propose', {
    body: {
      text: text.slice(0, 8000),
      locale,
      notEmergency: [...notEmergency],
      timeZone: browserTimeZone(),
      except: [...except],
    },
  })
  return { reading, closed, proposals: proposals.map(toProposal), danger: emergency !== null }
}

/** A text that shows a person in danger and may not be kept: whom to call, where the box stands. */
function numbersOf({ screen }: { screen: EmergencyScreen }): Closed {
  const said = screen.sentences.map(({ before, line, after }) => before + (line?.number ?? '') + after).join(' ')
  const numbers = [screen.first, ...screen.more].map(({ number, href, way, who }) => ({
    number,
    dial: href.slice(4),
    way,
    who,
  }))
  const { language, title, words } = screen
  return { language, title, why: said, kept: words.kept, urgent: words.more, numbers }
}

/** Asks, says that it is received and goes to the conversation; answers why its field takes no questions where it does not. */
export async function sendQuestion(
  { text, attachments, category, notEmergency, except = [], safeToWrite = null }: QuestionInput,
  locale: Locale,
  requestedExpert: string | null,
  { received, go }: { received: Received; go: (path: string) => unknown },
): Promise<Closed | undefined> {
  const token = await ensureSession(locale)
  const body = {
    text,
    locale,
    category: category?.category ?? null,
    subCategory: category?.subCategory ?? null,
    attachments: [...attachments],
    requestedExpert,
    notEmergency: [...notEmergency],
    except: [...except],
    safeToWrite,
    timeZone: browserTimeZone(),
  }
  const send = () => questions('POST /questions', { body, key: keyFor(body), keepalive: true })
  try {
    const view = await send().catch(async (error: unknown) => {
      if (codeOf(error) !== 'not_signed_in') throw error
      await renewSession(locale, token)
      return send()
    })
    deleteDraft(askingDraft)
    if (!received(view)) await go(href('consultation', locale, { id: view.id }))
    return undefined
  } catch (error) {
    if (error instanceof CallError && error.code === 'health_closed') return error.problem?.data as Closed
    if (error instanceof CallError && error.code === 'emergency_stands')
      return numbersOf(error.problem?.data as { screen: EmergencyScreen })
    throw error
  }
}
