import { describe, expect, it } from 'vitest'
import { mayDo, rightsWith, rolesWith } from './rights.ts'

describe('the rights of the staff', () => {
  it('gives nothing to clients and experts', () => expect(rightsWith(['client', 'expert', 'specialist'])).toEqual([]))
  it('gives an owner all of them', () => expect(rightsWith(['owner'])).toHaveLength(26))
  it('lets support ask for a refund and compliance approve it, neither both', () => {
    expect([mayDo(['support'], 'ask_refund'), mayDo(['support'], 'approve_refund')]).toEqual([true, false])
    expect([mayDo(['compliance'], 'ask_refund'), mayDo(['compliance'], 'approve_refund')]).toEqual([false, true])
  })
  it('lets support ask for the end of a second step and compliance approve it, neither both', () => {
    const both = ['ask_factor_removal', 'approve_factor_removal'] as const
    expect(both.map((right) => mayDo(['support'], right))).toEqual([true, false])
    expect(both.map((right) => mayDo(['compliance'], right))).toEqual([false, true])
    expect(both.map((right) => mayDo(['editor'], right))).toEqual([false, false])
  })
  it('lets an editor near texts and letters, not near questions or money', () => {
    expect(rightsWith(['editor'])).toEqual(['see', 'send_letters', 'edit_content'])
  })
  it('lets compliance and owners alone break the glass and read what was done', () => {
    for (const right of ['break_glass', 'hold_data', 'read_journal'] as const)
      expect((['support', 'editor', 'compliance', 'owner'] as const).filter((role) => mayDo([role], right))).toEqual([
        'compliance',
        'owner',
      ])
  })
  it('lets support and owners name a price, and compliance only read it', () => {
    expect([mayDo(['support'], 'name_prices'), mayDo(['owner'], 'name_prices')]).toEqual([true, true])
    expect([mayDo(['compliance'], 'name_prices'), mayDo(['compliance'], 'see_money')]).toEqual([false, true])
  })
  it('lets support and owners change a plan and steer a question, compliance only read them', () => {
    for (const right of ['change_plans', 'steer_questions'] as const)
      expect([mayDo(['support'], right), mayDo(['compliance'], right), mayDo(['owner'], right)]).toEqual([
        true,
        false,
        true,
      ])
  })
  it('lets owners alone pay the experts', () =>
    expect(
      (['support', 'editor', 'compliance', 'owner'] as const).filter((role) => mayDo([role], 'pay_experts')),
    ).toEqual(['owner']))
  it('lets owners alone change the staff, and compliance read who is of it', () => {
    const staff = ['support', 'editor', 'compliance', 'owner'] as const
    expect(staff.filter((role) => mayDo([role], 'manage_staff'))).toEqual(['owner'])
    expect(staff.filter((role) => mayDo([role], 'see_staff'))).toEqual(['compliance', 'owner'])
  })
  it('names the roles that would do', () => {
    expect(rolesWith('review_experts')).toEqual(['compliance', 'owner'])
    expect(rolesWith('manage_staff')).toEqual(['owner'])
  })
  it('adds up where somebody has several roles', () =>
    expect(rightsWith(['support', 'compliance'])).toEqual(expect.arrayContaining(['ask_refund', 'approve_refund'])))
})
