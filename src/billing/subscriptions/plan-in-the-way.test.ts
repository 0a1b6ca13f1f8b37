import { expect, it } from 'vitest'
import type { PlanView } from './contract.ts'
import { inTheWayOf } from './plan-in-the-way.ts'

type State = NonNullable<PlanView['subscription']>['state']

const own = (state: State | null, order: PlanView['can']['order'] = []) =>
  ({ subscription: state && { state, plan: 'plan' }, can: { order } }) as PlanView

it('is nothing for who has no plan, has left it, or may order it', () => {
  for (const free of [own(null), own('ended'), own('incomplete')]) expect(inTheWayOf(free, 'plan')).toBeNull()
  expect(inTheWayOf(own('first_period', [{ kind: 'plan', act: 'early' }]), 'plan')).toBeNull()
  expect(inTheWayOf(own('paused', [{ kind: 'plan', act: 'resume' }]), 'plan')).toBeNull()
  expect(inTheWayOf(own('active', [{ kind: 'copilot', act: 'change' }]), 'copilot')).toBeNull()
})

it('is the same plan where it runs, and another one that cannot change now', () => {
  expect(inTheWayOf(own('active', [{ kind: 'copilot', act: 'change' }]), 'plan')).toBe('plan_exists')
  expect(inTheWayOf(own('past_due'), 'plan')).toBe('plan_exists')
  expect(inTheWayOf(own('past_due'), 'copilot')).toBe('plan_not_changeable')
  expect(inTheWayOf(own('paused', [{ kind: 'plan', act: 'resume' }]), 'copilot')).toBe('plan_not_changeable')
})
