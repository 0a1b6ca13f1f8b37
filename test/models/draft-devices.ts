import type { AnswerDraft } from '../../src/questions/shapes.ts'
import {
  emptyDraft,
  holdsText,
  isSameText,
  type Section,
  type SectionText,
  sections,
  withSection,
} from '../../src/questions/workspace/draft-sections.ts'
import {
  asideSent,
  type ConflictChoice,
  hear,
  type SyncedDraft,
  settle,
  syncedWith,
  typedHere,
} from '../../src/questions/workspace/draft-sync.ts'
import type { DraftEdit, KeptDraft, SetAside } from '../../src/questions/workspace/draft-versions.ts'
import { seededRandom } from '../harness/seeded-random.ts'

/** The server of a schedule: the rules alone, or the product's own over HTTP. */
export type DraftServer = {
  save(body: { draft: AnswerDraft; edit: DraftEdit; aside: readonly SetAside[] }): Promise<KeptDraft>
  read(): Promise<KeptDraft | null>
  versions(): Promise<readonly SetAside[]>
}

/** A save under way: its reply may be lost, or come after more was typed. */
type Flight = { sent: SyncedDraft; reply: KeptDraft | null }
type Device = {
  name: string
  synced: SyncedDraft
  flight: Flight | null
  unsaved: Partial<Record<Section, SectionText>>
}

const choices: readonly ConflictChoice[] = ['mine', 'theirs', 'both']

/**
 * Two devices type into one answer, save, lose replies, hear of each other late, close and open again, and choose. At
 * the end every text that was saved, and every text not retyped by the same hand before, is in the draft or in its
 * versions. Answers the texts that are in neither.
 */
export async function draftSchedule(seed: number, steps: number, server: DraftServer): Promise<string[]> {
  const chance = seededRandom(seed)
  const typed: SetAside[] = []
  let words = 0
  const devices: Device[] = ['phone', 'desk'].map((name) => ({
    name,
    synced: syncedWith({ draft: emptyDraft, marks: {} }),
    flight: null,
    unsaved: {},
  }))
  const { pick, number } = chance

  function type(device: Device): void {
    words += 1
    const section = pick(sections)
    const before = device.synced.draft[section]
    const text = typedText(section, before, `mot${words};`, number(4))
    device.synced = { ...device.synced, draft: withSection(device.synced.draft, section, text) }
    device.unsaved[section] = text
  }

  /** What has left the device, or is replaced by anybody but the hand that typed it, may not vanish from now on. */
  function promise(device: Device, next: SyncedDraft | 'left'): void {
    for (const section of sections) {
      const text = device.unsaved[section]
      const replaced = next === 'left' || !isSameText(next.draft[section], device.synced.draft[section])
      if (text === undefined || !replaced) continue
      // Put beside the other text, and not saved yet: the hand that typed it may still retype it.
      if (next !== 'left' && !isSameText(next.draft[section], next.base.draft[section])) {
        if (holdsText(next.draft[section], text)) {
          device.unsaved[section] = next.draft[section]
          continue
        }
      }
      typed.push({ section, text })
      delete device.unsaved[section]
    }
    if (next !== 'left') device.synced = next
  }

  async function send(device: Device): Promise<void> {
    promise(device, 'left')
    const { synced } = device
    const edit = { device: device.name, based: typedHere(synced) }
    const reply = await server.save({ draft: synced.draft, edit, aside: synced.aside })
    device.flight = { sent: synced, reply: chance.oneIn(5) ? null : reply }
  }

  function land(device: Device): void {
    const { flight } = device
    device.flight = null
    if (!flight?.reply) return
    const known = asideSent(device.synced, flight.sent.aside)
    promise(device, hear(known, flight.reply, device.name, flight.sent.draft))
  }

  async function look(device: Device): Promise<void> {
    const theirs = await server.read()
    if (theirs) promise(device, hear(device.synced, theirs, device.name))
  }

  function choose(device: Device): boolean {
    const open = sections.filter((section) => device.synced.conflicts[section])
    if (open.length === 0) return false
    promise(device, settle(device.synced, pick(open), pick(choices)))
    return true
  }

  /** What rests in the browser is read back: the conflicts are found anew. */
  function reopen(device: Device): void {
    device.synced = JSON.parse(JSON.stringify({ ...device.synced, conflicts: {} }))
    device.flight = null
  }

  for (let step = 0; step < steps; step += 1) {
    const device = pick(devices)
    const act = number(12)
    if (act < 5) type(device)
    else if (act < 8) await (device.flight ? land(device) : send(device))
    else if (act < 9) await look(device)
    else if (act < 11) choose(device)
    else reopen(device)
  }
  // In the end both are online, and the expert chooses until nothing is open.
  const open = ({ flight, synced }: Device) =>
    flight !== null || Object.keys(synced.conflicts).length + Object.keys(typedHere(synced)).length > 0
  for (let round = 0; round < 3 || (round < 40 && devices.some(open)); round += 1)
    for (const device of devices) {
      land(device)
      await look(device)
      while (choose(device));
      await send(device)
      land(device)
    }
  const draft = (await server.read())?.draft ?? emptyDraft
  const versions = await server.versions()
  const kept = ({ section, text }: SetAside) =>
    holdsText(draft[section], text) || versions.some((one) => one.section === section && holdsText(one.text, text))
  const lost = typed.filter((one) => !kept(one)).map((one) => `${one.section}: ${JSON.stringify(one.text)}`)
  const apart = devices.flatMap(({ name, synced }) =>
    sections
      .filter((section) => !isSameText(synced.draft[section], draft[section]))
      .map((section) => `${name} shows another ${section}`),
  )
  return [...lost, ...apart]
}

/** More at the end, something else instead, a piece less, or a change in the middle. */
function typedText(section: Section, before: SectionText, word: string, how: number): SectionText {
  if (typeof before === 'string') {
    const half = before.slice(0, before.length >> 1)
    return [`${before} ${word}`, word, half, `${half}${word}${before.slice(half.length)}`][how] ?? word
  }
  const rows: readonly unknown[] = before
  const row = rowOf(section, word)
  return [[...rows, row], [row], rows.slice(1), [row, ...rows.slice(0, -1)]][how] as SectionText
}

function rowOf(section: Section, word: string): unknown {
  if (section === 'papers') return word
  if (section === 'steps') return { text: word }
  return section === 'deadlines' ? { date: '2026-12-12', what: word } : { title: word, url: '' }
}
