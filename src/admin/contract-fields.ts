import { z } from 'zod'
import { staffRoles } from '../api/actor.ts'
import { typedText } from '../api/fields.ts'

/** Why a staff member does something: whoever reads the journal later must understand it. */
export const reasonField = typedText(10, 500, 'reason_too_short')

export const staffCodes = ['right_missing', 'second_factor_missing', 'passkey_missing'] as const

/** The person who paid, ordered or asked, as lists name them. */
export const personField = z.object({ id: z.string(), name: z.string() })

/** Who could be the second of two people: the available staff, and the roles that qualify. */
export const secondPersonField = z.object({ people: z.array(personField), roles: z.array(z.enum(staffRoles)) })
export type SecondPerson = z.output<typeof secondPersonField>
