// The client script that takes the place of pgbench where that is not installed.
import { readFileSync } from 'node:fs'
import pg from 'pg'
import { filled, type Repeatable } from './statements.ts'

const [file, url, clients, seconds] = process.argv.slice(2) as [string, string, string, string]
const statements: Repeatable = JSON.parse(readFileSync(file, 'utf8'))
let done = 0
const began = performance.now()
await Promise.all(
  Array.from({ length: Number(clients) }, async (_, index) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    for (let count = 1; performance.now() - began < Number(seconds) * 1000; count += 1) {
      const nth = index * 100_000 + count
      for (const { text, values } of statements)
        await client.query(
          text,
          values.map((value) => filled(value, nth)),
        )
      done += 1
    }
    await client.end()
  }),
)
process.stdout.write(String((done * 1000) / (performance.now() - began)))
