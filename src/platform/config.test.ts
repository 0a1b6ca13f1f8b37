import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { configKeys, hasAccessLog, hasMovableClock, readConfig, takesHealth, usesSandbox } from './config.ts'

const accessLogOf = (environment: Record<string, string | undefined>) => hasAccessLog(readConfig(environment))

describe('the configuration', () => {
  it('is a demonstration without any key', () => {
    const config = readConfig({})
    expect(config).toMatchObject({
      MODE: 'demo',
      PORT: 3000,
      FIRST_PRICE: 300,
      PLAN_PRICE: 2900,
      FIRST_PERIOD_DAYS: 14,
    })
  })

  it('takes payments from a sandbox where one is named, in live mode only for a rehearsal', () => {
    const sandbox = { STRIPE_API_BASE: 'http://127.0.0.1:12111' }
    expect(usesSandbox(readConfig(sandbox))).toBe(true)
    expect(usesSandbox(readConfig({}))).toBe(false)
    expect(() => readConfig({ ...live, ...sandbox })).toThrow(/^STRIPE_API_BASE is for a payment sandbox/)
    expect(usesSandbox(readConfig({ ...live, ...sandbox, ALLOW_SANDBOX_PAYMENTS: 'yes' }))).toBe(true)
  })

  it.each([
    [{ MODE: 'demo' }, true],
    [{ MODE: 'live' }, false],
    [{ MODE: 'live', HEALTH_HOSTING: 'certified' }, true],
    [{ MODE: 'demo', HEALTH_HOSTING: 'none' }, false],
  ] as const)('takes questions of health by what is said of the host: %o', (given, taken) => {
    expect(takesHealth(given as Parameters<typeof takesHealth>[0])).toBe(taken)
  })

  it('closes health by itself once it is live', () => {
    const live = { MODE: 'live', SECRET_KEY: 'k'.repeat(32), FILE_KEY: 'f'.repeat(32), ALLOW_SANDBOX_PAYMENTS: 'yes' }
    expect(takesHealth(readConfig(live))).toBe(false)
    expect(takesHealth(readConfig({ HEALTH_HOSTING: '' }))).toBe(true)
  })

  it('takes an empty value for a missing one', () => {
    expect(readConfig({ PORT: '', SMTP_URL: '' })).toMatchObject({ PORT: 3000 })
  })

  it.each([
    ['PORT', 'eighty'],
    ['MODE', 'production'],
    ['DATABASE_URL', 'mysql://x'],
    ['FIRST_PERIOD_DAYS', '7'],
    ['SECRET_KEY', 'short'],
    ['INDEXABLE', 'true'],
    ['PUBLIC_GTM_ID', 'GA-1'],
    ['PUBLIC_API_URL', 'api'],
    ['REDIS_URL', 'http://host:6379'],
    ['S3_URL', 's3://key:secret@host/bucket'],
    ['S3_URL', 'https://host/bucket'],
    ['METRICS_TOKEN', 'short'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'authorization'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'authorization=Bearer %zz'],
    ['OTEL_TRACES_SAMPLER_ARG', '2'],
  ])('refuses %s=%s with a sentence that names the key', (key, value) => {
    expect(() => readConfig({ [key]: value })).toThrow(
      new RegExp(`The configuration is wrong. ${key}: .*\\.env\\.example`),
    )
  })

  it('asks for the port of the metrics where there is a token for them', () => {
    const METRICS_TOKEN = 't'.repeat(24)
    expect(() => readConfig({ METRICS_TOKEN })).toThrow('METRICS_PORT is needed with METRICS_TOKEN.')
    expect(readConfig({ METRICS_TOKEN, METRICS_PORT: '9464' })).toMatchObject({ METRICS_TOKEN, METRICS_PORT: 9464 })
  })

  it('logs each answer in live mode, and where it is asked to', () => {
    const rehearsal = { ...live, ALLOW_SANDBOX_PAYMENTS: 'yes' }
    expect([{}, rehearsal, { ACCESS_LOG: 'yes' }, { ...rehearsal, ACCESS_LOG: 'no' }].map(accessLogOf)).toEqual([
      ...[false, true, true, false],
    ])
  })

  const secrets = { MODE: 'live', SECRET_KEY: 'k'.repeat(32), FILE_KEY: 'f'.repeat(32) }
  const stripe = { STRIPE_SECRET_KEY: 'sk_1', STRIPE_PUBLISHABLE_KEY: 'pk_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
  const live = {
    ...secrets,
    ...stripe,
    SMTP_URL: 'smtp://mail.test',
    PUBLIC_SITE_URL: 'https://clairavis.test',
  }

  it.each(Object.keys(live).filter((key) => key !== 'MODE'))('refuses to go live without %s', (key) => {
    expect(readConfig(live).MODE).toBe('live')
    expect(() => readConfig({ ...live, [key]: '' })).toThrow(new RegExp(`^${key} is needed`))
  })

  it('goes live with the sandbox where a rehearsal is asked for', () => {
    expect(readConfig({ ...secrets, ALLOW_SANDBOX_PAYMENTS: 'yes' }).MODE).toBe('live')
  })

  it.each([
    ['MOVABLE_CLOCK', 'the demonstration'],
    ['LOCAL_PUSH', 'tests'],
  ])('keeps %s, which is for %s, out of a live product', (key, whom) => {
    expect(() => readConfig({ ...live, [key]: 'yes' })).toThrow(`${key} is for ${whom}`)
  })

  it('has a movable clock in a demonstration with the sandbox, and nowhere else', () => {
    const sandbox = { STRIPE_API_BASE: 'http://127.0.0.1:1', ...stripe }
    expect(hasMovableClock(readConfig(sandbox))).toBe(true)
    expect(hasMovableClock(readConfig({ ...sandbox, MOVABLE_CLOCK: 'no' }))).toBe(false)
    expect(hasMovableClock(readConfig({ ...sandbox, ROLE: 'worker' }))).toBe(false)
    expect(hasMovableClock(readConfig(stripe))).toBe(false)
    expect(hasMovableClock(readConfig(live))).toBe(false)
    expect(hasMovableClock(readConfig({ ...live, ...sandbox, ALLOW_SANDBOX_PAYMENTS: 'yes' }))).toBe(false)
  })

  it.each([
    [{ ASSISTANT_PROVIDER: 'mistral', ASSISTANT_API_KEY: 'key' }, 'ASSISTANT_MODEL'],
    [{ ASSISTANT_PROVIDER: 'anthropic', ASSISTANT_MODEL: 'model' }, 'ASSISTANT_API_KEY'],
    [{ ASSISTANT_PROVIDER: 'openai-compatible', ASSISTANT_MODEL: 'model' }, 'ASSISTANT_BASE_URL'],
  ])('refuses the assistant %j and names %s', (given, key) => {
    expect(() => readConfig(given)).toThrow(new RegExp(`^${key} is needed`))
  })

  it('has every key documented in .env.example, and no other', () => {
    const documented = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z0-9_]+)=/gm)].map((match) => match[1])
    expect(documented.sort()).toEqual(configKeys.filter((key) => key !== 'NODE_ENV').sort())
  })
})
