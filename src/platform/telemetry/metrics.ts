import { Counter, Histogram, Registry } from 'prom-client'

/** What this process counts by itself; what all of them share is read from the database (`server/observability`). */
export const registry = new Registry()

const registers = [registry]

export const requests = new Counter({
  name: 'clairavis_requests_total',
  help: 'Answers by kind (api, page, file) and status class',
  labelNames: ['kind', 'status'],
  registers,
})

// From 0 on: where a series begins with its first event, `increase` does not see that event.
for (const kind of ['api', 'page', 'file'])
  for (const status of ['2xx', '3xx', '4xx', '5xx']) requests.inc({ kind, status }, 0)

export const requestSeconds = new Histogram({
  name: 'clairavis_request_seconds',
  help: 'Time to answer by kind',
  labelNames: ['kind'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
  registers,
})

export const messageSeconds = new Histogram({
  name: 'clairavis_message_seconds',
  help: 'Time until a message of a client or an expert is stored and announced',
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
  registers,
})

export const refusals = new Counter({
  name: 'clairavis_refusals_total',
  help: 'Commands and reads that were refused, by the code of the refusal',
  labelNames: ['code'],
  registers,
})

export const budgetRefusals = new Counter({
  name: 'clairavis_budget_refusals_total',
  help: 'What a budget refused, by its name and scope (device, person, subscriber, site, open, everybody)',
  labelNames: ['budget', 'scope'],
  registers,
})

export const jobSeconds = new Histogram({
  name: 'clairavis_job_seconds',
  help: 'Running time of jobs by queue and outcome (done, failed)',
  labelNames: ['queue', 'outcome'],
  buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60, 300],
  registers,
})

export const assistantTurnSeconds = new Histogram({
  name: 'clairavis_assistant_turn_seconds',
  help: 'Time until the assistant has written, with a model or without',
  buckets: [0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 12, 20, 60],
  registers,
})

export const modelCallSeconds = new Histogram({
  name: 'clairavis_assistant_call_seconds',
  help: 'Time of a call to the model by task and outcome (shown, unusable, late, failed)',
  labelNames: ['task', 'outcome'],
  buckets: [0.25, 0.5, 1, 2, 4, 8, 12, 20, 60],
  registers,
})

for (const task of ['ask', 'preview', 'follow', 'translate', 'safety'])
  for (const outcome of ['shown', 'unusable', 'late', 'failed']) modelCallSeconds.zero({ task, outcome })

export const modelCostEuros = new Counter({
  name: 'clairavis_assistant_cost_euros_total',
  help: 'What calls to the model cost at the configured prices',
  labelNames: ['model'],
  registers,
})

export const droppedClaims = new Counter({
  name: 'clairavis_assistant_dropped_claims_total',
  help: 'Sentences of the model that were not shown, by reason',
  labelNames: ['reason'],
  registers,
})
