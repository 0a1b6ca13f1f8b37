import type { News } from '../../news.ts'

/** Notes as hertz and seconds. No file is fetched. */
const tunes: Record<News['kind'], readonly (readonly [number, number])[]> = {
  offer: [
    [659, 0],
    [880, 0.18],
  ],
  message: [[587, 0]],
}
const noteLasts = 0.4

let context: AudioContext | null = null

export const canChime = (): boolean => typeof AudioContext === 'function'

/** Browsers keep a page silent until its person has pressed something on it. */
export const mayChime = (): boolean => navigator.userActivation?.hasBeenActive ?? context?.state === 'running'

/** To be called on a press: the browser then lets later sounds through. */
export function wakeSound(): Promise<void> {
  if (!canChime()) return Promise.resolve()
  context ??= new AudioContext()
  return context.resume().catch(() => {})
}

const settled = (seconds: number) => new Promise<void>((resolve) => setTimeout(resolve, seconds * 1000))

/** Plays the sound of this kind of news; false where the browser does not let it through. */
export async function chime(kind: News['kind']): Promise<boolean> {
  if (!canChime() || !mayChime()) return false
  // Where the browser refuses, the promise stays open.
  await Promise.race([wakeSound(), settled(0.5)])
  if (context?.state !== 'running') return false
  for (const [hertz, after] of tunes[kind]) play(context, hertz, context.currentTime + after)
  return true
}

function play(audio: AudioContext, hertz: number, at: number): void {
  const note = audio.createOscillator()
  const volume = audio.createGain()
  note.frequency.value = hertz
  volume.gain.setValueAtTime(0, at)
  volume.gain.linearRampToValueAtTime(0.25, at + 0.02)
  volume.gain.exponentialRampToValueAtTime(0.001, at + noteLasts)
  note.connect(volume).connect(audio.destination)
  note.start(at)
  note.stop(at + noteLasts)
}

/** One sound where the desk is open in several tabs: all hear of the same news within a moment. */
export async function chimeOnce({ kind, of }: News): Promise<void> {
  if (!navigator.locks) return void (await chime(kind))
  await navigator.locks.request(`desk-sound ${of}`, { ifAvailable: true }, async (mine) => {
    if (mine && (await chime(kind))) await settled(2)
  })
}
