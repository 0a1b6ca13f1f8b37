import { accountsOwnData } from '../accounts/server/erase.ts'
import type { OwnDataRoom } from '../accounts/server/own-data.ts'
import { adminOwnData } from '../admin/server/own-data.ts'
import { billingOwnData } from '../billing/server/own-data.ts'
import { discoverOwnData } from '../discover/server/own-data.ts'
import { expertsOwnData } from '../experts/server/own-data.ts'
import { questionsOwnData } from '../questions/server/own-data.ts'

/** Whoever keeps something about a person, in the order of the features. */
export const ownData: readonly OwnDataRoom[] = [
  accountsOwnData,
  expertsOwnData,
  billingOwnData,
  questionsOwnData,
  discoverOwnData,
  adminOwnData,
]
