import type pg from 'pg'

/** Sessions open for a bench: nothing here goes through the doors that are measured. */
const hashOf = (token: string) => `translate(encode(sha256(convert_to(${token}, 'UTF8')), 'base64'), '+/=', '-_')`

export type Visitor = { token: string; address: string }

/** So many visitors, each with a session and a network address of their own. */
export async function visitors(pool: pg.Pool, crowd: string, count: number): Promise<Visitor[]> {
  const id = `'${crowd}-' || n`
  await pool.query(
    `insert into person (id, email, standing, roles, locale, created_at)
     select ${id}, ${id} || '@visitor.invalid', 'visitor', '{client}', 'fr', now() from generate_series(1, $1::int) n`,
    [count],
  )
  await pool.query(
    `insert into session (id, token_hash, person_id, created_at, seen_at, expires_at, address)
     select ${id}, ${hashOf(`'session-token-of-' || ${id}`)}, ${id}, now(), now(), now() + interval '1 day', ''
     from generate_series(1, $1::int) n`,
    [count],
  )
  return Array.from({ length: count }, (_, index) => ({
    token: `session-token-of-${crowd}-${index + 1}`,
    address: `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
  }))
}

export type Expert = { expertId: string; personId: string; token: string }

/** Invented experts who answer in every subject and have signed in, now or for an earlier figure of this run. */
export async function experts(pool: pg.Pool, count: number): Promise<Expert[]> {
  const { rows } = await pool.query<{ id: string; person_id: string }>(
    `update expert set covers_all = true, switched_on = true, away_since = null
     where id in (select id from expert where not scripted and state = 'active' order by id limit $1)
     returning id, person_id`,
    [count],
  )
  return Promise.all(
    rows.map(async ({ id, person_id }) => {
      const token = `session-token-of-expert-${id}`
      await pool.query(
        `insert into session (id, token_hash, person_id, created_at, seen_at, expires_at, address)
         values ($1, ${hashOf('$2::text')}, $3, now(), now(), now() + interval '1 day', '')
         on conflict (id) do nothing`,
        [`bench-${id}`, token, person_id],
      )
      return { expertId: id, personId: person_id, token }
    }),
  )
}

export type Call = <Reply>(url: string, method: string, who: Partial<Visitor>, body?: unknown) => Promise<Reply>

/** One call of the API, as a browser makes it. */
export async function call<Reply>(url: string, method: string, who: Partial<Visitor>, body?: unknown): Promise<Reply> {
  const answer = await fetch(url, {
    method,
    headers: {
      ...(who.token ? { authorization: `Bearer ${who.token}` } : {}),
      ...(who.address ? { 'x-forwarded-for': who.address } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(method === 'GET' ? {} : { 'idempotency-key': crypto.randomUUID() }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${method} ${url} answered ${answer.status}: ${await answer.text()}`)
  return answer.json() as Promise<Reply>
}

export const question = {
  text: 'Mon propriétaire ne me rend pas le dépôt de garantie depuis le 12 septembre 2026, que puis-je faire ?',
  category: 'logement',
  locale: 'fr',
}

export const sampleAnswer = {
  short: 'Votre bailleur avait un mois pour rendre le dépôt. Écrivez-lui avant le 24 novembre.',
  steps: [{ text: 'Envoyez une lettre recommandée avec le décompte de ce qui est dû.' }],
  deadlines: [{ date: '2027-01-12', what: 'Une majoration de plus' }],
  papers: ['Le bail', 'L’état des lieux de sortie'],
  sources: [{ title: 'Loi du 6 juillet 1989, article 22', url: '' }],
  limits: 'Sans lecture du bail, cette réponse reste générale.',
}
