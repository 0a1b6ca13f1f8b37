import type { Ports } from '../../platform/ports.ts'
import { recordRegister } from '../onboarding/server/company-lookup.ts'
import { deleteUnsentDocuments } from '../onboarding/server/documents.ts'
import { deleteExpiredDrafts } from '../onboarding/server/drafts.ts'
import { expireApplications } from '../onboarding/server/lifecycle.ts'
import { followUpUnpublished } from '../onboarding/server/unpublished-profiles.ts'
import { sendTitleWarnings } from '../standing/server/titles.ts'

export function expertsJobs(ports: Ports): void {
  ports.jobs.handle('experts.register', ({ applicationId }) => recordRegister(ports, applicationId))
  ports.jobs.every('experts.drafts', 3600, () => deleteExpiredDrafts(ports))
  ports.jobs.every('experts.loose-papers', 3600, () => deleteUnsentDocuments(ports))
  ports.jobs.every('experts.applications', 3600, () => expireApplications(ports))
  ports.jobs.every('experts.unopened', 3600, () => followUpUnpublished(ports))
  ports.jobs.every('experts.titles', 24 * 3600, () => sendTitleWarnings(ports))
}
