import type { LucideIcon } from 'lucide-react'

/** Icons come one by one: `import Check from 'lucide-react/icons/check'`, drawn with the class `icon`. */
export type Icon = LucideIcon
