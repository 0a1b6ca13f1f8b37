import type { Locale } from '../../i18n/locale.ts'

const called = /^(?:Assistante? IA|AI assistant)(?= |$)/

/** The assistant's name, which says what it is, in the reader's language: « Assistante IA Ariane », “AI assistant Ariane”. */
export function assistantNameIn(locale: Locale, name: string): string {
  if (locale === 'en') return name.replace(called, 'AI assistant')
  return name.replace(/^AI assistant(?= |$)/, 'Assistant IA')
}
