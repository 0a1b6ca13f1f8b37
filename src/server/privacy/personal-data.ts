import { accountsPersonalData } from '../../accounts/privacy/server/erase.ts'
import type { PersonalDataHandler } from '../../accounts/privacy/server/personal-data.ts'
import { adminPersonalData } from '../../admin/server/personal-data.ts'
import { billingPersonalData } from '../../billing/server/personal-data.ts'
import { discoverPersonalData } from '../../discover/server/personal-data.ts'
import { expertsPersonalData } from '../../experts/server/personal-data.ts'
import { meetingsPersonalData } from '../../meetings/server/personal-data.ts'
import { questionsDataExportAndErasure } from '../../questions/account/server/data-export-and-erasure.ts'

/** The handlers of all features that store personal data, in the order of the features. */
export const personalDataHandlers: readonly PersonalDataHandler[] = [
  accountsPersonalData,
  expertsPersonalData,
  billingPersonalData,
  questionsDataExportAndErasure(meetingsPersonalData),
  discoverPersonalData,
  adminPersonalData,
]
