import { useEffect, useState } from 'react'
import { client } from '../../../api/call.ts'
import { dayAndHour } from '../../../i18n/format.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import type { QuestionsApi } from '../../contract.ts'
import { useQuestionMessages } from '../../parts/messages.ts'

const questions = client<QuestionsApi>()
const read = async () => (await questions('GET /me/withheld-letters')).letters
type Withheld = Awaited<ReturnType<typeof read>>[number]

/** The emails that were not sent because writing is not safe, as they would read. Nothing where all were sent. */
export function WithheldEmails() {
  const words = useQuestionMessages('list').list.withheld
  const locale = useLocale()
  const [letters, setLetters] = useState<readonly Withheld[]>([])
  useEffect(() => void read().then(setLetters, () => setLetters([])), [])
  if (letters.length === 0) return null
  return (
    <section className="account-part" aria-labelledby="withheld">
      <h3 id="withheld">{words.title}</h3>
      <p>{words.why}</p>
      <ul className="withheld">
        {letters.map(({ id, subject, text, at }) => (
          <li key={id}>
            <details>
              <summary>
                <span>{subject}</span> <span className="soft small">{dayAndHour(locale, at)}</span>
              </summary>
              <p>{text}</p>
            </details>
          </li>
        ))}
      </ul>
    </section>
  )
}
