import Cpu from 'lucide-react/icons/cpu'
import type { ReactNode } from 'react'
import type { Icon } from './icon.ts'

type TagProps = { tone?: 'sky' | 'apricot' | 'brick' | 'moss'; icon?: Icon; children: ReactNode }

export function Tag({ tone, icon: Icon, children }: TagProps) {
  return (
    <span className={tone ? `tag tag--${tone}` : 'tag'}>
      {Icon && <Icon className="icon" />}
      {children}
    </span>
  )
}

/** A machine wrote this. Dashed, with its own sign, never by colour alone. */
export function AiTag({ label }: { label: string }) {
  return (
    <Tag tone="sky" icon={Cpu}>
      {label}
    </Tag>
  )
}

/** A person wrote this. */
export function ExpertTag({ label }: { label: string }) {
  return <Tag tone="apricot">{label}</Tag>
}

/** Available now, or later: a full or an empty dot beside the words. */
export function Here({ now, children }: { now: boolean; children: ReactNode }) {
  return <span className={now ? 'here' : 'here here--later'}>{children}</span>
}
