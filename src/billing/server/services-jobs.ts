import type { Ports } from '../../platform/ports.ts'
import type { ServiceLetter } from './services.ts'
import { writeAboutService } from './services-mail.tsx'
import { settleService, sweepServices } from './services-settle.ts'

declare module '../../platform/jobs/port.ts' {
  interface JobTable {
    /** Look at the provider: paid, or to be let go. */
    'service.settle': { serviceId: string }
    /** `key`: what it is about, so that one matter is one letter. */
    'service.letter': { serviceId: string; letter: ServiceLetter; key: string }
  }
}

export function servicesJobs(ports: Ports): void {
  ports.jobs.handle('service.settle', ({ serviceId }) => settleService(ports, serviceId))
  ports.jobs.handle('service.letter', (job) => writeAboutService(ports, job))
  ports.jobs.every('service.sweep', 600, () => sweepServices(ports))
}
