import type { Mount } from '../../shell/reading/mount.ts'

/** A question that others have asked begins one's own, where nothing has been written yet. */
export const mount: Mount = (part) => {
  for (const button of part.querySelectorAll('button')) button.addEventListener('click', () => begin(button))
}

function begin(button: HTMLButtonElement): void {
  const box = document.querySelector<HTMLTextAreaElement>('#question')
  if (!box) return
  if (!box.value) {
    // The class's own setter: React has one on the element that would take this for no change.
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(box, button.textContent)
    box.dispatchEvent(new Event('input', { bubbles: true }))
  }
  box.focus()
  box.form?.scrollIntoView({ block: 'nearest' })
}
