import { workToken } from '../access.ts'
import type { QuestionState } from '../lifecycle/states.ts'

/** Whose turn it is in a question of this expert. */
export function turnOf({ life }: { life: QuestionState }, expertId: string): 'client' | 'expert' | 'none' {
  if (life.state === 'NEEDS_CLIENT') return 'client'
  return workToken(life, expertId) !== null || life.state === 'FOLLOW_UP' ? 'expert' : 'none'
}
