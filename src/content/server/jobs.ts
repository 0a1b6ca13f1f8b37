import type { Ports } from '../../platform/ports.ts'
import { publishDue } from './edit.ts'

/** Publishes a planned version within a minute of its date. */
export function contentJobs(ports: Ports): void {
  ports.jobs.every('content.publish-due', 60, () => publishDue(ports))
}
