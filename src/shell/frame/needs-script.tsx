import { brand } from '../../brand.ts'
import type { Locale } from '../../i18n/locale.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { href } from '../../screens.ts'
import { Notice } from '../../ui/feedback/notice.tsx'

type Words = Record<'title' | 'text' | 'write' | 'works' | 'or', string>

const words: Record<Locale, Words> = {
  fr: {
    title: 'Cette page a besoin de JavaScript',
    text: 'Sans lui, elle ne peut ni montrer ce qui est à vous, ni rien envoyer. Activez-le dans votre navigateur, puis rechargez-la.',
    write: 'Nous écrire',
    works: 'fonctionne sans JavaScript. Vous pouvez aussi nous joindre à',
    or: 'ou au',
  },
  en: {
    title: 'This page needs JavaScript',
    text: 'Without it, it can neither show what is yours nor send anything. Turn it on in your browser, then reload the page.',
    write: 'Write to us',
    works: 'works without JavaScript. You can also reach us at',
    or: 'or on',
  },
}

/** Where a page cannot work without a script: what does not work, and how to reach us. No browser loads these words. */
export function NeedsScript() {
  return <noscript>{import.meta.env.SSR && <Sentences />}</noscript>
}

function Sentences() {
  const locale = useLocale()
  const { title, text, write, works, or } = words[locale]
  const { email, phone } = brand.support
  return (
    <Notice tone="danger" title={title}>
      <p>{text}</p>
      <p>
        <a href={href('contact', locale)}>{write}</a> {works} <a href={`mailto:${email}`}>{email}</a> {or}{' '}
        <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>.
      </p>
    </Notice>
  )
}
