import {
  type ComponentProps,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { Button } from '../button.tsx'
import { Unbroken } from '../unbroken.tsx'
import { announceTypedEarly } from './typed-early.ts'

/** What is wrong with a form, already in words. A problem without a field concerns the whole. */
export type FieldProblem = {
  field?: string
  message: string
  /** The same for the summary, where the field does not stand beside it. */
  apart?: string
}

const ProblemsContext = createContext<readonly FieldProblem[]>([])
const BusyContext = createContext(false)

export function useFieldProblem(name: string | undefined): string | null {
  const problems = useContext(ProblemsContext)
  return problems.find((problem) => problem.field !== undefined && problem.field === name)?.message ?? null
}

const none: readonly FieldProblem[] = []

/** A form may stay where the language changes: what was said in the other one goes, and the next press says it anew. */
function useSaidHere(problems: readonly FieldProblem[]): readonly FieldProblem[] {
  const locale = useLocale()
  const [said, setSaid] = useState({ problems, locale, before: false })
  const before = said.problems === problems && (said.before || said.locale !== locale)
  if (said.problems !== problems || said.locale !== locale) setSaid({ problems, locale, before })
  return before ? none : problems
}

type FormProps = Omit<ComponentProps<'form'>, 'onSubmit'> & {
  /** Called in place of the browser's own request once the page runs; the form sends itself to `action` before. */
  onSend?: (values: FormData) => Promise<unknown> | undefined
  problems?: readonly FieldProblem[]
  /** Heading of the summary, such as « Deux points sont à revoir ». */
  summaryTitle: string
  children: ReactNode
}

/**
 * Fields keep what was typed, whatever the answer. Problems are said beside each field and once more in a summary at
 * the top, which takes the focus and links to the fields. A second press while sending does nothing.
 */
export function Form({
  onSend,
  problems: given = none,
  summaryTitle,
  className = 'form',
  children,
  ref,
  ...rest
}: FormProps) {
  const problems = useSaidHere(given)
  const [running, setRunning] = useState(false)
  const [ready, setReady] = useState(false)
  const locked = useRef(false)
  const own = useRef<HTMLFormElement>(null)
  useEffect(() => {
    setReady(true)
    if (own.current) announceTypedEarly(own.current)
  }, [])
  const attach = useCallback(
    (form: HTMLFormElement | null) => {
      own.current = form
      if (typeof ref === 'function') ref(form)
      else if (ref) ref.current = form
    },
    [ref],
  )

  async function send(form: HTMLFormElement) {
    if (locked.current || !onSend) return
    const tooLong = form.querySelector<HTMLElement>('[data-over]')
    if (tooLong) return tooLong.focus()
    locked.current = true
    setRunning(true)
    try {
      await onSend(new FormData(form))
    } finally {
      locked.current = false
      setRunning(false)
    }
  }

  return (
    <form
      {...rest}
      ref={attach}
      className={className}
      noValidate={rest.noValidate || (ready && Boolean(onSend))}
      onSubmit={(event) => {
        if (!onSend) return
        event.preventDefault()
        void send(event.currentTarget)
      }}
    >
      <ProblemsContext value={problems}>
        <BusyContext value={running}>
          <Summary problems={problems} title={summaryTitle} />
          {children}
        </BusyContext>
      </ProblemsContext>
    </form>
  )
}

function Summary({ problems, title }: { problems: readonly FieldProblem[]; title: string }) {
  const box = useRef<HTMLDivElement>(null)
  const locale = useLocale()
  const saidIn = useRef(locale)
  useEffect(() => {
    // The same in the other language is no news: reading goes on where that was chosen.
    if (problems.length > 0 && saidIn.current === locale) box.current?.focus()
    saidIn.current = locale
  }, [problems, locale])
  if (problems.length === 0) return null
  return (
    <div className="summary" ref={box} tabIndex={-1} role="alert">
      <h2>{title}</h2>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.field}-${problem.message}`}>
            {problem.field ? (
              <FieldLink field={problem.field}>{problem.apart ?? problem.message}</FieldLink>
            ) : (
              <span>
                <Unbroken>{problem.message}</Unbroken>
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function FieldLink({ field, children }: { field: string; children: string }) {
  const id = `field-${field}`
  return (
    <a
      href={`#${id}`}
      onClick={(event) => {
        const target = document.getElementById(id)
        if (!target) return
        event.preventDefault()
        target.focus()
        target.scrollIntoView({ block: 'center' })
      }}
    >
      <span>
        <Unbroken>{children}</Unbroken>
      </span>
    </a>
  )
}

/** The form's button: busy while the form is being sent. */
export function SubmitButton({ busy, ...rest }: ComponentProps<typeof Button>) {
  const sending = useContext(BusyContext)
  return <Button type="submit" {...rest} busy={busy || sending} />
}
