import { endMeetings } from '../meetings/server/apply.ts'
import { agreedAbout } from '../meetings/server/views.ts'
import type { FeaturePorts } from '../platform/ports.ts'

/** What each feature asks of the features to its right. */
export const featurePorts: FeaturePorts = {
  meetings: { agreedAbout, endAbout: endMeetings },
}
