import type { Ports } from '../../platform/ports.ts'
import { tidyApplications } from './joining.ts'
import { forgetLoosePapers } from './papers.ts'
import { warnOfTitles } from './titles.ts'
import { followUnopened } from './unopened.ts'

export function expertsJobs(ports: Ports): void {
  ports.jobs.every('experts.loose-papers', 3600, () => forgetLoosePapers(ports))
  ports.jobs.every('experts.applications', 3600, () => tidyApplications(ports))
  ports.jobs.every('experts.unopened', 3600, () => followUnopened(ports))
  ports.jobs.every('experts.titles', 24 * 3600, () => warnOfTitles(ports))
}
