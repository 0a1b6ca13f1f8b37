/**
 * Runs the action on each item in turn: a failure does not stop the others. The errors are thrown after the last item,
 * so that the job still counts as failed.
 * @throws the one failure, or AggregateError where there are several
 */
export async function forEachCollectingErrors<T>(
  things: Iterable<T>,
  act: (thing: T) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = []
  for (const thing of things) {
    try {
      await act(thing)
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 1) throw new AggregateError(failures, `${failures.length} of them failed`)
  if (failures.length === 1) throw failures[0]
}
