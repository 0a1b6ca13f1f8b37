type Shown = { id: string; portrait: string }

/** A bust of the demonstration's generator (`experts/demo/portraits.ts`): a few clothes and faces serve many people. */
const isDrawnBust = ({ portrait }: Shown) => portrait.startsWith('/portraits/demo-')

/**
 * Who stands on the counter of the home page: one expert of each field that it gives as an example, somebody with a
 * portrait of their own before a drawn bust, and others where nobody of a field is there. Nobody twice, and no face twice.
 */
export function chooseCounterExperts<Expert extends Shown>(
  fields: readonly (readonly Expert[])[],
  others: readonly Expert[],
): Expert[] {
  const chosen: Expert[] = []
  const choose = (among: readonly Expert[]) => {
    const free = among.filter(({ id, portrait }) => chosen.every((one) => one.id !== id && one.portrait !== portrait))
    const next = free.find((expert) => !isDrawnBust(expert)) ?? free[0]
    if (next) chosen.push(next)
  }
  for (const field of fields) choose(field)
  while (chosen.length < fields.length) {
    const before = chosen.length
    choose(others)
    if (chosen.length === before) break
  }
  return chosen
}
