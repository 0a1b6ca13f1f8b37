import type { CSSProperties } from 'react'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { brand } from '../../../brand.ts'
import { localeOf } from '../../../i18n/locale.ts'
import { fill, fillAll } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { publicConfigContext } from '../../../server/context.ts'
import type { ShellHandle } from '../../../shell/handle.ts'
import { en } from '../../library.text.en.ts'
import { fr } from '../../library.text.fr.ts'
import { Section } from '../../parts/sections.tsx'
import { rankingNow } from '../ranking-view.ts'
import '../../../ui/css/screens/content.css'

export const handle: ShellHandle = { frame: 'counter' }

export function loader({ url, context }: LoaderFunctionArgs) {
  const locale = localeOf(url)
  const { weights, figures } = rankingNow()
  const { ranking, legal } = fillAll(locale === 'fr' ? fr : en, { brand: brand.name })
  const said = new Intl.NumberFormat(locale)
  const values = Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, said.format(value)]))
  return {
    words: fillAll({ ...ranking, points: '' }, values),
    points: ranking.points,
    weights,
    contact: legal.contact,
    demo: context.get(publicConfigContext).mode === 'demo',
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? [{ title: loaderData.words.title }, { name: 'description', content: loaderData.words.description }] : []

export default function RankingPage() {
  const { words, points, weights, contact, demo } = useLoaderData<typeof loader>()
  const locale = useLocale()
  const heaviest = weights[0]?.points ?? 1
  return (
    <main id="main" className="ranking">
      <header className="reading-top">
        <div className="container">
          <h1>{words.heading}</h1>
          <p className="lead">{words.lead}</p>
        </div>
      </header>
      <Section title={words.first} lead={<p>{words.firstText}</p>}>
        <ul className="conditions">
          {words.conditions.map((condition) => (
            <li key={condition}>{condition}</li>
          ))}
        </ul>
      </Section>
      <Section title={words.weights} lead={<p>{words.weightsText}</p>}>
        <div>
          <dl className="weights">
            {weights.map(({ part, points: share }) => (
              <div key={part} style={{ '--share': share / heaviest } as CSSProperties}>
                <dt>
                  {words.parts[part][0]}
                  <span className="num">{fill(points, { n: share })}</span>
                </dt>
                <dd>{words.parts[part][1]}</dd>
              </div>
            ))}
          </dl>
          <p className="small soft">{words.equal}</p>
        </div>
      </Section>
      <Section title={words.course}>
        <ol className="waves">
          {words.waves.map((wave) => (
            <li key={wave}>{wave}</li>
          ))}
        </ol>
      </Section>
      <Section title={words.money}>
        <div className="prose">
          {words.moneyText.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <p>{words.why}</p>
          <p>{words.lists}</p>
          {demo && <p className="soft">{words.demo}</p>}
          <p>
            <a href={href('contact', locale)}>{contact}</a>
          </p>
        </div>
      </Section>
    </main>
  )
}
