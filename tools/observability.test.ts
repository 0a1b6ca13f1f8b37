import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { registry } from '../src/platform/telemetry/metrics.ts'
import '../src/server/observability/house-figures.ts'

/** The rules and dashboards of `deploy/observability`, held against what the product measures. */

type Rule = {
  alert?: string
  record?: string
  expr: string
  labels?: Record<string, string>
  annotations?: Record<string, string>
}

const folder = 'deploy/observability'
const read = (path: string) => readFileSync(path, 'utf8')
const { groups } = parse(read(join(folder, 'alerts.yaml'))) as { groups: { name: string; rules: Rule[] }[] }
const rules = groups.flatMap((group) => group.rules)
const alerts = rules.filter(({ alert }) => alert !== undefined)
const boards = readdirSync(join(folder, 'dashboards')).map((name) => ({
  name,
  board: JSON.parse(read(join(folder, 'dashboards', name))) as {
    uid: string
    panels: { id: number; title: string; targets: { expr: string }[] }[]
  },
}))
const queries = [
  ...rules.map(({ alert, record, expr }) => ({ where: alert ?? record ?? '', expr })),
  ...boards.flatMap(({ name, board }) =>
    board.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ where: `${name}: ${title}`, expr }))),
  ),
]

const recorded = new Map(rules.flatMap(({ record, labels }) => (record ? [[record, labels ?? {}] as const] : [])))
const standard = new Registry()
collectDefaultMetrics({ register: standard })

type Metric = { labelNames: string[]; get(): Promise<{ name: string; help: string; type: unknown }> }
const metricsOf = (from: Registry) => from.getMetricsAsArray() as unknown as Metric[]

/** Each series of `/metrics` with its labels. */
async function series(): Promise<Map<string, readonly string[]>> {
  const known = new Map<string, readonly string[]>([['up', ['job', 'instance']]])
  for (const one of [...metricsOf(registry), ...metricsOf(standard)]) {
    const labels = one.labelNames
    const { name, type } = await one.get()
    known.set(name, labels)
    if (String(type) === 'histogram')
      for (const part of ['_bucket', '_sum', '_count']) known.set(name + part, [...labels, 'le'])
  }
  return known
}

const word = /[a-zA-Z_][\w:]*/g
const ofLanguage = new Set(
  (
    'sum max min avg count rate increase histogram_quantile topk by on and or unless ignoring without offset vector ' +
    'bool group_left group_right absent time'
  ).split(' '),
)

/** What blackbox-exporter and kube-state-metrics tell, by the labels that they document. */
const ofOthers: Record<string, string[]> = {
  probe_success: [],
  probe_ssl_earliest_cert_expiry: [],
  kube_job_status_failed: ['namespace', 'job_name', 'reason'],
  kube_job_created: ['namespace', 'job_name'],
}

/** The series that a query names, each with the labels that it is asked by. */
function seriesIn(expr: string): { name: string; labels: string[] }[] {
  const bare = expr.replace(/\b(by|on|ignoring|without)\s*\([^)]*\)/g, ' ').replace(/\[[^\]]*\]/g, ' ')
  const found: { name: string; labels: string[] }[] = []
  const selectors = /([a-zA-Z_][\w:]*)\s*\{([^}]*)\}/g
  for (const [, name = '', matchers = ''] of bare.matchAll(selectors))
    found.push({ name, labels: [...matchers.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label = '']) => label) })
  for (const [name] of bare
    .replace(selectors, ' ')
    .replace(/"[^"]*"|\b\d+[smhd]\b/g, ' ')
    .matchAll(word))
    if (!ofLanguage.has(name)) found.push({ name, labels: [] })
  return found
}

describe('a query of the monitoring', () => {
  it('is read as one: its series, and the labels that it is asked by', () => {
    expect(seriesIn('sum by (le) (rate(a_bucket{x="1", y!~"2|3"}[5m] offset 1d)) > 5 * max(b) or vector(0)')).toEqual([
      { name: 'a_bucket', labels: ['x', 'y'] },
      { name: 'b', labels: [] },
    ])
    expect(queries.length).toBeGreaterThan(60)
  })

  it('names only what the product measures, by labels that it has', async () => {
    const known = await series()
    const unknown = queries.flatMap(({ where, expr }) =>
      seriesIn(expr).flatMap(({ name, labels }) => {
        const has = recorded.has(name) ? ['promise', 'window'] : (known.get(name) ?? ofOthers[name])
        if (!has) return [`${where}: ${name}`]
        return labels
          .filter((label) => ![...has, 'job', 'instance'].includes(label))
          .map((label) => `${where}: ${label}`)
      }),
    )
    expect(unknown).toEqual([])
  })

  it('closes what it opens', () => {
    for (const { where, expr } of queries)
      for (const [open, close] of ['()', '{}', '[]'] as const) {
        const count = (sign = '') => expr.split(sign).length
        expect([where, count(open)]).toEqual([where, count(close)])
      }
  })
})

describe('the metrics', () => {
  it('are named after the conventions of Prometheus and explained', async () => {
    for (const one of metricsOf(registry)) {
      const { name, help, type } = await one.get()
      if (!name.startsWith('clairavis_')) continue
      expect([name, help.length > 15]).toEqual([name, true])
      expect([name, name.endsWith('_total')]).toEqual([name, String(type) === 'counter'])
      expect(name).not.toMatch(/_(ms|milliseconds|minutes|kilobytes|mb|cents)(_|$)/)
    }
  })

  it.each([
    ['queue depth and age', ['queue_jobs', 'queue_oldest_due_seconds', 'dead_letters']],
    ['outbox age', ['outbox_oldest_seconds']],
    ['requests that wait for a connection', ['database_pool_waiting']],
    ['webhook lag', ['webhook_lag_seconds']],
    ['money held, and by age', ['money_held_euros', 'money_held_orders']],
    ['refusals', ['refusals_total']],
    ['assistant', ['assistant_turn_seconds', 'assistant_call_seconds', 'assistant_cost_euros_total']],
    ['dropped claims', ['assistant_dropped_claims_total']],
    ['disk', ['disk_free_bytes']],
    ['replication lag', ['replication_lag_seconds', 'replication_slot_retained_bytes']],
  ])('tell %s, and a dashboard shows it', (_, names) => {
    const shown = boards.flatMap(({ board }) => board.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)))
    for (const name of names) {
      expect(registry.getSingleMetric(`clairavis_${name}`)).toBeDefined()
      expect([name, shown.some((expr) => expr.includes(`clairavis_${name}`))]).toEqual([name, true])
    }
  })
})

describe('an alert', () => {
  /** Of what the product itself writes to people. */
  const others = ['README.md', 'EmergencyAlert.md']
  const pages = readdirSync('docs/runbook').filter((name) => !others.includes(name))

  it('says how urgent it is, and has a page that tells what it means, what to look at, how to mend it, how it was tried', () => {
    for (const { alert = '', labels, annotations } of alerts) {
      expect([alert, labels?.severity]).toEqual([alert, expect.stringMatching(/^(page|ticket)$/)])
      expect(annotations?.summary).toBeTruthy()
      const page = annotations?.runbook ?? ''
      expect(page).toBe(`docs/runbook/${alert.replace(/^Clairavis/, '')}.md`)
      const text = read(page)
      for (const heading of ['## What it means', '## First look', '## Mending', '## Tried'])
        expect([page, text.includes(`\n${heading}\n`)]).toEqual([page, true])
      expect([page, text]).toEqual([page, expect.stringMatching(/\n## Tried\n\n\d+ \w+ 20\d\d: \S/)])
    }
    expect(pages.sort()).toEqual([...new Set(alerts.map(({ alert = '' }) => `${alert.slice(9)}.md`))].sort())
  })

  it('of a promise burns at several rates over two windows each, of which one is short', () => {
    const promises = ['availability', 'message', 'first_answer', 'payment_settled', 'mail_sent']
    for (const promise of promises) {
      const own = alerts.filter(({ expr }) => expr.includes(`promise="${promise}"`))
      expect([promise, own.map(({ labels }) => labels?.severity)]).toEqual([promise, ['page', 'ticket']])
      const pairs = own.flatMap(({ expr }) =>
        [...expr.matchAll(/ratio\{promise="\w+",window="(\w+)"\} > ([\d.]+) \*/g)].map(
          ([, window, rate]) => `${window} ${rate}`,
        ),
      )
      expect(pairs).toEqual(['1h 14.4', '5m 14.4', '6h 6', '30m 6', '3d 1', '6h 1'])
      expect(read('docs/slo.md')).toContain(`\`${promise}\``)
    }
  })
})

describe('a dashboard', () => {
  it('is named after its file, and its panels have ids and queries of their own', () => {
    expect(boards.length).toBeGreaterThan(2)
    for (const { name, board } of boards) {
      expect(name).toBe(`${board.uid}.json`)
      expect(new Set(board.panels.map(({ id }) => id)).size).toBe(board.panels.length)
      for (const { title, targets } of board.panels) expect([title, targets.length > 0]).toEqual([title, true])
    }
  })
})
