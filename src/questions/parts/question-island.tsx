// Loaded once somebody touches the question box of a reading page.

import type { PageMessages } from '../../i18n/page-messages.ts'
import { hydrate } from '../../shell/reading/hydrate.tsx'
import type { Mount } from '../../shell/reading/mount.ts'
import { AskBox, type AskBoxProps } from './ask-box.tsx'

export const mount: Mount<{ props: AskBoxProps; messages: PageMessages }> = (part, { props, messages }) =>
  hydrate(part, <AskBox {...props} />, messages)
