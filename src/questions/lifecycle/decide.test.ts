import { expect, test } from 'vitest'
import { decide, decideAll } from './decide.ts'
import { answered, assigned, day, minute, queued, scenario, second, unlocking } from './scenario.ts'

const kinds = (effects: readonly { kind: string }[]) => effects.map(({ kind }) => kind)

test('a question goes from the draft to the answer', () => {
  const told = answered()
  expect(told.records.map(({ to }) => to).filter((to, i, all) => to !== all[i - 1])).toEqual([
    'INTAKE',
    'PREVIEWED',
    'UNLOCKING',
    'QUEUED',
    'OFFERED',
    'ASSIGNED',
    'ANSWERED',
  ])
  expect(told.state).toMatchObject({ payment: 'CAPTURED', answeredBy: 'eve', freeSlot: 'counted' })
})

test('beyond the two free questions nothing is sent to the assistant, but the paid door is open from the draft', () => {
  const told = scenario({ category: 'travail' })
  expect(told.refuses({ kind: 'submit', category: 'travail', allowance: 'limit' })).toBe('free_limit_reached')
  told.happens({ kind: 'ask_expert' })
  expect(told.state.state).toBe('UNLOCKING')
  const effects = told.happens({ kind: 'payment_authorised', order: 'o', firstPeriodEnds: null })
  expect(told.state.state).toBe('QUEUED')
  expect(kinds(effects)).toContain('assistant')
})

test('an expert can be asked at any moment of the intake, and "back" leads back to it', () => {
  const told = scenario()
  told.happens({ kind: 'submit', category: 'travail', allowance: 'free' }, { kind: 'ask_expert' }, { kind: 'back' })
  expect(told.state.state).toBe('INTAKE')
})

test('a draft without a category cannot be ordered', () => {
  expect(scenario().refuses({ kind: 'ask_expert' })).toBe('category_missing')
})

test('a corrected field begins the intake anew under it, and uses up no second free question', () => {
  const told = scenario()
  told.happens({ kind: 'submit', category: 'sante', allowance: 'free' }, { kind: 'preview_ready', turn: 1 })
  told.effects()
  told.happens({ kind: 'correct_category', category: 'logement', subCategory: 'voisinage' })
  expect(told.state).toMatchObject({
    state: 'INTAKE',
    category: 'logement',
    subCategory: 'voisinage',
    previewAt: null,
    freeSlot: 'counted',
  })
  expect(told.effects()).toEqual([{ kind: 'assistant', turn: 2 }])
  expect(told.records.at(-1)).toMatchObject({
    event: 'correct_category',
    data: { from: 'sante', category: 'logement' },
  })
  expect(told.refuses({ kind: 'preview_ready', turn: 1 })).toBe('assistant_muted')
  told.happens({ kind: 'preview_ready', turn: 2 })
  expect(told.state).toMatchObject({ state: 'PREVIEWED', freeSlot: 'counted' })
  expect(told.records.at(-1)?.data).toEqual({ again: true })
})

test('a refused field without another one keeps every expert away until one is named', () => {
  const told = scenario()
  told.happens({ kind: 'submit', category: 'sante', allowance: 'free' }, { kind: 'preview_ready', turn: 1 })
  told.happens({ kind: 'ask_expert' }, { kind: 'correct_category', category: null })
  expect(told.state).toMatchObject({ state: 'INTAKE', category: null })
  expect(told.refuses({ kind: 'ask_expert' })).toBe('category_missing')
  const late = told.happens({ kind: 'payment_authorised', order: 'o', firstPeriodEnds: null })
  expect(late).toEqual([{ kind: 'void', order: 'o' }])
  told.happens({ kind: 'correct_category', category: 'logement' }, { kind: 'ask_expert' })
  expect(told.state.state).toBe('UNLOCKING')
})

test('the field already chosen, chosen again, changes nothing', () => {
  const told = scenario()
  told.happens({ kind: 'submit', category: 'sante', allowance: 'free' })
  const { version } = told.state
  expect(told.happens({ kind: 'correct_category', category: 'sante' })).toEqual([])
  expect(told.state.version).toBe(version)
})

test('the field cannot be corrected once somebody was asked, even where the hold was lost since', () => {
  const told = queued()
  expect(told.refuses({ kind: 'correct_category', category: 'logement' })).toBe('illegal_transition')
  told.happens({ kind: 'payment_voided', order: 'order1' })
  expect(told.state.state).toBe('UNLOCKING')
  expect(told.refuses({ kind: 'correct_category', category: 'logement' })).toBe('illegal_transition')
})

test('a question beyond the free ones stays a draft when its field is corrected', () => {
  const told = scenario({ category: 'sante' })
  told.happens({ kind: 'correct_category', category: 'logement' })
  expect(told.state).toMatchObject({ state: 'DRAFT', category: 'logement' })
  told.happens({ kind: 'ask_expert' })
  expect(told.happens({ kind: 'correct_category', category: 'travail' })).toEqual([])
  expect(told.state.state).toBe('DRAFT')
})

test('the intake waits for the assistant one minute, and for the client as long as they like', () => {
  const told = scenario()
  told.happens({ kind: 'submit', category: 'travail', allowance: 'free' }, { kind: 'assistant_message', turn: 1 })
  told.wait(2 * day)
  expect(told.state.state).toBe('INTAKE')
  told.happens({ kind: 'client_message' })
  told.wait(59 * second)
  expect(told.state.state).toBe('INTAKE')
  told.wait(second)
  expect(told.state).toMatchObject({ state: 'PREVIEWED', previewAt: null, freeSlot: 'reserved' })
})

test('a free question counts when its preview is there, and is given back when it ends without one', () => {
  const told = scenario()
  told.happens({ kind: 'submit', category: 'travail', allowance: 'free' })
  expect(told.state.freeSlot).toBe('reserved')
  told.happens({ kind: 'close' })
  expect(told.state.freeSlot).toBe('none')
})

test('accepting silences the assistant, even for what it was already thinking of', () => {
  const told = queued()
  told.online('eve')
  told.tick()
  const turn = told.state.assistantTurn
  told.happens({ kind: 'accept', expertId: 'eve', token: told.token })
  expect(told.refuses({ kind: 'assistant_message', turn })).toBe('assistant_muted')
  expect(told.refuses({ kind: 'assistant_message', turn: turn + 1 })).toBe('assistant_muted')
})

test('the assistant speaks again only once the question is back in the queue and the client writes later', () => {
  const told = assigned()
  const stale = told.state.assistantTurn - 1
  told.online()
  told.happens({ kind: 'give_up', expertId: 'eve', token: told.token, reason: 'ill' }, { kind: 'client_message' })
  const turn = told.state.assistantTurn
  expect(told.refuses({ kind: 'assistant_message', turn })).toBe('assistant_muted')
  told.wait(second)
  told.happens({ kind: 'client_message' })
  expect(told.refuses({ kind: 'assistant_message', turn: stale })).toBe('assistant_muted')
  expect(told.refuses({ kind: 'assistant_message', turn })).toBeNull()
})

test('of two experts who accept a broadcast the first one has it, and a second click is not an error', () => {
  const told = queued()
  told.wait(90 * second)
  told.online('eve', 'ali')
  told.wait(10 * second)
  const { token } = told
  told.happens({ kind: 'accept', expertId: 'ali', token })
  expect(told.refuses({ kind: 'accept', expertId: 'eve', token })).toBe('offer_gone')
  const { version } = told.state
  expect(told.happens({ kind: 'accept', expertId: 'ali', token })).toEqual([])
  expect(told.state.version).toBe(version)
})

test('an answer under a token that was lost is refused and changes nothing', () => {
  const told = assigned()
  const { token } = told
  told.online()
  told.wait(10 * minute)
  expect(told.state.state).toBe('QUEUED')
  expect(told.refuses({ kind: 'answer', expertId: 'eve', token })).toBe('lease_lost')
})

test('who comes back in time takes up the question that nobody else has accepted', () => {
  const told = assigned()
  told.online()
  told.wait(12 * minute)
  told.happens({ kind: 'take_up', expertId: 'eve' })
  expect(told.state).toMatchObject({ state: 'ASSIGNED', acceptedBy: 'eve' })
  expect(told.refuses({ kind: 'take_up', expertId: 'ali' })).toBe('lease_lost')
})

test('an expert may ask for a detail, and keeps the question when they come back after the reply', () => {
  const told = assigned()
  told.happens({ kind: 'ask_information', expertId: 'eve', token: told.token })
  told.wait(day)
  told.happens({ kind: 'client_message' })
  expect(told.state.state).toBe('ASSIGNED')
  told.wait(9 * minute)
  told.happens({ kind: 'heartbeat', expertId: 'eve', token: told.token })
  told.wait(9 * minute)
  expect(told.state.state).toBe('ASSIGNED')
})

test('when they do not come back, the question is queued with a bonus for them and nobody is blamed', () => {
  const told = assigned()
  told.happens({ kind: 'ask_information', expertId: 'eve', token: told.token }, { kind: 'client_message' })
  told.online()
  told.wait(10 * minute)
  expect(told.state).toMatchObject({ state: 'QUEUED', continuity: 'eve', losses: 0, declined: [], lapsed: [] })
})

test('a follow-up goes to the expert who answered, who has a quarter of an hour', () => {
  const told = answered()
  told.wait(day)
  told.happens({ kind: 'client_message' })
  expect(told.state).toMatchObject({ state: 'FOLLOW_UP', lease: { expertId: 'eve' } })
  told.wait(14 * minute)
  told.happens({ kind: 'expert_message', expertId: 'eve', token: told.token })
  expect(told.state.state).toBe('ANSWERED')
})

test('closing while an expert is at work wants a second confirmation and can never be undone', () => {
  const told = assigned()
  expect(told.refuses({ kind: 'close' })).toBe('second_confirmation_needed')
  told.happens({ kind: 'close', second: true })
  expect(told.state).toMatchObject({ state: 'CLOSED', closeReason: 'client' })
  expect(told.refuses({ kind: 'client_message' })).toBe('question_closed')
})

test('a command given on an outdated page is refused', () => {
  const told = queued()
  expect(told.refuses({ kind: 'close', expectedVersion: told.state.version - 1 })).toBe('version_conflict')
  expect(told.refuses({ kind: 'close', expectedVersion: told.state.version })).toBeNull()
})

test('heartbeats and saved drafts do not outdate the page', () => {
  const told = assigned()
  const { version } = told.state
  told.happens({ kind: 'heartbeat', expertId: 'eve', token: told.token })
  told.happens({ kind: 'save_draft', expertId: 'eve', token: told.token })
  expect(told.state.version).toBe(version)
})

test('one refusal refuses the whole breath', () => {
  const { state, now } = unlocking()
  expect(decideAll(state, [{ kind: 'plan_active' }, { kind: 'back' }], now)).toEqual({ refused: 'illegal_transition' })
})

test('a clock that runs backwards does not make a question younger', () => {
  const { state } = queued()
  const earlier = new Date(state.touchedAt - minute)
  const decision = decide(state, { kind: 'client_message' }, earlier)
  expect(!decision.refused && decision.records[0]?.at).toBe(state.touchedAt)
})

test('a question survives JSON unchanged', () => {
  const { state } = answered({ requestedExpert: 'eve' })
  expect(JSON.parse(JSON.stringify(state))).toEqual(state)
})
