import { useEffect, useRef, useState } from 'react'
import { inOrder } from '../../../questions/workspace/parts/week.ts'
import { type Autosave, autosave, readDraft } from '../../../shell/drafts/autosave.ts'
import type { AvailabilitySettings } from '../contract.ts'

type Part = Partial<AvailabilitySettings>

const draftKey = 'meeting-hours'

/** What differs from the stored settings is kept in this browser until it is saved or put back. */
export function useSettingsDraft(stored: AvailabilitySettings) {
  const [begun] = useState<AvailabilitySettings>(() => ({ ...stored, weekly: inOrder(stored.weekly) }))
  const [kept] = useState<Part>(() => changedSince(begun, readDraft<Part>(draftKey)?.value ?? {}))
  const [settings, setSettings] = useState<AvailabilitySettings>({ ...begun, ...kept })
  const [restored, setRestored] = useState(Object.keys(kept).length > 0)
  const saving = useRef<Autosave<Part> | null>(null)
  useEffect(() => {
    const own = autosave<Part>(draftKey)
    saving.current = own
    return () => own.stop()
  }, [])
  useEffect(() => {
    const changed = changedSince(begun, settings)
    if (Object.keys(changed).length > 0) saving.current?.touch(changed)
    else saving.current?.done()
  }, [begun, settings])
  return {
    settings,
    change: (part: Part) => setSettings((before) => ({ ...before, ...part })),
    /** Something from an earlier visit stands in the form, which is not saved. */
    restored,
    putBack() {
      setSettings(begun)
      setRestored(false)
    },
    sent: () => saving.current?.done(),
  }
}

function changedSince(begun: AvailabilitySettings, part: Part): Part {
  const same = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) === JSON.stringify(begun[name as keyof AvailabilitySettings])
  return Object.fromEntries(Object.entries(part).filter((entry) => !same(entry)))
}
