import { type StaffRole, staffRoles } from '../../../api/actor.ts'
import { Check } from '../../../ui/forms/check.tsx'
import { ErrorText } from '../../../ui/forms/error-text.tsx'
import { useFieldProblem } from '../../../ui/forms/form.tsx'
import type { AdminMessages } from '../../parts/messages.ts'
import { useAdminMessages } from '../../parts/messages.ts'

type RoleBoxesProps = {
  words: Pick<AdminMessages['staff'], 'roles' | 'roleHelp'>
  initial: readonly StaffRole[]
  id: string
}

/** The most powerful role first, each with what it grants. */
const shown = staffRoles.toReversed()

export function RoleBoxes({ words, initial, id }: RoleBoxesProps) {
  const { frame } = useAdminMessages()
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
