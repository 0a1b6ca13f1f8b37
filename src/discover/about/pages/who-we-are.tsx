import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { brand } from '../../../brand.ts'
import type { ContentApi } from '../../../content/contract.ts'
import { Prose } from '../../../content/parts/prose.tsx'
import { type Block, inlineToText } from '../../../content/prose.ts'
import { localeOf } from '../../../i18n/locale.ts'
import { fillAll } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { apiReaderContext, publicConfigContext } from '../../../server/context.ts'
import type { ShellHandle } from '../../../shell/handle.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { legalMeta, legalView } from '../../legal/legal-view.ts'
import { en } from '../../library.text.en.ts'
import { fr } from '../../library.text.fr.ts'
import { Section } from '../../parts/sections.tsx'
import { CounterDrawing } from '../parts/counter-drawing.tsx'
import '../../../ui/css/screens/content.css'

export const handle: ShellHandle = { frame: 'counter' }

export async function loader({ url, context }: LoaderFunctionArgs) {
  const locale = localeOf(url)
  const text = await context.get(apiReaderContext)<ContentApi>()('GET /texts/:kind/:key', {
    params: { kind: 'legal', key: 'who-we-are' },
    query: { locale },
  })
  const { who } = fillAll(locale === 'fr' ? fr : en, { brand: brand.name })
  const view = legalView(locale, text, context.get(publicConfigContext).prices)
  return { ...view, words: { ...view.words, title: who.title }, who, chapters: chaptersOf(view.blocks) }
}

export const meta: MetaFunction<typeof loader> = legalMeta

/** The text from one heading to the next. */
function chaptersOf(blocks: readonly Block[]): { title: string; blocks: Block[] }[] {
  const chapters: { title: string; blocks: Block[] }[] = []
  for (const block of blocks)
    if (block.kind === 'heading') chapters.push({ title: inlineToText(block.text), blocks: [] })
    else chapters.at(-1)?.blocks.push(block)
  return chapters
}

export default function WhoWeArePage() {
  const { title, summary, chapters, who } = useLoaderData<typeof loader>()
  const locale = useLocale()
  return (
    <main id="main" className="who-page">
      <header className="reading-top">
        <div className="container who-top">
          <div>
            <h1>{title}</h1>
            <p className="lead">{summary}</p>
          </div>
          <CounterDrawing label={who.drawing} />
        </div>
      </header>
      {chapters.map((chapter) => (
        <Section key={chapter.title} title={chapter.title}>
          <Prose blocks={chapter.blocks} />
        </Section>
      ))}
      <p className="container who-end">
        <ButtonLink to={href('our-experts', locale)}>{who.experts}</ButtonLink>
        <ButtonLink variant="plain" to={href('contact', locale)}>
          {who.write}
        </ButtonLink>
      </p>
    </main>
  )
}
