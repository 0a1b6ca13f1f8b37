import { parseArgs } from 'node:util'
import { defaultKeys } from './default-keys.ts'
import { startSandbox } from './sandbox.ts'
import { newWebhookSecret } from './store/ids.ts'

/** The start command: `node packages/stripe-sandbox/start.ts --help`. */

const usage = `A local payment provider that responds like Stripe's API.

  --port            port on 127.0.0.1; 0 picks a free one (default 12111)
  --file            SQLite file that stores everything (default: nothing is kept)
  --secret-key      sk_test_… (default ${defaultKeys.secretKey})
  --publishable-key pk_test_… (default ${defaultKeys.publishableKey})
  --webhook-url     where signed events are sent; none otherwise
  --webhook-secret  whsec_…, which signs them; generated and printed otherwise
  --public-base     base URL of the 3-D Secure pages, where a browser reaches the sandbox under another address
`

const option = { type: 'string' } as const
const { values } = parseArgs({
  options: {
    help: { type: 'boolean' },
    port: { ...option, default: '12111' },
    file: { ...option, default: ':memory:' },
    'secret-key': option,
    'publishable-key': option,
    'webhook-url': option,
    'webhook-secret': option,
    'public-base': option,
  },
})

if (values.help) {
  process.stdout.write(usage)
  process.exit()
}

const webhookUrl = values['webhook-url']
const webhookSecret = values['webhook-secret'] ?? newWebhookSecret()
const sandbox = await startSandbox({
  port: Number(values.port),
  file: values.file,
  secretKey: values['secret-key'],
  publishableKey: values['publishable-key'],
  webhook: webhookUrl === undefined ? undefined : { url: webhookUrl, secret: webhookSecret },
  publicBase: values['public-base'],
  log: (line) => process.stderr.write(`${line}\n`),
}).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
process.stdout.write(`${sandbox.url}\n`)
if (webhookUrl !== undefined && !values['webhook-secret']) process.stdout.write(`${webhookSecret}\n`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void sandbox.close())
