import { expect, it } from 'vitest'
import { draw } from '../../../../../test/harness/draw.tsx'
import type { Locale } from '../../../../i18n/locale.ts'
import { shared } from '../../../shared.text.fr.ts'
import { emptyDraft } from '../../draft-sections.ts'
import { en } from '../../text.en.ts'
import { fr } from '../../text.fr.ts'
import { ConfirmAnswerDialog } from './confirm-answer-dialog.tsx'

/** On a French page. */
const lookFor = (client: Locale, lang: Locale, workspace: typeof en = fr) =>
  draw(
    <ConfirmAnswerDialog
      question={{ title: 'Dépôt de garantie', titleLocale: 'fr', locale: client }}
      {...{ open: true, correcting: false, lang, answer: emptyDraft, missing: [], unfilled: [] }}
      {...{ onClose: () => undefined, onSend: () => undefined }}
    />,
    { workspace, shared },
  )

it('shows the answer as the client will read it where all of it is in their language', () => {
  expect(lookFor('fr', 'fr')).toContain(fr.proof.lead)
})

it('says otherwise in which language the client will read what the page shows in its own', () => {
  const sentence = 'Votre réponse, telle qu’elle part. Le client en lira le titre et les intertitres'
  expect(lookFor('en', 'fr')).toContain(`${sentence} en anglais.`)
  expect(lookFor('en', 'en')).toContain(`${sentence} en anglais.`)
  expect(lookFor('fr', 'en')).toContain(`${sentence} en français.`)
  expect(lookFor('en', 'fr', en)).toContain('The client will read its title and headings in English.')
  expect(lookFor('en', 'fr')).not.toContain(fr.proof.lead)
})
