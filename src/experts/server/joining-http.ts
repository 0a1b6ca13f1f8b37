import type { ApiApp, ApiContext } from '../../api/server/app.ts'
import { serve } from '../../api/server/serve.ts'
import { joiningApi } from '../contract-joining.ts'
import * as file from './own-file.ts'
import * as page from './own-page.ts'

export function joiningHttp(app: ApiApp, context: ApiContext): void {
  serve(app, context, joiningApi, {
    'POST /joining/read': ({ ports, actor, body }) => file.readFile(ports, actor, body),
    'POST /joining/resubmit': ({ ports, actor, body }) => file.resubmit(ports, actor, body),
    'POST /joining/solve': ({ ports, actor, body }) => file.solve(ports, actor, body),
    'POST /joining/appeal': ({ ports, actor, body }) => file.appeal(ports, actor, body),
    'POST /joining/withdraw': ({ ports, actor, body }) => file.withdraw(ports, actor, body),
    'POST /joining/begin': ({ ports, actor, body }) => file.begin(ports, actor, body),
    'GET /me/expert/page': ({ ports, actor }) => page.ownPage(ports, actor),
    'PUT /me/expert/page': ({ ports, actor, body }) => page.writePage(ports, actor, body),
    'PUT /me/expert/picture': ({ ports, actor, request }) => page.setOwnPicture(ports, actor, request),
    'POST /me/expert/open': ({ ports, actor, body }) => page.openPage(ports, actor, body),
    'POST /me/expert/leave': ({ ports, actor }) => page.leave(ports, actor),
    'GET /experts/:slug/picture': ({ ports, params }) => page.publicPicture(ports, params.slug),
  })
}
