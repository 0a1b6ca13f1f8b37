import { expertCategoryView } from '../../../experts/server/views.ts'
import type { Db } from '../../../platform/db/port.ts'

/** Questions that wait for an expert, the oldest first: all, or those in this expert's categories. */
export function waitingFor(db: Db, expert: { id: string; coversAll: boolean }) {
  return db
    .selectFrom('question')
    .select(['id', 'life'])
    .where('state', 'in', ['QUEUED', 'UNSERVED'])
    .$if(!expert.coversAll, (query) =>
      query.where('category', 'in', ({ selectFrom }) =>
        selectFrom(expertCategoryView.as('field')).select('field.category').where('field.expertId', '=', expert.id),
      ),
    )
    .orderBy('createdAt')
    .limit(100)
    .execute()
}
