import type { z } from 'zod'
import type { Actor } from '../../../api/actor.ts'
import type { Tx } from '../../../platform/db/port.ts'
import { charge } from '../../../platform/limits/budget.ts'
import { budgets } from '../../../platform/limits/budgets.ts'
import type { Ports } from '../../../platform/ports.ts'
import type { CompanyLookup } from '../contract-application.ts'
import { applicationById, updateApplication } from './application-store.ts'

declare module '../../../platform/jobs/port.ts' {
  interface JobTable {
    'experts.register': { applicationId: string }
  }
}

export async function lookUpCompany(ports: Ports, actor: Actor, siret: string): Promise<z.input<typeof CompanyLookup>> {
  if (!ports.companyRegister) return { known: 'off', company: null }
  await charge(ports, budgets['experts.register'], actor)
  const found = await ports.companyRegister.find(siret)
  if (found.kind !== 'found') return { known: found.kind, company: null }
  const { siret: _, ...company } = found.company
  return { known: 'found', company }
}

/** The staff reads what the register says itself, not what the applicant's page sent. */
export function lookUpLater(ports: Ports, tx: Tx, applicationId: string): Promise<void> {
  return ports.jobs.enqueue(tx, 'experts.register', { applicationId })
}

/** @throws Error where the register cannot be asked: the job tries again later */
export async function recordRegister(ports: Ports, applicationId: string): Promise<void> {
  const row = await applicationById(ports.db, applicationId)
  if (!ports.companyRegister || !row) return
  const found = await ports.companyRegister.find(row.siret)
  if (found.kind === 'unavailable') throw new Error('the register of companies cannot be asked')
  const registerSaid = JSON.stringify(found.kind === 'found' ? found.company : { siret: null })
  await ports.transact((tx) => updateApplication(tx, applicationId, { registerSaid, registerAt: ports.clock.now() }))
}
