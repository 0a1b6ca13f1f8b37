import { typed } from '../api/fields.ts'

/** Why a member of the staff does something: whoever reads the journal later must understand it. */
export const reasonField = typed(10, 500, 'reason_too_short')

export const staffCodes = ['right_missing', 'second_factor_missing'] as const
