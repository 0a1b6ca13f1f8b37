import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import {
  cards,
  createManualPayment,
  openTestSandbox,
  openWebhookReceiver,
  payInBrowser,
  sdk,
  webhookSecret,
} from '../testing/sandbox.ts'

const closing: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

/** Runs the start command in a separate process, which can be killed. */
async function spawnSandbox(file: string, webhook: { url: string; secret: string }) {
  const command = fileURLToPath(new URL('../start.ts', import.meta.url))
  const options = ['--port=0', `--file=${file}`, `--webhook-url=${webhook.url}`, `--webhook-secret=${webhook.secret}`]
  const child = spawn(process.execPath, [command, ...options], { stdio: ['ignore', 'pipe', 'ignore'] })
  const exited = new Promise<void>((done) => child.once('exit', () => done()))
  const kill = async () => {
    child.kill('SIGKILL')
    await exited
  }
  closing.push(kill)
  for await (const url of createInterface(child.stdout)) return { url, kill }
  throw new Error('The sandbox did not start')
}

test('killed without warning: acknowledged charges are kept, and their events go out after the restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
  closing.push(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'payments.db')
  const unreachable = { url: 'http://127.0.0.1:9/webhooks', secret: webhookSecret }
  const first = await spawnSandbox(file, unreachable)
  const before = sdk(first.url)
  const held: string[] = []
  for (let n = 0; n < 5; n++) {
    const { intent } = await createManualPayment(before)
    if ((await payInBrowser(first.url, intent, cards.fine)).status === 'requires_capture') held.push(intent.id)
  }
  await before.paymentIntents.capture(held[0] ?? '', {}, { idempotencyKey: 'capture:1' })
  await first.kill()

  const receiver = await openWebhookReceiver()
  const { sandbox, stripe } = await openTestSandbox({ file, webhook: { url: receiver.url, secret: webhookSecret } })
  closing.push(receiver.close, sandbox.close)
  const statuses = await Promise.all(held.map(async (id) => (await stripe.paymentIntents.retrieve(id)).status))
  expect(statuses).toEqual(['succeeded', ...Array(4).fill('requires_capture')])
  const again = await stripe.paymentIntents.capture(held[0] ?? '', {}, { idempotencyKey: 'capture:1' })
  expect(again.status).toBe('succeeded')
  sandbox.control.webhooks.retryNow()
  await sandbox.control.webhooks.idle()
  expect(receiver.types().filter((type) => type === 'payment_intent.amount_capturable_updated')).toHaveLength(5)
  expect(receiver.types().filter((type) => type === 'payment_intent.succeeded')).toHaveLength(1)
  await expect(openTestSandbox({ file })).rejects.toThrow('in use by another process')
})
