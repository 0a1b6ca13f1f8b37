import type { Ports } from '../../platform/ports.ts'
import { publishDue } from './edit.ts'

/** What is planned becomes public within a minute of its day. */
export function contentJobs(ports: Ports): void {
  ports.jobs.every('content.publish-due', 60, () => publishDue(ports))
}
