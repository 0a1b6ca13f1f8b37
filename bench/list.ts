import pg from 'pg'
import { categories } from '../src/catalog/catalog.ts'
import { departments } from '../src/places/departments.ts'
import { href } from '../src/screens.ts'
import { type Figure, milliseconds, percentile } from './figure.ts'
import { load } from './load.ts'
import type { Measured } from './process.ts'

const sizes = [300, 10_000, 100_000]
const rounds = 200
const limits = { growth: 1.5, page: 3.5 }

/** What people choose by, and how far they turn the pages. */
const readings = [
  '',
  '&page=15',
  '&category=logement',
  '&category=depot-de-garantie&page=3',
  '&department=44',
  '&department=44&category=animaux',
  '&language=en',
  '&language=en&category=travail&department=75',
  '&online=yes',
  '&online=yes&category=sante',
]

const literal = (values: readonly string[]) => `array['${values.join("','")}']`

/** Adds invented experts until there are so many: of every department and category, rated and unrated, here and away. */
async function growTo(pool: pg.Pool, size: number): Promise<void> {
  const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from expert where not scripted')
  const from = (rows[0]?.count ?? 0) + 1
  const numbers = `generate_series(${from}, ${size}) n`
  // The same on every machine, and nowhere in step with the others.
  const chance = (what: string, of: number) => `(abs(hashtext('${what}' || n)) % ${of})`
  const one = (what: string, values: readonly string[]) => `(${literal(values)})[1 + ${chance(what, values.length)}]`
  await pool.query(`
    insert into person (id, email, standing, roles, locale, created_at)
    select 'list-' || n, 'list-' || n || '@visitor.invalid', 'visitor', '{client}', 'fr', now() from ${numbers}`)
  await pool.query(`
    insert into expert (id, person_id, slug, first_name, last_name, gender, profession_fr, profession_en, headline_fr,
      headline_en, bio_fr, bio_en, assistant_name, assistant_gender, portrait, city, department, languages,
      local_specialist, switched_on, quality_mean, quality_count, answered_count)
    select 'list-expert-' || n, 'list-' || n, 'list-' || n, 'Claude', 'Martin ' || n, 'x', 'Conseil', 'Adviser',
      'Répond sur plusieurs sujets', 'Answers on several subjects', repeat('Vingt ans de pratique. ', 20),
      repeat('Twenty years of practice. ', 20), 'Ariane', 'f', '/portraits/helene.svg', 'Ville ' || ${chance('city', 9)},
      ${one(
        'department',
        departments.map(({ code }) => code),
      )},
      case when ${chance('english', 10)} < 4 then array['fr', 'en'] else array['fr'] end, ${chance('meets', 5)} = 0,
      ${chance('here', 3)} < 2, 3.5 + ${chance('stars', 150)} / 100.0, ${chance('reviews', 60)}, ${chance('answers', 300)}
    from ${numbers}`)
  const slugs = categories.map(({ slug }) => slug)
  for (const what of ['first', 'second'])
    await pool.query(`
      insert into expert_category (expert_id, category, sub_category, skill)
      select 'list-expert-' || n, ${one(what, slugs)}, '', 0.8 from ${numbers} on conflict do nothing`)
  await pool.query(`
    insert into expert_title (id, expert_id, regulated, label_fr, label_en, body, checked_on)
    select 'list-title-' || n, 'list-expert-' || n, 'none', 'Diplôme d’État', 'State diploma', 'Ministère', '2026-05-04'
    from ${numbers}`)
  await pool.query('vacuum analyze expert, expert_category, expert_title, expert_shelf')
}

type Reading = { times: number[]; cards: number }

async function read(product: Measured): Promise<Map<string, Reading>> {
  const read = new Map<string, Reading>()
  for (let round = -4; round < rounds; round += 1)
    for (const reading of readings) {
      const began = performance.now()
      const answer = await fetch(`${product.url}/api/experts?locale=fr&size=60${reading}`)
      const { experts } = (await answer.json()) as { experts: unknown[] }
      const time = performance.now() - began
      if (answer.status !== 200) throw new Error(`${reading} answered ${answer.status}`)
      const known = read.get(reading) ?? { times: [], cards: experts.length }
      read.set(reading, known)
      if (round >= 0) known.times.push(time)
    }
  return read
}

/** CPU of drawing a page of sixty, what it reads included. */
async function drawing(product: Measured): Promise<number> {
  const url = `${product.url}${href('our-experts', 'fr')}`
  await load({ url, seconds: 3 })
  const before = await product.usage()
  const answers = await load({ url, seconds: 6 })
  return ((await product.usage()).cpu - before.cpu) / answers
}

type Open = (environment: Record<string, string>) => Promise<Measured>

/** The public list of experts as it grows, in a database of its own and from a product that keeps no page. */
export async function lists(open: Open, serverUrl: string): Promise<Figure[]> {
  const server = new pg.Client({ connectionString: serverUrl })
  await server.connect()
  await server.query('create database bench_lists')
  const url = serverUrl.replace(/[^/]+$/, 'bench_lists')
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  const product = await open({ DATABASE_URL: url, PAGE_CACHE: '0', ROLE: 'web' })
  try {
    const measured: Measure[] = []
    for (const size of sizes) {
      await growTo(pool, size)
      measured.push({ size, read: await read(product), cpu: await drawing(product) })
    }
    return figuresOf(measured)
  } finally {
    await product.stop()
    await pool.end()
    await server.query('drop database bench_lists with (force)')
    await server.end()
  }
}

type Measure = { size: number; read: Map<string, Reading>; cpu: number }

function figuresOf(measured: readonly Measure[]): Figure[] {
  const [least] = measured
  if (!least) return []
  return measured.flatMap(({ size, read, cpu }) => {
    // A list that was short and fills its page now takes longer because it says more: only like is compared with like.
    const alike = readings.filter((one) => read.get(one)?.cards === least.read.get(one)?.cards)
    const p95 = (of: Map<string, Reading>) =>
      percentile(
        alike.flatMap((one) => of.get(one)?.times ?? []),
        0.95,
      )
    const times = p95(read) / p95(least.read)
    return [
      {
        what: `a list out of ${size.toLocaleString('en')} experts, p95`,
        measured: milliseconds(p95(read)),
        limit: `${limits.growth} times`,
        beside: `${times.toFixed(2)} times that of ${least.size}, over the ${alike.length} readings with as many cards`,
        good: times <= limits.growth,
      },
      {
        what: 'its page of 60 drawn anew, CPU',
        measured: milliseconds(cpu),
        limit: milliseconds(limits.page),
        beside: '',
        good: cpu < limits.page,
      },
    ]
  })
}
