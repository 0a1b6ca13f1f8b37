import { defaultRules, type Rules } from '../../questions/rules.ts'

type Part = keyof Rules['matching']['weights']
const minute = 60_000

/** The weights as they are applied, heaviest first, and the other figures of the page; nothing is copied by hand. */
export function rankingNow(rules: Rules = defaultRules) {
  const { matching, waves } = rules
  const rows = Object.entries(matching.weights) as [Part, number][]
  return {
    weights: rows.sort((a, b) => b[1] - a[1]).map(([part, weight]) => ({ part, points: Math.round(weight * 100) })),
    figures: {
      load: matching.maxLoad,
      half: matching.halfResponse / minute,
      mean: matching.qualityPrior.mean,
      reviews: matching.qualityPrior.reviews,
      fair: matching.fairAfter / (60 * minute),
      requested: waves.requested / minute,
      offer: waves.offer / 1000,
      offerByPush: waves.offerByPush / 1000,
      broadcast: waves.broadcastFrom / 1000,
      many: waves.broadcastTo,
      widen: waves.widenAt / minute,
      unserved: waves.unservedAt / minute,
    },
  }
}
