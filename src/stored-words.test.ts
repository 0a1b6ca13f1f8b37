import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { storedWordsIn } from '../test/harness/stored-words-in.ts'

const root = dirname(new URL(import.meta.url).pathname)
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
)
const state = 'const [problem, setProblem] = useState<string | null>(null)'
const sentence = 'const [problem, setProblem] = useSentence(words)'

describe('what a component keeps', () => {
  it('is no sentence, which would stay in the language that the page had', () => {
    const kept = sources.flatMap((file) =>
      storedWordsIn(file, readFileSync(join(root, file), 'utf8')).map((name) => `${file} ${name}`),
    )
    expect(kept).toEqual([])
  })

  it.each([
    `${state}; function f() { setProblem(words.missing) }`,
    `${state}; const act = () => call().catch((error) => setProblem(failureMessage(error, failures)))`,
    `const said = useDeskMessages().talk; ${state}; function f() { return setProblem(said.failed) }`,
    `const { thread: { composer }, shared = {} } = useThreadMessages('thread'); ${state}; const f = () => setProblem(composer[code])`,
    `${state}; function f() { const sentence = gone ? words.gone : words.failed; setProblem(sentence) }`,
    `const [said, setSaid] = useState<Said | null>(null); const f = () => setSaid({ tone: 'danger', sentence: words.failed })`,
    `${sentence}; const f = () => setProblem(() => words.missing)`,
    `${state}; const f = () => setProblem((before) => before ?? words.missing)`,
  ])('sees the sentence in %s', (source) => {
    expect(storedWordsIn('parts/a.tsx', source)).toHaveLength(1)
  })

  it.each([
    `${state}; const f = () => setProblem(codeOf(error))`,
    `${state}; const f = () => setProblem(found.words)`,
    `${sentence}; const f = () => setProblem((words) => words.missing)`,
    `${sentence}; const f = () => setProblem(({ refusals: said }) => said[code])`,
    `const [problems, setProblems] = useState<readonly FieldProblem[]>([]); const f = () => setProblems([{ message: words.missing }])`,
    `${state}; useEffect(() => { read().catch(() => setProblem(words.missing)) }, [words])`,
    `const [view, setView] = useState(null); const f = async () => { const next = await call({ text: words.document }); setView(next) }`,
  ])('sees none in %s', (source) => {
    expect(storedWordsIn('parts/a.tsx', source)).toEqual([])
  })
})
