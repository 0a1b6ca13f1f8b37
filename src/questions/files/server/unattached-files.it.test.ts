import { expect, test } from 'vitest'
import { type Caller, setUpTestApp, testApp, visitor } from '../../../../test/harness/test-app.ts'
import { forgetLooseFiles, upload } from './attach.ts'

setUpTestApp()

const pdf =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'
const day = 24 * 3_600_000
const text = 'Mon propriétaire ne me rend pas le dépôt de garantie depuis deux mois, que puis-je faire ?'

function form(): FormData {
  const data = new FormData()
  data.set('file', new File([pdf], 'bail.pdf', { type: 'application/pdf' }))
  return data
}

async function uploaded(client: Caller): Promise<{ id: string; key: string }> {
  const { body } = await client.post('/attachments', form())
  const { fileKey: key } = await testApp.ports.db
    .selectFrom('attachment')
    .select('fileKey')
    .where('id', '=', body.id)
    .executeTakeFirstOrThrow()
  return { id: body.id, key }
}

async function sweep(): Promise<void> {
  await forgetLooseFiles(testApp.ports)
  await testApp.settle()
}

test('a file that no question took within a day is forgotten, row and content', async () => {
  const client = await visitor()
  const { id, key } = await uploaded(client)
  testApp.clock.advance(day - 60_000)
  await sweep()
  expect((await client.get(`/attachments/${id}`)).status).toBe(200)
  testApp.clock.advance(120_000)
  await sweep()
  expect((await client.get(`/attachments/${id}`)).status).toBe(404)
  await expect(testApp.ports.files.read(key)).rejects.toMatchObject({ code: 'not_found' })
})

test('a file on a question stays as long as the question', async () => {
  const client = await visitor()
  const { id, key } = await uploaded(client)
  const asked = await client.post('/questions', { text, category: 'logement', locale: 'fr', attachments: [id] })
  expect(asked.body.attachments).toMatchObject([{ id, name: 'bail.pdf', from: 'client' }])
  testApp.clock.advance(2 * day)
  await sweep()
  expect((await client.get(`/attachments/${id}`)).status).toBe(200)
  expect((await testApp.ports.files.read(key)).byteLength).toBeGreaterThan(0)
})

test('a file whose row could not be written is not left on the shelf', async () => {
  const client = await visitor()
  const { personId } = await testApp.ports.db
    .selectFrom('session')
    .select('personId')
    .orderBy('createdAt', 'desc')
    .executeTakeFirstOrThrow()
  const shelf: string[] = []
  const { files } = testApp.ports
  const ports = {
    ...testApp.ports,
    files: {
      ...files,
      store: async (...given: Parameters<typeof files.store>) => {
        const stored = await files.store(...given)
        shelf.push(stored.key)
        return stored
      },
    },
    transact: () => Promise.reject(new Error('away')),
  }
  const actor = {
    kind: 'person' as const,
    personId,
    sessionId: '',
    standing: 'visitor' as const,
    roles: ['client' as const],
    address: client.address,
  }
  const request = new Request('http://house/attachments', { method: 'POST', body: form() })
  await expect(upload(ports, actor, request)).rejects.toThrow('away')
  expect(shelf).toHaveLength(1)
  await expect(files.read(shelf[0] ?? '')).rejects.toMatchObject({ code: 'not_found' })
})
