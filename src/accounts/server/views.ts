// What neighbours may read of people, as subqueries to join.
import { expressionBuilder } from 'kysely'
import type { Tables } from '../../platform/db/tables.ts'

const { selectFrom } = expressionBuilder<Tables>()

export const personView = selectFrom('person').select([
  'id',
  'email',
  'contact_email',
  'standing',
  'locale',
  'display_name',
  'first_name',
  'last_name',
  'deleted_at',
  'erased_at',
  'held_at',
])

/** People under a legal hold: their data is not changed until staff lifts it. */
export const heldPeople = selectFrom('person').select('id').where('held_at', 'is not', null)

/** Who can sign in with a password. */
export const passwordView = selectFrom('credential').select('person_id')
