import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Locale } from '../../../i18n/locale.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import type { EmergencyScreen } from '../../../safety/contract.ts'
import { EmergencySentences } from '../../../safety/parts/emergency-sentences.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'

/** Milliseconds without a key. */
const pause = 700

type TypedEmergencyProps = {
  /** The name of the field that is read. */
  field: string
  /** Says that the form may still be sent. */
  note: string
}

/** Beside a message to the house, while it is written: whom to call where it shows somebody in danger. */
export function TypedEmergency({ field, note }: TypedEmergencyProps) {
  const locale = useLocale()
  const place = useRef<HTMLSpanElement>(null)
  const screen = useTypedEmergency(place, field, locale)
  return (
    <>
      <span ref={place} hidden />
      {screen && (
        <Notice tone="danger" title={screen.title} live>
          <p lang={screen.language}>
            <EmergencySentences sentences={screen.sentences} />
          </p>
          <p>
            <a lang={screen.language} href={`/${screen.language}/urgence`}>
              {screen.words.all}
            </a>
          </p>
          <p>{note}</p>
        </Notice>
      )}
    </>
  )
}

function useTypedEmergency(place: RefObject<HTMLElement | null>, field: string, locale: Locale) {
  const [screen, setScreen] = useState<EmergencyScreen | null>(null)
  useEffect(() => {
    const form = place.current?.closest('form')
    let timer: ReturnType<typeof setTimeout> | undefined
    const read = () => {
      clearTimeout(timer)
      const box = form?.elements.namedItem(field)
      if (!(box instanceof HTMLTextAreaElement)) return
      timer = setTimeout(async () => {
        const typed = box.value
        const found = typed.trim() ? await detect(typed, locale) : null
        if (box.value === typed) setScreen(found?.screen ?? null)
      }, pause)
    }
    // A draft may have been put back.
    read()
    form?.addEventListener('input', read)
    return () => {
      clearTimeout(timer)
      form?.removeEventListener('input', read)
    }
  }, [place, field, locale])
  return screen
}

/** Where it cannot be loaded the server reads what is sent. */
const detect = (text: string, locale: Locale) =>
  import('./detect-emergency-lazily.ts').then((part) => part.detectWhileTyped(text, locale)).catch(() => null)
