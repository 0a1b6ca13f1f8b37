import type { z } from 'zod'
import { Refusal } from '../../api/refusal.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { Ports } from '../../platform/ports.ts'
import type { FaqEntry, PublishedText, TextLine } from '../contract.ts'
import { type ContentKind, contentKind, type FactsOf, factsOf } from '../kinds.ts'
import * as store from './store.ts'
import { publishedText } from './views.ts'

/** @throws Refusal `not_found`: unknown, withdrawn and not yet published look the same. */
export async function readText(
  { db }: Pick<Ports, 'db'>,
  wanted: { kind: string; key: string; locale: Locale },
): Promise<z.input<typeof PublishedText>> {
  const kind = contentKind.safeParse(wanted.kind)
  const row = kind.success ? await publishedText(db, wanted.locale, kind.data, wanted.key) : undefined
  if (!row) throw new Refusal('not_found', 404)
  return { ...lineOf(row), body: row.body, version: row.version ?? 0, alone: row.alone }
}

export async function readTexts(
  { db }: Pick<Ports, 'db'>,
  wanted: { kind: ContentKind; locale: Locale; category?: string },
) {
  return (await store.publishedTexts(db, wanted.locale, wanted.kind, wanted.category)).map(lineOf)
}

export async function readFaq({ db }: Pick<Ports, 'db'>, locale: Locale): Promise<z.output<typeof FaqEntry>[]> {
  const rows = await store.publishedFaq(db, locale)
  return rows.map(({ key, facts, title, body }) => ({
    slug: key,
    group: (facts as FactsOf<'faq'>).group,
    title,
    body,
  }))
}

type Row = Awaited<ReturnType<typeof store.publishedTexts>>[number]

type Line = z.input<typeof TextLine> & { updatedAt: Date }

function lineOf(row: Row): Line {
  const { kind, facts, reviewedBy, firstPublishedAt, publishedAt, ...rest } = row
  return {
    ...rest,
    kind,
    // The facts were validated when saved; defaults of a schema extended since are filled in here.
    facts: factsOf[kind].parse(facts),
    reviewedBy,
    firstPublishedAt: firstPublishedAt ?? new Date(0),
    updatedAt: publishedAt ?? new Date(0),
  } as Line
}
