import { createMessages } from '../i18n/page-messages.ts'
import type { ShellMessages } from './messages.ts'

/** The frame's messages, which every page has. */
export const useShellMessages = createMessages<ShellMessages>('shell')
