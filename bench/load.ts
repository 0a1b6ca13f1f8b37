import { Agent, request } from 'node:http'

type Load = { url: string; seconds: number; connections?: number; headers?: Record<string, string> }

/** Asks for one address again and again over connections that stay open; gives back how many answers came. */
export async function load({ url, seconds, connections = 8, headers = {} }: Load): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const until = performance.now() + seconds * 1000
  let answers = 0
  const one = () =>
    new Promise<void>((resolve, reject) => {
      request(url, { agent, headers }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`))
        response.resume()
        response.on('end', resolve)
      })
        .on('error', reject)
        .end()
    })
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < until) {
        await one()
        answers += 1
      }
    }),
  )
  agent.destroy()
  return answers
}
