import type { ApiApp, ApiContext } from '../../../api/server/app.ts'
import { serve } from '../../../api/server/serve.ts'
import { secondReadingApi } from '../../second-reading/contract.ts'
import { gradeSecondReading, secondReading, takeSecondReading } from '../../second-reading/server/second-reading.ts'
import { figuresApi } from '../contract.ts'
import { ownFigures } from './figures.ts'

export function figuresHttp(app: ApiApp, context: ApiContext): void {
  serve(app, context, figuresApi, { 'GET /me/figures': ({ ports, actor }) => ownFigures(ports, actor) })
  serve(app, context, secondReadingApi, {
    'GET /desk/second-reading': ({ ports, actor, query }) => secondReading(ports, actor, query),
    'POST /desk/second-reading/take': ({ ports, actor, body }) => takeSecondReading(ports, actor, body),
    'POST /desk/second-reading/grade': ({ ports, actor, body }) => gradeSecondReading(ports, actor, body),
  })
}
