import type { ReactNode } from 'react'
import { light, textFace, titleFace } from './theme.ts'

/** Components of emails. Each has inline styles, because mail programs drop style sheets. */

export function Title({ children }: { children: ReactNode }) {
  return (
    <h1 className="c-ink" style={{ margin: '0 0 20px', color: light('ink'), font: `650 25px/1.2 ${titleFace}` }}>
      {children}
    </h1>
  )
}

export function Paragraph({ children, soft }: { children: ReactNode; soft?: boolean }) {
  const colour = soft ? 'soft' : 'ink'
  return (
    <p
      className={`c-${colour}`}
      style={{ margin: '0 0 16px', color: light(colour), font: `${soft ? 15 : 17}px/1.55 ${textFace}` }}
    >
      {children}
    </p>
  )
}

/** An alternative to the button's link. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="c-link" href={href} style={{ color: light('link'), textDecoration: 'underline' }}>
      {children}
    </a>
  )
}

/** The action that the reader should take. In plain text it becomes its label and the address. */
export function Button({ href, children }: { href: string; children: ReactNode }) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} border={0} style={{ margin: '24px 0' }}>
      <tbody>
        <tr>
          <td className="b-pine" style={{ backgroundColor: light('pine'), borderRadius: 8 }}>
            <a
              className="button b-pine c-onPine"
              href={href}
              style={{
                display: 'inline-block',
                padding: '14px 24px',
                borderRadius: 8,
                backgroundColor: light('pine'),
                color: light('onPine'),
                font: `650 17px/1.25 ${textFace}`,
                textAlign: 'center',
                textDecoration: 'none',
              }}
            >
              {children}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  )
}

/** A quotation, with the author's name if given. The author's line breaks are kept. */
export function Quote({ children, by }: { children: ReactNode; by?: string }) {
  return (
    <blockquote
      className="b-quoteWash c-ink l-quoteLine"
      style={{
        margin: '0 0 20px',
        padding: '14px 18px',
        borderLeft: `4px solid ${light('quoteLine')}`,
        borderRadius: '0 8px 8px 0',
        backgroundColor: light('quoteWash'),
        color: light('ink'),
      }}
    >
      {by && <p style={{ margin: '0 0 6px', font: `650 15px/1.4 ${textFace}` }}>{by}</p>}
      {typeof children === 'string' ? children.split('\n').flatMap(withBreak) : children}
    </blockquote>
  )
}

/** Neither plain text nor Outlook keeps line breaks made by style. */
function withBreak(line: string, index: number): ReactNode[] {
  return index === 0 ? [line] : [<br key={index} />, line]
}

/** A hash may break anywhere, text only between words. */
function breaksOf(value: string) {
  if (value.length < 20) return { whiteSpace: 'nowrap' } as const
  return value.includes(' ') ? {} : ({ wordBreak: 'break-all' } as const)
}

/** Amounts or facts in two columns; `strong` marks the main one. */
export function Figures({ rows }: { rows: readonly { label: string; value: string; strong?: boolean }[] }) {
  return (
    <table
      data-text-format="dataTable"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      style={{ margin: '0 0 20px' }}
    >
      <tbody>
        {rows.map(({ label, value, strong }) => {
          const cell = {
            padding: '8px 0',
            borderBottom: `1px solid ${light('rule')}`,
            color: light('ink'),
            font: `${strong ? 700 : 400} 16px/1.4 ${textFace}`,
            verticalAlign: 'top',
          } as const
          return (
            <tr key={label}>
              <td className="c-ink l-rule" style={{ ...cell, paddingRight: 16 }}>
                {label}
              </td>
              <td className="c-ink l-rule" align="right" style={{ ...cell, ...breaksOf(value) }}>
                {value}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
