/** What a change of keys has done to one kind of stored thing: how many, and which could not be opened. */
export type Resealed = { changed: number; failed: string[] }

/**
 * Encrypts each anew; `reseal` says whether it had to. One that is damaged, or under a key that nobody has, is named and
 * hinders no other.
 */
export async function resealEach<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  nameOf: (item: Item) => string,
  reseal: (item: Item) => Promise<boolean>,
): Promise<Resealed> {
  const done: Resealed = { changed: 0, failed: [] }
  for await (const item of items)
    try {
      if (await reseal(item)) done.changed += 1
    } catch (error) {
      done.failed.push(`${nameOf(item)} (${(error as Error).message})`)
    }
  return done
}
