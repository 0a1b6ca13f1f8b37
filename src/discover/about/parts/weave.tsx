import { AiTag, ExpertTag } from '../../../ui/tag.tsx'

export type Lane = 'you' | 'machine' | 'expert'
type Step = { who: Lane; title: string; text: string; cost: string }

/** Where each voice runs, in the drawing's own units of 96 across. */
const place: Record<Lane, number> = { you: 16, machine: 48, expert: 80 }
const across = 96
const lanes = ['you', 'machine', 'expert'] as const

type WeaveProps = { lanes: Record<Lane, string>; ai: string; steps: readonly Step[] }

/** The way of a question, drawn as one thread that passes from voice to voice. The machine's ends where a person begins. */
export function Weave({ lanes: names, ai, steps }: WeaveProps) {
  const handOver = steps.findIndex(({ who }) => who === 'expert')
  return (
    <div className="weave">
      <p className="weave-names" aria-hidden="true">
        {lanes.map((lane) => (
          <span key={lane} className={`weave-name weave-name--${lane}`}>
            {names[lane]}
          </span>
        ))}
      </p>
      <ol>
        {steps.map((step, index) => {
          const next = steps[index + 1]
          return (
            <li key={step.title} className={`weave-step weave-step--${step.who}`}>
              <div className="weave-gutter" aria-hidden="true">
                <svg viewBox="0 0 96 100" preserveAspectRatio="none" aria-hidden="true">
                  {lanes
                    .filter((lane) => lane !== 'machine' || index < handOver)
                    .map((lane) => (
                      <path key={lane} className="weave-rail" d={`M${place[lane]} 0V100`} />
                    ))}
                  {next && <path className="weave-thread" d={threadFrom(step.who, next.who)} />}
                </svg>
                <span className="weave-knot num" style={{ left: `${(place[step.who] / across) * 100}%` }}>
                  {index + 1}
                </span>
              </div>
              <div className="weave-text">
                <h2>
                  {step.title} {step.who === 'machine' && <AiTag label={ai} />}
                  {step.who === 'expert' && <ExpertTag label={names.expert} />}
                </h2>
                <p>{step.text}</p>
              </div>
              <p className="weave-cost">{step.cost}</p>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

function threadFrom(from: Lane, to: Lane): string {
  const [a, b] = [place[from], place[to]]
  return a === b ? `M${a} 0V100` : `M${a} 0C${a} 60 ${b} 40 ${b} 100`
}

type Voice = { title: string; lines: readonly string[] }
type VoicesProps = { ai: string; expert: string; machine: Voice; person: Voice }

/** Side by side: what a machine writes, what a person writes. */
export function Voices({ ai, expert, machine, person }: VoicesProps) {
  return (
    <div className="voices">
      <div className="voice voice--machine">
        <h3>
          {machine.title} <AiTag label={ai} />
        </h3>
        <ul>
          {machine.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <div className="voice voice--person">
        <h3>
          {person.title} <ExpertTag label={expert} />
        </h3>
        <ul>
          {person.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}
