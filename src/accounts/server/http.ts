import type { ApiApp, ApiContext } from '../../api/server/app.ts'
import { serve } from '../../api/server/serve.ts'
import { readUpload } from '../../api/server/uploaded-file.ts'
import { consentApi } from '../consent/consent-contract.ts'
import { consentProof, recordConsent } from '../consent/server/consent.ts'
import { accountsApi } from '../contract.ts'
import * as profiles from '../profile/server/profile.ts'
import { pushApi } from '../push/push-contract.ts'
import { disablePush, readPushSettings, turnPushOn } from '../push/server/push.ts'
import { passkeysApi } from '../sign-in/passkey-contract.ts'
import { changeEmail, confirmEmailChange } from '../sign-in/server/change-email.ts'
import { describeDevice } from '../sign-in/server/device.ts'
import { captureEmail, signUp } from '../sign-in/server/email-capture.ts'
import { requestMagicLink, requestPasswordReset } from '../sign-in/server/emails.ts'
import { keepFactor } from '../sign-in/server/factor-removal.ts'
import { openMagicLink } from '../sign-in/server/open-link.ts'
import { signInPasskey, startPasskeySignIn, startPasskeyStep } from '../sign-in/server/passkey-sign-in.ts'
import { addPasskey, listPasskeys, removePasskey, startPasskey, startProof } from '../sign-in/server/passkeys.ts'
import { changePassword, resetPassword } from '../sign-in/server/passwords.ts'
import {
  confirmFactor,
  disableFactor,
  enablePasskeyStep,
  enrollFactor,
  renewRecoveryCodes,
} from '../sign-in/server/second-factor.ts'
import { listSessions, revokeSession, signOut, signOutEverywhere, startVisit } from '../sign-in/server/sessions.ts'
import { signIn, signInSecondFactor } from '../sign-in/server/sign-in.ts'

const done = { done: true as const }
const originOf = (request: Request) => request.headers.get('origin')
const cookiesOf = (request: Request) => request.headers.get('cookie')
const device = (request: Request) => describeDevice(request.headers.get('user-agent'))

export function accountsHttp(app: ApiApp, context: ApiContext): void {
  serve(app, context, accountsApi, {
    'POST /visit': ({ ports, actor, body, request }) => startVisit(ports, actor, { ...body, device: device(request) }),
    'GET /me': ({ ports, actor }) => profiles.me(ports, actor),
    'POST /me/email-capture': ({ ports, actor, body }) => captureEmail(ports, actor, body),
    'POST /sign-up': ({ ports, actor, body }) => signUp(ports, actor, body),
    'POST /sign-in': ({ ports, actor, body, request }) =>
      signIn(ports, actor, { ...body, device: device(request), cookies: cookiesOf(request) }),
    'POST /sign-in/second-factor': ({ ports, actor, body, request }) =>
      signInSecondFactor(ports, actor, { ...body, device: device(request) }),
    'POST /second-factor/keep': async ({ ports, actor, body }) => {
      await keepFactor(ports, actor, body)
      return done
    },
    'POST /sign-in/link': ({ ports, actor, body, request }) =>
      requestMagicLink(ports, actor, { ...body, cookies: cookiesOf(request) }),
    'POST /sign-in/link/open': ({ ports, actor, body, request }) =>
      openMagicLink(ports, actor, { ...body, device: device(request) }),
    'POST /sign-out': async ({ ports, actor }) => {
      await signOut(ports, actor)
      return done
    },
    'POST /sign-out/everywhere': async ({ ports, actor }) => {
      await signOutEverywhere(ports, actor)
      return done
    },
    'GET /sessions': async ({ ports, actor }) => ({ sessions: await listSessions(ports, actor) }),
    'DELETE /sessions/:id': async ({ ports, actor, params }) => {
      await revokeSession(ports, actor, params.id)
      return done
    },
    'POST /password/forgotten': ({ ports, actor, body, request }) =>
      requestPasswordReset(ports, actor, { ...body, cookies: cookiesOf(request) }),
    'POST /password/reset': async ({ ports, actor, body }) => {
      await resetPassword(ports, actor, body)
      return done
    },
    'POST /password/change': async ({ ports, actor, body }) => {
      await changePassword(ports, actor, body)
      return done
    },
    'POST /me/email-change': async ({ ports, actor, body }) => {
      await changeEmail(ports, actor, body)
      return done
    },
    'POST /me/email-change/confirm': ({ ports, actor, body }) => confirmEmailChange(ports, actor, body),
    'GET /me/profile': ({ ports, actor }) => profiles.profile(ports, actor),
    'PATCH /me/profile': ({ ports, actor, body }) => profiles.updateProfile(ports, actor, body),
    'GET /me/picture': async ({ ports, actor }) => image(await profiles.picture(ports, actor)),
    'PUT /me/picture': async ({ ports, actor, request }) => {
      await profiles.setPicture(ports, actor, await readUpload(ports, actor, request, pictureLimit))
      return done
    },
    'DELETE /me/picture': async ({ ports, actor }) => {
      await profiles.removePicture(ports, actor)
      return done
    },
    'POST /me/second-factor': ({ ports, actor, body }) => enrollFactor(ports, actor, body),
    'POST /me/second-factor/confirm': ({ ports, actor, body }) => confirmFactor(ports, actor, body),
    'POST /me/second-factor/codes': ({ ports, actor, body }) => renewRecoveryCodes(ports, actor, body),
    'POST /me/second-factor/disable': async ({ ports, actor, body }) => {
      await disableFactor(ports, actor, body)
      return done
    },
  })
  serve(app, context, passkeysApi, {
    'POST /sign-in/passkey/options': ({ ports, actor, request }) => startPasskeySignIn(ports, actor, originOf(request)),
    'POST /sign-in/passkey': ({ ports, actor, body, request }) =>
      signInPasskey(ports, actor, { ...body, device: device(request) }),
    'POST /sign-in/second-factor/passkey': ({ ports, actor, body, request }) =>
      startPasskeyStep(ports, actor, { ...body, origin: originOf(request) }),
    'GET /me/passkeys': ({ ports, actor, request }) => listPasskeys(ports, actor, device(request)),
    'POST /me/passkeys/options': ({ ports, actor, body, request }) =>
      startPasskey(ports, actor, { ...body, origin: originOf(request) }),
    'POST /me/passkeys': ({ ports, actor, body }) => addPasskey(ports, actor, body),
    'DELETE /me/passkeys/:id': async ({ ports, actor, params }) => {
      await removePasskey(ports, actor, params.id)
      return done
    },
    'POST /me/passkeys/proof': ({ ports, actor, request }) => startProof(ports, actor, originOf(request)),
    'POST /me/second-factor/passkeys': ({ ports, actor, body }) => enablePasskeyStep(ports, actor, body),
  })
  serve(app, context, consentApi, {
    'POST /consents': ({ ports, actor, body }) => recordConsent(ports, actor, body),
    'GET /consents/:id': ({ ports, params }) => consentProof(ports, params.id),
  })
  serve(app, context, pushApi, {
    'GET /me/push': ({ ports, actor }) => readPushSettings(ports, actor),
    'PUT /me/push': async ({ ports, actor, body }) => {
      await turnPushOn(ports, actor, body)
      return done
    },
    'DELETE /me/push': async ({ ports, actor }) => {
      await disablePush(ports, actor)
      return done
    },
  })
}

const pictureLimit = 5 * 1024 * 1024

function image(bytes: Uint8Array): Response {
  const type = bytes[0] === 0x89 ? 'image/png' : bytes[0] === 0x52 ? 'image/webp' : 'image/jpeg'
  return new Response(new Uint8Array(bytes), {
    headers: { 'content-type': type, 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' },
  })
}
