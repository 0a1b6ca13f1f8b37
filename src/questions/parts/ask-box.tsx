import { useMemo } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { href } from '../../screens.ts'
import { loadDocument } from '../../shell/navigation/load-document.ts'
import { Island } from '../../shell/reading/island.tsx'
import { loadSendQuestion } from '../asking/parts/load-send-question.ts'
import { QuestionBox, type QuestionBoxProps, type QuestionInput, type Received } from '../asking/parts/question-box.tsx'
import { useQuestionBoxMessages } from './messages.ts'

/** `fixed`: the page knows what it is about, and nothing is proposed. `added`: what the page adds to each question. */
export type AskBoxProps = Pick<QuestionBoxProps, 'categories' | 'category' | 'suggested' | 'draftKey'> & {
  added?: string
}

/** The question box of a reading page: a form that goes to the page that asks, until somebody touches it. */
export function AskBoxIsland(props: AskBoxProps) {
  const box = useQuestionBoxMessages()
  return (
    <Island name="question" data={{ props, messages: { box } }}>
      <AskBox {...props} />
    </Island>
  )
}

/** The same, alive. What is asked ends on the conversation, which is a document of its own. */
export function AskBox({ added, ...props }: AskBoxProps) {
  const locale = useLocale()
  const { ask, propose } = useMemo(
    () => ({
      propose: async (text: string, notEmergency: QuestionInput['notEmergency'], except: readonly string[]) =>
        (await loadSendQuestion()).proposeFor(text, locale, notEmergency, except),
      ask: async ({ text, ...rest }: QuestionInput, received: Received) => {
        const whole = added ? `${text.trimEnd()}\n\n${added}` : text
        const asked = { ...rest, text: whole }
        return (await loadSendQuestion()).sendQuestion(asked, locale, null, { received, go: loadDocument })
      },
    }),
    [locale, added],
  )
  return (
    <QuestionBox
      {...props}
      action={href('ask', locale)}
      onAsk={ask}
      propose={props.category ? undefined : propose}
      behind="counter"
    />
  )
}
