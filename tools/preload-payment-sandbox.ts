/** `node --import`: the payment sandbox runs in the product's process, so that it starts, stops and is killed with it. */
import { needsPaymentSandbox, openPaymentSandbox } from './payment-sandbox.ts'

if (needsPaymentSandbox(process.env))
  await openPaymentSandbox(process.env).catch((error: Error) => {
    console.error(error.message)
    process.exit(1)
  })
