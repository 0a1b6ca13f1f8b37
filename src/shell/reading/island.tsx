import type { ReactNode } from 'react'

type IslandProps = {
  /** Names its module in `entry.reading.ts`. */
  name: string
  /** `touch`: its module is loaded once somebody touches it, moves into it or has typed in it; `load`: with the page. */
  when?: 'touch' | 'load'
  /** What its module is given; stands in the page as JSON. */
  data?: unknown
  /** Within a sentence. */
  inline?: boolean
  children?: ReactNode
}

/** JSON that ends no script element. */
export const scriptJson = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c')

/**
 * A part of a reading page that is brought to life by a module of its own (`mount.ts`). What the server draws in it must
 * work by itself, as a link, a disclosure or a form: the module may come late or never.
 */
export function Island({ name, when = 'touch', data = null, inline, children }: IslandProps) {
  const Tag = inline ? 'span' : 'div'
  return (
    <>
      <Tag className="island" data-island={name} data-when={when}>
        {children}
      </Tag>
      <JsonData data={data} />
    </>
  )
}

/** Data for a module. A script of this type is read and never run: no policy concerns it. */
export function JsonData({ id, data }: { id?: string; data: unknown }) {
  return (
    <script
      id={id}
      type="application/json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without any angle bracket
      dangerouslySetInnerHTML={{ __html: scriptJson(data) }}
    />
  )
}
