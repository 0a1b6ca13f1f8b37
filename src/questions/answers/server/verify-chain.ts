import type { z } from 'zod'
import type { Actor } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import type { Ports } from '../../../platform/ports.ts'
import type { ChainProof } from '../contract-chain.ts'
import { chainWith, isHashChainValid } from './contribution-store.ts'

const checking = { name: 'answers.verify', points: 60, seconds: 600 }

/**
 * Recomputes the hash chain of the answer that this hash belongs to: who delivered what when, and no text.
 * @throws Refusal `receipt_unknown`, `too_many_requests`
 */
export async function verifyChain(ports: Ports, actor: Actor, hash: string): Promise<z.input<typeof ChainProof>> {
  await ports.limits.spend(checking, actor.address)
  const rows = await chainWith(ports.db, hash)
  if (rows.length === 0) throw new Refusal('receipt_unknown', 404)
  return {
    hash,
    valid: isHashChainValid(rows),
    contributions: rows.map((row) => ({
      version: row.version,
      kind: row.kind,
      replaces: row.replaces,
      author: row.authorKind,
      name: row.authorName,
      at: row.at,
      contentHash: row.content?.salt ? row.contentHash : null,
      erased: row.erasedAt !== null,
      hash: row.hash,
    })),
  }
}
