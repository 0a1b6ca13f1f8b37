import { expertCategoryView } from '../../../experts/server/views.ts'
import type { Db } from '../../../platform/db/port.ts'

/** Questions that wait for an expert, the oldest first: all, or those in this expert's categories. */
export function waitingFor(db: Db, expert: { id: string; covers_all: boolean }) {
  return db
    .selectFrom('question')
    .select(['id', 'life'])
    .where('state', 'in', ['QUEUED', 'UNSERVED'])
    .$if(!expert.covers_all, (query) =>
      query.where('category', 'in', ({ selectFrom }) =>
        selectFrom(expertCategoryView.as('field')).select('field.category').where('field.expert_id', '=', expert.id),
      ),
    )
    .orderBy('created_at')
    .limit(100)
    .execute()
}
