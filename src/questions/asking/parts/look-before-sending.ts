import { loadSendQuestion } from './load-send-question.ts'

export const loadWatch = () => loadSendQuestion().then((loaded) => loaded.loadEmergencyWatch())

type Watch = Awaited<ReturnType<typeof loadWatch>>

/** On a slow line the server, which reads the text too, is not kept waiting for the detector; milliseconds. */
const patience = 1500

/** Whoever presses the button before a pause in typing reads whom to call before anything is sent. */
export async function showsEmergency(...asked: Parameters<Watch['showsEmergency']>): Promise<boolean> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), patience))
  const watch = await Promise.race([loadWatch().catch(() => null), late])
  return watch?.showsEmergency(...asked) ?? false
}
