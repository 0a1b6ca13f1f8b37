import { type StaffRole, staffRoles } from '../../../api/actor.ts'
import { Check } from '../../../ui/forms/check.tsx'
import { ErrorText } from '../../../ui/forms/error-text.tsx'
import { useFieldProblem } from '../../../ui/forms/form.tsx'
import type { FrameMessages } from '../../parts/admin-frame.tsx'
import type { StaffMessages } from './staff-members.tsx'

type RoleBoxesProps = {
  words: Pick<StaffMessages, 'roles' | 'roleHelp'>
  frame: FrameMessages
  initial: readonly StaffRole[]
  id: string
}

/** The most powerful role first, each with what it grants. */
const shown = staffRoles.toReversed()

export function RoleBoxes({ words, frame, initial, id }: RoleBoxesProps) {
  const problem = useFieldProblem('roles')
  return (
    <fieldset className="choices" id="field-roles" tabIndex={-1}>
      <legend className="label">{words.roles}</legend>
      <ErrorText id={`${id}-roles-error`}>{problem}</ErrorText>
      {shown.map((role) => (
        <Check
          key={role}
          name="roles"
          id={`${id}-${role}`}
          value={role}
          defaultChecked={initial.includes(role)}
          label={frame.roleNames[role]}
          hint={words.roleHelp[role]}
          error={null}
          data-unkept=""
        />
      ))}
    </fieldset>
  )
}

export const rolesIn = (values: FormData): StaffRole[] =>
  staffRoles.filter((role) => values.getAll('roles').includes(role))
