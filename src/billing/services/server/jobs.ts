import type { Ports } from '../../../platform/ports.ts'
import { sendServiceEmail } from './mail.tsx'
import type { ServiceEmail } from './services.ts'
import { sweepUnfinishedServices, syncServiceFromStripe } from './sync-service.ts'

declare module '../../../platform/jobs/port.ts' {
  interface JobTable {
    /** Sync with the provider: paid, or to be voided. */
    'service.settle': { serviceId: string }
    /** `key`: what it is about, so that each occasion sends one email. */
    'service.letter': { serviceId: string; letter: ServiceEmail; key: string }
  }
}

export function servicesJobs(ports: Ports): void {
  ports.jobs.handle('service.settle', ({ serviceId }) => syncServiceFromStripe(ports, serviceId))
  ports.jobs.handle('service.letter', (job) => sendServiceEmail(ports, job))
  ports.jobs.every('service.sweep', 600, () => sweepUnfinishedServices(ports))
}
