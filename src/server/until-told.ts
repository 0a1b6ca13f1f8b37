type Told = {
  on(signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP', stop: () => void): unknown
  /** The launcher is gone, in whatever way: nobody is left to stop this process. */
  once(event: 'disconnect', stop: () => void): unknown
}

/**
 * Starts, and stops when told to. Whoever is told so while it still starts stops as soon as it has started: a process
 * without a handler would die with its database running or, as the first process of a container, not hear it at all.
 */
export async function untilTold<Running extends { stop(): Promise<void> }>(
  begin: () => Promise<Running>,
  told: Told,
  end: () => void,
): Promise<Running> {
  let running: Running | undefined
  let stopping = false
  const finish = async (started: Running) => {
    await started.stop()
    end()
  }
  const stop = () => {
    if (!stopping && running) void finish(running)
    stopping = true
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) told.on(signal, stop)
  told.once('disconnect', stop)
  running = await begin()
  if (stopping) await finish(running)
  return running
}
