import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/**
 * The rules of `deploy/observability/alerts.yaml`, evaluated by Prometheus' own promtool over series that tell of a fault: each
 * alert fires, not at its limit, and ends. `npm run prove` installs it where it may.
 */
const promtool = '/usr/bin/promtool'

/** Values every thirty seconds: how many of each. */
type Course = string
type Scenario = { name: string; series: Record<string, Course>; firing: Record<string, readonly string[]> }

/** For so many minutes, in the notation of promtool, from a first value on. */
const holds = (value: number, minutes: number): Course => `${value}x${minutes * 2 - 1}`
const grows = (by: number, minutes: number, from = 0): Course => `${from}+${by}x${minutes * 2 - 1}`

/** A value that is bad for a quarter of an hour; good before, and again after. */
const faulty = (good: number, bad: number): Course => [holds(good, 5), holds(bad, 15), holds(good, 10)].join(' ')

const gauges: [alert: string, series: string, good: number, limit: number, bad: number][] = [
  ['ProcessDown page', 'up{job="clairavis",instance="a"}', 1, 1, 0],
  ['DatabaseAway page', 'clairavis_database_up', 1, 1, 0],
  ['LiveDisconnected page', 'clairavis_live_connected', 1, 1, 0],
  ['ConnectionsWait page', 'clairavis_database_pool_waiting', 0, 0, 7],
  ['JobsWait page', 'clairavis_queue_oldest_due_seconds{queue="mail.send"}', 1, 60, 61],
  ['DeadLetters ticket', 'clairavis_dead_letters', 0, 0, 1],
  ['EmailsWait page', 'clairavis_outbox_oldest_seconds', 0, 600, 601],
  ['WebhooksWait page', 'clairavis_webhook_lag_seconds', 0, 120, 121],
  ['MoneyHeldLong page', 'clairavis_money_held_orders{age="over_6d"}', 0, 0, 1],
  ['BackupOld ticket', 'clairavis_backup_age_seconds', 1, 93_600, 93_601],
  ['ServerCopyOld ticket', 'clairavis_server_copy_age_seconds', 1, 93_600, 93_601],
  ['ArchiveFails page', 'clairavis_wal_archive_failing', 0, 0, 1],
  ['ReplicationBehind ticket', 'clairavis_replication_lag_seconds{replica="a"}', 0, 30, 31],
  [
    'ReplicationBehind ticket',
    'clairavis_replication_slot_retained_bytes{slot="a",active="no"}',
    0,
    1_073_741_824,
    1_073_741_825,
  ],
]

const symptoms = gauges.flatMap(([alert, series, good, limit, bad]): Scenario[] => [
  { name: alert, series: { [series]: faulty(good, bad) }, firing: { '4m': [], '14m': [alert], '21m': [] } },
  { name: `${alert} at its limit`, series: { [series]: holds(limit, 20) }, firing: { '19m': [] } },
])

/** What is told of the whole by others: that it is there, that it answers from outside, that it was backed up. */
const outside: Scenario[] = [
  {
    name: 'nothing of the product is known to the scraper',
    series: {
      'up{job="clairavis",instance="well"}': [holds(1, 5), '_x29', holds(1, 10)].join(' '),
    },
    firing: { '4m': [], '19m': ['NothingSeen page'], '25m': [] },
  },
  {
    name: 'the public address fails, then is not asked any more',
    series: {
      'probe_success{job="clairavis-public"}': [holds(1, 5), holds(0, 5), '_x29', holds(1, 10)].join(' '),
    },
    firing: { '4m': [], '9m': ['PublicAddressDown page'], '24m': ['PublicAddressDown page'], '30m': [] },
  },
  {
    name: 'a certificate that has ten days left',
    series: {
      'probe_ssl_earliest_cert_expiry{job="clairavis-public"}': [holds(10 * 86_400 + 3600, 240), holds(9e7, 60)].join(
        ' ',
      ),
    },
    firing: { '59m': [], '119m': [], '125m': ['CertificateEnds ticket'], '250m': [] },
  },
  {
    name: 'a nightly backup that fails, and is forgotten after a day',
    series: {
      'kube_job_status_failed{namespace="clairavis",job_name="backup-1"}': [holds(0, 10), holds(1, 1500)].join(' '),
      'kube_job_created{namespace="clairavis",job_name="backup-1"}': holds(60, 1510),
      'kube_job_status_failed{namespace="clairavis",job_name="migrate"}': holds(1, 1510),
    },
    firing: { '9m': [], '20m': ['BackupFailed ticket'], '1450m': [] },
  },
]

const disk: Scenario = {
  name: 'DiskLow page',
  series: { clairavis_disk_reserve_bytes: holds(256, 30), clairavis_disk_free_bytes: faulty(512, 511) },
  firing: { '4m': [], '14m': ['DiskLow page'], '21m': [] },
}

/** Ten bad minutes after an hour of good ones, and the hours after. */
const spell = (good: Course, bad: Course, after: Course): Course => [good, bad, after].join(' ')
const counted: Scenario[] = [
  {
    name: 'errors of ten minutes: paged until the half hour is clean, on the list until the six hours are',
    series: {
      'clairavis_requests_total{kind="api",status="2xx"}': spell(grows(50, 60), holds(6000, 10), grows(50, 480, 6000)),
      'clairavis_requests_total{kind="api",status="5xx"}': spell(holds(0, 60), grows(50, 10), holds(1000, 480)),
    },
    firing: {
      '59m': [],
      '69m': ['Availability page'],
      '99m': ['Availability page', 'Availability ticket'],
      '105m': ['Availability ticket'],
      '436m': [],
    },
  },
  {
    name: 'messages of ten minutes that take longer than 100 ms',
    series: {
      'clairavis_message_seconds_bucket{le="0.1"}': spell(grows(5, 60), holds(600, 10), grows(5, 480, 600)),
      clairavis_message_seconds_count: spell(grows(5, 60), grows(5, 10, 600), grows(5, 480, 700)),
    },
    firing: { '59m': [], '69m': ['MessageP99 page'], '105m': ['MessageP99 ticket'], '436m': [] },
  },
  {
    name: 'four late messages at night call nobody',
    series: {
      'clairavis_message_seconds_bucket{le="0.1"}': holds(0, 60),
      clairavis_message_seconds_count: [holds(0, 10), grows(1, 2), holds(4, 48)].join(' '),
    },
    firing: { '15m': [], '40m': [] },
  },
  {
    name: 'a model that fails',
    series: {
      'clairavis_assistant_call_seconds_count{outcome="failed"}': [grows(1, 20), holds(39, 20)].join(' '),
      'clairavis_assistant_call_seconds_count{outcome="shown"}': grows(0, 40),
    },
    firing: { '12m': ['AssistantFails ticket'], '32m': [] },
  },
  {
    name: 'a model that costs more than five euros within an hour',
    series: { 'clairavis_assistant_cost_euros_total{model="m"}': [grows(0.1, 30), holds(5.9, 70)].join(' ') },
    firing: { '20m': [], '35m': ['AssistantCosts ticket'], '95m': [] },
  },
  {
    name: 'a refusal that is told five times as often as a day before',
    series: {
      'clairavis_refusals_total{code="not_a_question"}': [holds(0, 10), grows(2, 15), holds(58, 20)].join(' '),
      'clairavis_refusals_total{code="not_signed_in"}': grows(9, 45),
    },
    firing: { '9m': [], '24m': ['RefusalsRise ticket'], '40m': [] },
  },
]

for (const [scope, alerts] of [
  ['open', ['BudgetSpent page']],
  ['everybody', ['BudgetSpent page']],
  ['site', []],
] as const)
  counted.push({
    name: `a budget that refuses: ${scope}`,
    series: {
      [`clairavis_budget_refusals_total{budget="ask",scope="${scope}"}`]: [holds(0, 5), grows(1, 5), holds(9, 20)].join(
        ' ',
      ),
    },
    firing: { '4m': [], '9m': alerts, '25m': [] },
  })

/** Promises that are read from the database: how many were broken and kept, in the windows that look back so far. */
const promised = (['first_answer', 'payment_settled', 'mail_sent'] as const).map((promise): Scenario => {
  const name = { first_answer: 'FirstAnswerInTime', payment_settled: 'PaymentSettled', mail_sent: 'MailSent' }[promise]
  const windows = { '5m': 5, '30m': 30, '1h': 60, '6h': 360, '3d': 4320 }
  const series = Object.entries(windows).flatMap(([window, minutes]) => {
    const labels = `promise="${promise}",window="${window}"`
    const broken = [holds(0, 60), holds(9, Math.min(minutes, 480)), ...(minutes < 480 ? [holds(0, 480 - minutes)] : [])]
    return [
      [`clairavis_promises{${labels},outcome="broken"}`, broken.join(' ')],
      [`clairavis_promises{${labels},outcome="kept"}`, holds(1, 540)],
    ] as const
  })
  return {
    name: `${name}: nine of ten broken at once`,
    series: Object.fromEntries(series),
    firing: {
      '59m': [],
      '63m': [`${name} page`],
      '89m': [`${name} page`, `${name} ticket`],
      '92m': [`${name} ticket`],
      '425m': [],
    },
  }
})

/** Unless a scenario tells otherwise. */
const well = {
  'up{job="clairavis",instance="well"}': holds(1, 4500),
  'probe_success{job="clairavis-public"}': holds(1, 4500),
}

function toPromtool({ name, series, firing }: Scenario) {
  return {
    name,
    interval: '30s',
    input_series: Object.entries({ ...well, ...series }).map(([one, values]) => ({ series: one, values })),
    promql_expr_test: Object.entries(firing).map(([eval_time, alerts]) => ({
      expr: 'count by (alertname, severity) (ALERTS{alertstate="firing"})',
      eval_time,
      exp_samples: alerts.map((alert) => {
        const [alertname, severity] = alert.split(' ')
        return { labels: `{alertname="Clairavis${alertname}", severity="${severity}"}`, value: 1 }
      }),
    })),
  }
}

const where = existsSync(promtool) ? '' : `, skipped: there is no ${promtool}`
describe.runIf(existsSync(promtool))(`alerts, as Prometheus evaluates them${where}`, () => {
  it.each([...symptoms, ...outside, disk, ...counted, ...promised])('$name', (scenario) => {
    const folder = mkdtempSync(join(tmpdir(), 'clairavis-alerts-'))
    try {
      copyFileSync('deploy/observability/alerts.yaml', join(folder, 'alerts.yaml'))
      const test = {
        rule_files: ['alerts.yaml'],
        evaluation_interval: '30s',
        group_eval_order: ['clairavis-promises', 'clairavis-burn-rates', 'clairavis-symptoms'],
        tests: [toPromtool(scenario)],
      }
      // YAML takes JSON.
      writeFileSync(join(folder, 'test.yaml'), JSON.stringify(test))
      const { status, stdout, stderr } = spawnSync(promtool, ['test', 'rules', 'test.yaml'], {
        cwd: folder,
        encoding: 'utf8',
      })
      expect([status, stdout + stderr]).toEqual([0, expect.stringContaining('SUCCESS')])
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
