import { describe, expect, test } from 'vitest'
import { WeeklyHours } from '../../contract.ts'
import { recordAnswered, setAway } from '../../server/changes.ts'
import { expertNamed, helene, setUpDemoExperts, testApp } from '../../server/testing.ts'
import * as desk from './workspace.ts'

setUpDemoExperts()

const actor = expertNamed(helene.person)
const other = expertNamed('demo-person-002')

describe('the desk', () => {
  test('comes back from an absence with its switch', async () => {
    await setAway(testApp.ports.db, helene.expert, testApp.clock.now())
    expect(await desk.ownExpert(testApp.ports, actor)).toMatchObject({ switchedOn: true, away: true })
    expect(await desk.setAvailable(testApp.ports, actor, { on: false })).toMatchObject({
      switchedOn: false,
      away: false,
    })
    expect(await desk.setAvailable(testApp.ports, actor, { on: true })).toMatchObject({ switchedOn: true, away: false })
  })

  test('keeps the weekly hours as they were typed', async () => {
    const hours = [
      { day: 1, from: '09:00', to: '12:30' },
      { day: 1, from: '14:00', to: '18:00' },
    ]
    expect((await desk.setHours(testApp.ports, actor, { hours })).hours).toEqual(hours)
    expect((await desk.setHours(testApp.ports, actor, { hours: [] })).hours).toEqual([])
  })

  test('refuses hours that overlap or run backwards', () => {
    const codes = (hours: unknown) => WeeklyHours.safeParse(hours).error?.issues.map((issue) => issue.message)
    expect(codes([{ day: 1, from: '12:00', to: '09:00' }])).toContain('hours_order')
    expect(
      codes([
        { day: 1, from: '09:00', to: '12:00' },
        { day: 1, from: '11:00', to: '13:00' },
      ]),
    ).toContain('hours_overlap')
  })

  test('counts what was answered and earned since midnight in Paris', async () => {
    const now = testApp.clock.now()
    const yesterday = new Date('2026-03-01T22:59:00Z')
    await recordAnswered(testApp.ports.db, helene.expert, 100, { category: 'logement', at: yesterday, fee: 900 })
    await recordAnswered(testApp.ports.db, helene.expert, 100, { category: 'logement', at: now, fee: 900 })
    expect(await desk.ownExpert(testApp.ports, actor)).toMatchObject({ answeredToday: 1, earnedToday: 900 })
  })

  test('keeps snippets for their owner alone', async () => {
    const kept = await desk.saveSnippet(testApp.ports, actor, { title: 'Préavis', body: 'Un mois en zone tendue.' })
    expect((await desk.listSnippets(testApp.ports, actor)).snippets.map((snippet) => snippet.id)).toContain(kept.id)
    expect((await desk.listSnippets(testApp.ports, other)).snippets).toEqual([])
    await expect(desk.removeSnippet(testApp.ports, other, kept.id)).rejects.toMatchObject({ status: 404 })
    expect(await desk.removeSnippet(testApp.ports, actor, kept.id)).toEqual({ id: kept.id })
  })
})
