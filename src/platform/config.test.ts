import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { configKeys, readConfig, usesSandbox } from './config.ts'

describe('the configuration', () => {
  it('starts without any key, as a demonstration with the payment sandbox', () => {
    const config = readConfig({})
    expect(config).toMatchObject({
      MODE: 'demo',
      PORT: 3000,
      FIRST_PRICE: 300,
      PLAN_PRICE: 2900,
      FIRST_PERIOD_DAYS: 14,
    })
    expect(usesSandbox(config)).toBe(true)
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
  ])('refuses %s=%s with a sentence that names the key', (key, value) => {
    expect(() => readConfig({ [key]: value })).toThrow(
      new RegExp(`The configuration is wrong. ${key}: .*\\.env\\.example`),
    )
  })

  it('refuses to go live with the sandbox unless a rehearsal is asked for', () => {
    const keys = { MODE: 'live', SECRET_KEY: 'k'.repeat(32), FILE_KEY: 'f'.repeat(32) }
    expect(() => readConfig(keys)).toThrow(/STRIPE_SECRET_KEY/)
    expect(readConfig({ ...keys, ALLOW_SANDBOX_PAYMENTS: 'yes' }).MODE).toBe('live')
  })

  it('has every key documented in .env.example, and no other', () => {
    const documented = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z0-9_]+)=/gm)].map((match) => match[1])
    expect(documented.sort()).toEqual(configKeys.filter((key) => key !== 'NODE_ENV').sort())
  })
})
