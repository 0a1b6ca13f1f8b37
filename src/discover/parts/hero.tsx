import { fill, lowerFirst } from '../../i18n/text.ts'
import { AskBoxIsland } from '../../questions/parts/ask-box.tsx'
import { Portrait } from '../../ui/portrait.tsx'
import { Here } from '../../ui/tag.tsx'
import type { OnlineExpertCard } from '../experts/online-expert-card.ts'
import type { HomeMessages } from './sections.tsx'

export type Prices = { first: string; plan: string; exact: string }

type HeroProps = {
  words: HomeMessages
  prices: Prices
  experts: readonly OnlineExpertCard[]
  categories: readonly { slug: string; name: string }[]
}

/** The counter: what one can expect, the sheet to write on, the whole price, and who is there. */
export function Hero({ words, prices, experts, categories }: HeroProps) {
  const here = experts.filter(({ online }) => online)
  return (
    <section className="hero" aria-labelledby="hero-title">
      <div className="container">
        <div className="hero-top">
          <div className="hero-words">
            <h1 id="hero-title">{words.hero.title}</h1>
            <p className="lead">{words.hero.lead}</p>
          </div>
          <div className="hero-people" aria-hidden="true" data-renewed="people">
            {experts.map((expert) => (
              <Portrait key={expert.id} src={expert.portrait} eager />
            ))}
          </div>
        </div>
        <AskBoxIsland categories={categories} />
        <div className="hero-under">
          <Tariff words={words.tariff} prices={prices} />
          <div className="hero-names" data-renewed="names" hidden={here.length === 0}>
            <p>
              <Here now>{words.hero.here}</Here>
            </p>
            <ul>
              {here.map(({ id, name, profession }) => (
                <li key={id}>{fill(words.hero.name, { name, profession: lowerFirst(profession) })}</li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </section>
  )
}

/** The whole price as a sentence at text size, right under the box. */
function Tariff({ words, prices }: { words: HomeMessages['tariff']; prices: Prices }) {
  return (
    <p className="tariff" id="tariff">
      <b>{words.free}</b> {words.before} <span className="num">{prices.first}</span>
      {words.between} <span className="num">{prices.plan}</span> {words.after}
    </p>
  )
}
