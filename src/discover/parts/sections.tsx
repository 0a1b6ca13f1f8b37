import ChevronDown from 'lucide-react/icons/chevron-down'
import FileText from 'lucide-react/icons/file-text'
import type { ReactNode } from 'react'
import type { MessagesLike } from '../../i18n/text.ts'
import { Folder, Sheet } from '../../ui/sheet.tsx'
import { AiTag, ExpertTag } from '../../ui/tag.tsx'
import type { fr } from '../text.fr.ts'

export type HomeMessages = MessagesLike<typeof fr>

/** A section whose title stands in the margin, like a printed act. */
export function Section({
  id,
  title,
  lead,
  children,
}: {
  id?: string
  title: string
  lead?: ReactNode
  children: ReactNode
}) {
  return (
    <section className="section" id={id}>
      <div className="container section-in">
        <div className="section-head">
          <h2>{title}</h2>
          {lead}
        </div>
        {children}
      </div>
    </section>
  )
}

type CourseProps = { words: HomeMessages['course'] }

/** The course of a question: when, what happens, who speaks, what it costs. */
export function Course({ words }: CourseProps) {
  const marks = [null, <AiTag key="ai" label={words.ai} />, <ExpertTag key="expert" label={words.expert} />]
  return (
    <Section id="course" title={words.title} lead={<p>{words.lead}</p>}>
      <ol className="course">
        {words.steps.map((step, index) => (
          <li key={step.time}>
            <time>{step.time}</time>
            <h3>
              {step.title}
              {marks[index] && ' '}
              {marks[index]}
            </h3>
            <p>{step.text}</p>
            <span className="cost">{index === 2 ? words.paid : words.free}</span>
          </li>
        ))}
      </ol>
    </Section>
  )
}

export type Subject = { slug: string; name: string; sentence: string; to: string }

export function Subjects({
  words,
  subjects,
  allPath,
}: {
  words: HomeMessages['subjects']
  subjects: readonly Subject[]
  allPath: string | null
}) {
  const lead = (
    <>
      <p>{words.lead}</p>
      {allPath && (
        <p>
          <a href={allPath}>{words.all}</a>
        </p>
      )}
    </>
  )
  return (
    <Section id="subjects" title={words.title} lead={lead}>
      <ul className="index">
        {subjects.map((subject) => (
          <li key={subject.slug}>
            <a href={subject.to}>
              <b>{subject.name}</b>
              <span>{subject.sentence}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** A piece of a real kind of answer, in its folder. */
export function SampleAnswer({ words, rating }: { words: HomeMessages['sample']; rating: string | null }) {
  const lead = (
    <p>
      {words.lead} {rating}
    </p>
  )
  return (
    <Section id="sample" title={words.title} lead={lead}>
      <Folder tab={words.tab} icon={FileText}>
        <Sheet corner behind="apricot-wash" className="doc">
          <header className="doc-head">
            <h3>{words.subject}</h3>
            <p className="small soft">{words.from}</p>
          </header>
          <div className="doc-part">
            <h4>{words.short}</h4>
            <p className="doc-short">{words.shortText}</p>
          </div>
          <div className="doc-part">
            <h4>{words.deadlines}</h4>
            <div>
              <p className="due due--past">
                <time dateTime="2026-10-12">{words.past}</time>
                <span>
                  {words.pastText}
                  <a className="ref" href="#sample-source" aria-label={words.sourceLink}>
                    1
                  </a>
                </span>
              </p>
              <p className="due">
                <time dateTime="2026-12-12">{words.next}</time>
                <span>{words.nextText}</span>
              </p>
            </div>
          </div>
          <div className="doc-part">
            <h4>{words.sources}</h4>
            <ol className="refs">
              <li id="sample-source">{words.source}</li>
            </ol>
          </div>
        </Sheet>
      </Folder>
    </Section>
  )
}

export function Faq({ words }: { words: HomeMessages['faq'] }) {
  return (
    <Section id="faq" title={words.title}>
      <div className="faq">
        {words.items.map((item, index) => (
          <details key={item.question} open={index === 0}>
            <summary>
              {item.question}
              <ChevronDown className="icon" />
            </summary>
            <p>{item.answer}</p>
          </details>
        ))}
      </div>
    </Section>
  )
}
