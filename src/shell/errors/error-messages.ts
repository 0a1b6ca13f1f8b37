import type { Locale } from '../../i18n/locale.ts'

/**
 * The only words that ship in both languages: the error page must be able to speak when nothing else could be loaded.
 * The status messages themselves are fixed and not translated.
 */
type ErrorWords = Record<
  'missing' | 'missingText' | 'broken' | 'brokenText' | 'home' | 'ask' | 'again' | 'meant',
  string
>

export const errorPageMessages: Record<Locale, ErrorWords> = {
  fr: {
    missing: 'Cette page n’existe pas, ou n’existe plus.',
    missingText:
      'L’adresse contient peut-être une faute. Vos questions et vos réponses, elles, sont toujours à leur place.',
    broken: 'Quelque chose s’est cassé de notre côté.',
    brokenText: 'Ce que vous avez écrit est gardé dans ce navigateur. Réessayez dans un instant.',
    home: 'Retourner à l’accueil',
    ask: 'Poser une question',
    again: 'Réessayer',
    meant: 'Vous cherchiez peut-être\u00a0:',
  },
  en: {
    missing: 'This page does not exist, or no longer does.',
    missingText: 'There may be a slip in the address. Your questions and answers are still in their place.',
    broken: 'Something broke on our side.',
    brokenText: 'What you wrote is kept in this browser. Try again in a moment.',
    home: 'Back to the home page',
    ask: 'Ask a question',
    again: 'Try again',
    meant: 'You may have been looking for:',
  },
}
