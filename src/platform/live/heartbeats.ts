type Beat = () => void
type Wheel = { slots: Set<Beat>[]; next: number; count: number; timer: NodeJS.Timeout }

const wheels = new Map<number, Wheel>()

/**
 * Calls `beat` every `seconds` until the returned function is called. Thousands of callers share one timer and are
 * spread over its seconds, so that no second serves them all.
 */
export function onHeartbeat(seconds: number, beat: Beat): () => void {
  const wheel = wheels.get(seconds) ?? startWheel(seconds)
  const slot = wheel.slots[(wheel.next + wheel.count) % wheel.slots.length]!
  slot.add(beat)
  wheel.count += 1
  return () => {
    if (!slot.delete(beat)) return
    wheel.count -= 1
    if (wheel.count > 0) return
    clearInterval(wheel.timer)
    wheels.delete(seconds)
  }
}

function startWheel(seconds: number): Wheel {
  const turn = () => {
    const slot = wheel.slots[wheel.next]!
    wheel.next = (wheel.next + 1) % wheel.slots.length
    for (const beat of [...slot]) beat()
  }
  const wheel: Wheel = {
    slots: Array.from({ length: Math.max(1, Math.round(seconds)) }, () => new Set<Beat>()),
    next: 0,
    count: 0,
    timer: setInterval(turn, 1000).unref(),
  }
  wheels.set(seconds, wheel)
  return wheel
}
