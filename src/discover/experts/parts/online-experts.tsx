import { fill } from '../../../i18n/text.ts'
import type { HomeMessages } from '../../parts/sections.tsx'
import type { OnlineExpertCard } from '../online-expert-card.ts'
import { ExpertTile } from './expert-tile.tsx'

type ExpertsHereProps = {
  words: HomeMessages
  experts: readonly OnlineExpertCard[]
  count: string | null
  demo: boolean
}

/** Experts who are there now, standing on one counter. */
export function OnlineExperts({ words, experts, count, demo }: ExpertsHereProps) {
  const { lead, profession, checked, now, later } = words.experts
  const sentences = [count, lead, count && demo && words.demoFigures]
  return (
    <section className="section" id="experts" data-renewed="experts" hidden={experts.length === 0}>
      <div className="container">
        <div className="section-in">
          <div className="section-head">
            <h2>{words.experts.title}</h2>
          </div>
          <p className="soft section-aside">{sentences.filter(Boolean).join(' ')}</p>
        </div>
        <div className="plaques plaques--row">
          {experts.map((expert) => (
            <ExpertTile
              key={expert.id}
              plaque={{
                ...expert,
                profession: fill(profession, { profession: expert.profession, city: expert.city }),
                checked: expert.title && fill(checked, { title: expert.title.label, date: expert.title.on }),
                available: { now: expert.online, words: expert.online ? now : later },
              }}
            />
          ))}
        </div>
      </div>
    </section>
  )
}
