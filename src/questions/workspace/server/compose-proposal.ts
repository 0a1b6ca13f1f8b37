import { money } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { fill } from '../../../i18n/text.ts'
import type { Preview } from '../../../platform/assistant/port.ts'
import type { AnswerDraft } from '../../shapes.ts'
import { emptyDraft } from '../draft-sections.ts'
import { proposal as en } from './proposal.text.en.ts'
import { proposal as fr } from './proposal.text.fr.ts'

/** What a preview quotes and works out, as parts of an answer. « In short » stays empty: that is the expert's opinion. */
export function composeProposal(preview: Preview, locale: Locale, site: string): AnswerDraft {
  const words = locale === 'fr' ? fr : en
  const { quotations, amounts, deadlines, papers, missing } = preview
  return {
    ...emptyDraft,
    steps: [
      ...quotations.map(({ title, excerpt }) => ({
        text: fill(words.says, { title, excerpt: excerpt.replace(/[\s.]+$/, '') }),
      })),
      ...amounts.map(({ what, euros, rule }) => ({
        text: fill(words.amount, { what, rule, amount: money(locale, Math.round(euros * 100)) }),
      })),
    ].slice(0, 20),
    deadlines: deadlines.map(({ date, what }) => ({ date, what })),
    papers: papers.filter(({ given }) => !given).map(({ name }) => name),
    sources: quotations.map(({ title, url }) => ({ title, url: addressOn(site, url) })),
    limits: missing.length > 0 ? fill(words.unknown, { points: missing.join(' ') }) : '',
  }
}

const addressOn = (site: string, url: string): string => (URL.canParse(url, site) ? new URL(url, site).href : '')
