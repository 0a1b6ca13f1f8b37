import type { KeyboardEvent } from 'react'

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'> & { nativeEvent: { isComposing: boolean } }

/** Ctrl+Enter, or Cmd+Enter on a Mac: sends what is typed, and is no key of an input method. */
export const isSendKey = ({ key, ctrlKey, metaKey, nativeEvent }: Pressed): boolean =>
  key === 'Enter' && (ctrlKey || metaKey) && !nativeEvent.isComposing

/** Of a text area: sends the form that it stands in. */
export function sendByKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const { form } = event.currentTarget
  if (!form || !isSendKey(event)) return
  event.preventDefault()
  form.requestSubmit()
}
