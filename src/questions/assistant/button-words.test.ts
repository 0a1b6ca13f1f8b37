import { describe, expect, it } from 'vitest'
import { deposit, dossierFor } from '../../../test/scenarios/knowledge-dossier.ts'
import { categories } from '../../catalog/catalog.ts'
import { intakeFor } from '../../catalog/knowledge/intake.ts'
import { type Locale, locales } from '../../i18n/locale.ts'
import { redFlags } from '../../platform/assistant/compose/red-flags.ts'
import { extract } from '../../platform/assistant/extraction/extract.ts'
import { sentences } from '../../platform/assistant/fold.ts'
import { assistantMessagesFor } from '../../platform/assistant/messages.ts'
import { mayBePromptInjection } from '../../platform/assistant/model/prompt-injection.ts'
import { en } from '../text.en.ts'
import { fr } from '../text.fr.ts'
import { previewWantedIn, unknownIn } from './intake-replies.ts'
import { scriptFor } from './server/script.ts'

const scripts = categories.flatMap(({ slug, subCategories }) =>
  [undefined, ...subCategories.map((sub) => sub.slug)].map((sub) => ({ category: slug, sub })),
)
const choicesOf = ({ category, sub }: (typeof scripts)[number], locale: Locale): string[] =>
  intakeFor(category, sub).flatMap(({ choices = [] }) => choices.map(({ label }) => label[locale]))

const question = {
  fr: 'Mon propriétaire garde mon dépôt de garantie de 650 €.',
  en: 'My landlord keeps my deposit of 650 euros.',
}

describe.each(locales)('what a tap sends in %s', (locale) => {
  const { intake, composer } = { fr, en }[locale].thread
  const { yes, no, have, haveNot, unknown, toPreview, skipAll, skipped, noDeadline } = intake
  const buttons = [yes, no, have, haveNot, unknown, toPreview, skipAll, skipped, noDeadline, composer.document]
  const sent = [...buttons, previewWantedIn[locale], unknownIn[locale]]

  it('is no order to the assistant', () => {
    expect(sent.flatMap(sentences).filter(mayBePromptInjection)).toEqual([])
  })

  it('raises no alarm in the brief, whatever is chosen before the preview', async () => {
    const text = question[locale]
    const alarming = scripts.filter((script) => choicesOf(script, locale).some(mayBePromptInjection))
    expect(alarming.length).toBeGreaterThan(0)
    const dossier = await dossierFor({ ...deposit, locale, text })
    for (const one of alarming) {
      const said = [...choicesOf(one, locale), unknownIn[locale], previewWantedIn[locale]].join('\n')
      const turns = [{ author: 'client' as const, text: said }]
      const script = scriptFor(one.category, one.sub, locale)
      expect(redFlags({ ...dossier, script, turns }, [text], extract(text))).not.toContain(
        assistantMessagesFor(locale).flags.hidden,
      )
    }
  })
})
