import { claimPurchases } from '../billing/orders/server/claim.ts'
import { onboardingPayouts } from '../billing/payouts/server/earnings.ts'
import { hasPaid } from '../billing/server/views.ts'
import { moveDocuments } from '../experts/onboarding/server/application-store.ts'
import { endMeetings } from '../meetings/server/apply.ts'
import { moveMeetings } from '../meetings/server/store.ts'
import { meetingTexts } from '../meetings/server/translated-texts.ts'
import { agreedAbout } from '../meetings/server/views.ts'
import type { FeaturePorts } from '../platform/ports.ts'
import { claimQuestions } from '../questions/asking/server/claim-store.ts'
import { countAddress } from '../questions/asking/server/funnel-store.ts'
import { mustHaveSaidWhetherSafe } from '../questions/emergency/server/commands.ts'
import { mustHaveNoEmergencyAnywhere } from '../questions/emergency/server/detect.ts'
import { keptDangers } from '../questions/emergency/server/kept-danger.ts'

/** What each feature asks of the features to its right. */
export const featurePorts: FeaturePorts = {
  visitors: {
    claimers: [moveDocuments, claimPurchases, claimQuestions, moveMeetings],
    mustBeAskable: mustHaveNoEmergencyAnywhere,
    firstContact: countAddress,
  },
  regulars: { hasPaid },
  dangers: keptDangers,
  safeToWrite: { mustBeAnswered: mustHaveSaidWhetherSafe },
  payouts: onboardingPayouts,
  meetings: { agreedAbout, textsAbout: meetingTexts, endAbout: endMeetings },
}
