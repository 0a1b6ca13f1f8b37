import type { AccountsApi } from '../../../accounts/contract.ts'
import { client } from '../../../api/call.ts'
import type { ExpertsApi } from '../../../experts/contract.ts'
import type { JoiningApi } from '../../../experts/contract-joining.ts'
import type { QuestionsApi } from '../../contract.ts'
import type { DeskApi } from '../../contract-desk.ts'

/** The desk's doors to the API. */
export const accounts = client<AccountsApi>()
export const experts = client<ExpertsApi>()
export const questions = client<QuestionsApi & DeskApi>()
export const joining = client<JoiningApi>()
