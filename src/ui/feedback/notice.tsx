import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import { Unbroken } from '../unbroken.tsx'

type Tone = 'info' | 'success' | 'danger'
const icons = { info: Info, success: CircleCheck, danger: TriangleAlert }

type NoticeProps = { tone?: Tone; title?: string; live?: boolean; children?: ReactNode }

/** A remark in the flow of the page. `live` where it appears by itself and must be heard. */
export function Notice({ tone = 'info', title, live, children }: NoticeProps) {
  const Icon = icons[tone]
  const role = live ? (tone === 'danger' ? 'alert' : 'status') : undefined
  return (
    <div className={`notice notice--${tone}`} role={role}>
      <Icon className="icon" />
      <div>
        {title && (
          <p>
            <b>{title}</b>
          </p>
        )}
        {typeof children === 'string' ? (
          <p>
            <Unbroken>{children}</Unbroken>
          </p>
        ) : (
          children
        )}
      </div>
    </div>
  )
}
