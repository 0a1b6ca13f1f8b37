import type { ApiApp, ApiContext } from '../../../api/server/app.ts'
import { serve } from '../../../api/server/serve.ts'
import { localApi } from '../local-contract.ts'
import { citiesForSubject, city, department, france, subjects } from './local.ts'

export function localHttp(app: ApiApp, context: ApiContext): void {
  serve(app, context, localApi, {
    'GET /local/france': ({ ports }) => france(ports),
    'GET /local/departments/:department': ({ ports, params }) => department(ports, params.department),
    'GET /local/cities/:city': ({ ports, params, query }) => city(ports, params.city, query),
    'GET /local/subjects': ({ ports }) => subjects(ports),
    'GET /local/subjects/:subject': ({ ports, params }) => citiesForSubject(ports, params.subject),
  })
}
