import type { Locale } from '../i18n/locale.ts'

/** The name under which a browser keeps a conversation that was read, to be read again without a network. */
export const keptQuestion = (id: string, locale: Locale): string => `question:${id}:${locale}`
