import type { AccountsApi } from '../../../accounts/contract.ts'
import { client } from '../../../api/call.ts'
import type { ExpertsApi } from '../../../experts/contract.ts'
import type { OnboardingApi } from '../../../experts/onboarding/contract-onboarding.ts'
import type { QuestionsApi } from '../../contract.ts'
import type { WorkspaceApi } from '../contract.ts'

/** The API clients of the workspace. */
export const accounts = client<AccountsApi>()
export const experts = client<ExpertsApi>()
export const questions = client<QuestionsApi & WorkspaceApi>()
export const onboarding = client<OnboardingApi>()
