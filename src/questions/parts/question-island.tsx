// Loaded once somebody touches the question box of a reading page, or some seconds after it.

import type { PageMessages } from '../../i18n/page-messages.ts'
import { hydrate } from '../../shell/reading/hydrate.tsx'
import type { Mount } from '../../shell/reading/mount.ts'
import { loadSendQuestion } from '../asking/parts/load-send-question.ts'
import { AskBox, type AskBoxProps } from './ask-box.tsx'

/** The detector of emergencies, which must answer to the first words without a network too. */
export const loadDetector = async () => (await loadSendQuestion()).loadEmergencyWatch()

export const mount: Mount<{ props: AskBoxProps; messages: PageMessages }> = (part, { props, messages }) =>
  hydrate(part, <AskBox {...props} />, messages)
