import { choosePreference, markPreference } from '../colour-mode/colour-mode.ts'

/** The switch in the footer, whose choice the head has marked (`entry.head.ts`). */
export function startColourSwitch(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-colours] button'))
    button.addEventListener('click', () => {
      choosePreference(button.value)
      markPreference()
    })
}
