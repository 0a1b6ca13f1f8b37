// Loaded once somebody touches the question box of a reading page.
import { hydrate } from '../../shell/reading/hydrate.tsx'
import type { Mount } from '../../shell/reading/mount.ts'
import { AskBox, type AskBoxProps } from './ask-box.tsx'

export const mount: Mount<AskBoxProps> = (part, data) => hydrate(part, <AskBox {...data} />)
