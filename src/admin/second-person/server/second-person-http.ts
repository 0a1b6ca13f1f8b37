import type { ApiApp, ApiContext } from '../../../api/server/app.ts'
import { serve } from '../../../api/server/serve.ts'
import { requirePermission } from '../../server/permissions.ts'
import { secondPersonApi } from '../contract-second-person.ts'
import { actsForSecondPerson, countYours } from './waiting-acts.ts'

export function secondPersonHttp(app: ApiApp, context: ApiContext): void {
  serve(app, context, secondPersonApi, {
    'GET /admin/second-person': async ({ ports, actor, query }) => {
      await requirePermission(ports, actor, 'see_second_person')
      return { acts: await actsForSecondPerson(ports, actor, query.locale) }
    },
    'GET /admin/second-person/count': async ({ ports, actor }) => {
      await requirePermission(ports, actor, 'see_second_person')
      return { yours: await countYours(ports, actor) }
    },
  })
}
