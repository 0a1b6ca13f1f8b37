import type { ComponentProps, ReactNode } from 'react'
import type { Icon } from './icon.ts'
import { Delayed } from './time/delayed.tsx'

type Look = { variant?: 'primary' | 'plain' | 'danger' | 'link'; size?: 'normal' | 'small'; icon?: Icon }

function classOf({ variant = 'primary', size = 'normal' }: Look, more = ''): string {
  const names = ['button', variant !== 'primary' && `button--${variant}`, size === 'small' && 'button--small', more]
  return names.filter(Boolean).join(' ')
}

type ButtonProps = Look & ComponentProps<'button'> & { busy?: boolean; shortcut?: string }

/** While `busy` it keeps its place and the focus, says so, and does nothing when pressed again. */
export function Button({
  variant,
  size,
  icon: Icon,
  busy,
  shortcut,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classOf({ variant, size }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      aria-keyshortcuts={shortcut ?? rest['aria-keyshortcuts']}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      <Leading icon={Icon} busy={busy} />
      {children}
      {shortcut && (
        <span aria-hidden="true">
          <kbd>{shortcut}</kbd>
        </span>
      )}
    </button>
  )
}

function Leading({ icon: Icon, busy }: { icon?: Icon; busy?: boolean }) {
  const shown = Icon && <Icon className="icon" />
  if (!busy) return shown
  return (
    <Delayed>
      <span className="spinner" aria-hidden="true" />
    </Delayed>
  )
}

type ButtonLinkProps = Look &
  Omit<ComponentProps<'a'>, 'href'> & { to: string; reloadDocument?: boolean; preventScrollReset?: boolean }

/**
 * A link that looks like a button: the browser's own, which the router follows where it can (`shell/navigation/router-links.tsx`).
 * `reloadDocument` where the target has a policy of its own (a checkout).
 */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, icon: Icon, className, children, to, reloadDocument, preventScrollReset, ...rest } = props
  return (
    <a
      {...rest}
      href={to}
      data-document={reloadDocument ? '' : undefined}
      data-keep-scroll={preventScrollReset ? '' : undefined}
      className={classOf({ variant, size }, className)}
    >
      {Icon && <Icon className="icon" />}
      {children}
    </a>
  )
}

/** A switch or a filter: pressed or not, said to everybody. */
export function Chip({
  icon: Icon,
  children,
  ...rest
}: ComponentProps<'button'> & { icon?: Icon; children: ReactNode }) {
  return (
    <button type="button" {...rest} className="chip">
      {Icon && <Icon className="icon" />}
      {children}
    </button>
  )
}
