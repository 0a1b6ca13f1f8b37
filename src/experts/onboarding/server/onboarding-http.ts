import type { ApiApp, ApiContext } from '../../../api/server/app.ts'
import { serve } from '../../../api/server/serve.ts'
import * as page from '../../profile/server/own-profile.ts'
import { onboardingApi } from '../contract-onboarding.ts'
import * as file from './applicant-file.ts'

export function onboardingHttp(app: ApiApp, context: ApiContext): void {
  serve(app, context, onboardingApi, {
    'POST /joining/read': ({ ports, actor, body }) => file.readApplicantFile(ports, actor, body),
    'POST /joining/resubmit': ({ ports, actor, body }) => file.resubmit(ports, actor, body),
    'POST /joining/solve': ({ ports, actor, body }) => file.answerTrial(ports, actor, body),
    'POST /joining/appeal': ({ ports, actor, body }) => file.appealRejection(ports, actor, body),
    'POST /joining/withdraw': ({ ports, actor, body }) => file.withdrawApplication(ports, actor, body),
    'POST /joining/begin': ({ ports, actor, body }) => file.createExpertAccount(ports, actor, body),
    'GET /me/expert/page': ({ ports, actor }) => page.readOwnProfile(ports, actor),
    'PUT /me/expert/page': ({ ports, actor, body }) => page.updateOwnProfile(ports, actor, body),
    'PUT /me/expert/picture': ({ ports, actor, request }) => page.setOwnPicture(ports, actor, request),
    'POST /me/expert/open': ({ ports, actor, body }) => page.publishProfile(ports, actor, body),
    'POST /me/expert/leave': ({ ports, actor }) => page.resign(ports, actor),
    'GET /experts/:slug/picture': ({ ports, params }) => page.publicPicture(ports, params.slug),
  })
}
