import { hold } from '../conversations.ts'
import { pause } from '../figure.ts'
import { type Call, call, type Expert, question, sampleAnswer, type Visitor } from '../people.ts'
import { EventStream } from './event-stream.ts'
import type { Kind, Seen } from './report.ts'

/** What people do; `url` is the process that a balancer gave them, `addresses` the pages that are read. */
export type Place = { url: string; addresses: readonly string[] }

type Thread = { messages: { seq: number; author: string; text: string }[] }

/** Nobody waits longer for an answer that is promised within minutes. */
const patience = 60
const rounds = 3
const pagesOfReader = 5

export class Crowd {
  seen: Seen
  /** When the money of each question was held. */
  private readonly heldAt = new Map<string, number>()
  private people = 0

  private readonly random: () => number

  constructor(seen: Seen, random: () => number) {
    this.seen = seen
    this.random = random
  }

  /** A person may look away for a second or two: shorter than in life, so that a step need not last for an hour. */
  private think(): Promise<void> {
    return pause(500 + this.random() * 1500)
  }

  private async timed<Done>(kind: Kind, act: () => Promise<Done>): Promise<Done> {
    const { times } = this.seen
    const began = performance.now()
    const done = await act()
    times[kind].push(performance.now() - began)
    return done
  }

  private readonly call: Call = (url, method, who, body) =>
    method === 'GET' ? call(url, method, who, body) : this.timed('command', () => call(url, method, who, body))

  /** Comes, reads some pages, and goes. */
  async reader(place: Place): Promise<void> {
    for (let page = 0; page < pagesOfReader; page += 1) {
      await this.page(place, place.addresses[Math.floor(this.random() * place.addresses.length)] ?? '/fr')
      await this.think()
    }
  }

  private async page({ url }: Place, address: string): Promise<void> {
    await this.timed('page', async () => {
      const answer = await fetch(url + address)
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
    })
  }

  /** Asks, tells the assistant twice what is missing, and goes with the preview. */
  async asker(place: Place): Promise<void> {
    const { stream } = await this.asked(place)
    stream.close()
  }

  /** Asks, orders, talks with the expert and reads the answer. */
  async buyer(place: Place): Promise<void> {
    const { client, id, stream } = await this.asked(place)
    try {
      await hold(place.url, client, id, this.call)
      this.heldAt.set(id, performance.now())
      const state = () =>
        this.call<{ expert: unknown; answer: unknown }>(`${place.url}/api/questions/${id}?locale=fr`, 'GET', client)
      await stream.until(id, async () => (await state()).expert, patience)
      for (let round = 0; round < rounds; round += 1) {
        await this.think()
        await this.say(`${place.url}/api/questions/${id}/messages`, client)
        await stream.until(id, () => this.heardBy(place, client, id, 'expert', round + 1), patience)
      }
      await stream.until(id, async () => (await state()).answer, patience)
    } finally {
      stream.close()
    }
  }

  private async asked(place: Place): Promise<{ client: Visitor; id: string; stream: EventStream }> {
    const { url } = place
    await this.page(place, '/fr')
    await this.think()
    this.people += 1
    const address = `10.${(this.people >> 16) & 255}.${(this.people >> 8) & 255}.${this.people & 255}`
    const { token } = await this.call<{ token: string }>(`${url}/api/visit`, 'POST', { address }, { locale: 'fr' })
    const client = { token, address }
    const stream = await EventStream.open(url, headersOf(client))
    try {
      const { id } = await this.call<{ id: string }>(`${url}/api/questions`, 'POST', client, question)
      await this.assistant(place, client, id, stream, 1)
      for (let reply = 2; reply <= 3; reply += 1) {
        await this.think()
        await this.call(`${url}/api/questions/${id}/messages`, 'POST', client, {
          text: 'Le bail est meublé, l’état des lieux de sortie est signé.',
        })
        await this.assistant(place, client, id, stream, reply)
      }
      await this.think()
      return { client, id, stream }
    } catch (error) {
      stream.close()
      throw error
    }
  }

  private assistant({ url }: Place, client: Visitor, id: string, stream: EventStream, count: number) {
    const ask = async () => {
      const { messages } = await this.call<Thread>(`${url}/api/questions/${id}/messages?locale=fr`, 'GET', client)
      return messages.filter(({ author }) => author === 'assistant').length >= count ? true : null
    }
    return this.timed('reply', () => stream.until(id, ask, patience))
  }

  private async say(url: string, who: Partial<Visitor>, more: object = {}): Promise<void> {
    await this.call(url, 'POST', who, { text: `${performance.now()} : le décompte est joint.`, ...more })
  }

  /** Reads the thread; the newest message says when it was sent. */
  private async heardBy({ url }: Place, who: Partial<Visitor>, id: string, author: string, count: number) {
    const { messages } = await call<Thread>(`${url}/api/questions/${id}/messages?locale=fr`, 'GET', who)
    const theirs = messages.filter((message) => message.author === author && / : le décompte/.test(message.text))
    const newest = theirs.at(-1)
    if (theirs.length < count || !newest) return null
    this.seen.times.heard.push(performance.now() - Number.parseFloat(newest.text))
    return true
  }

  /** An expert at their desk: takes what is offered, talks, answers. */
  async expert(place: Place, expert: Expert): Promise<EventStream> {
    const { url } = place
    const taken = new Set<string>()
    let looking = false
    let again = false
    const look = async () => {
      if (looking) {
        again = true
        return
      }
      looking = true
      do {
        again = false
        const desk = await call<{ offers: { questionId: string; token: number }[] }>(
          `${url}/api/desk?locale=fr`,
          'GET',
          expert,
        )
        for (const { questionId, token } of desk.offers.filter((offer) => !taken.has(offer.questionId))) {
          taken.add(questionId)
          const held = this.heldAt.get(questionId)
          this.heldAt.delete(questionId)
          if (held !== undefined) this.seen.times.offer.push(performance.now() - held)
          void this.serve(place, expert, stream, questionId, token).catch((error) =>
            this.seen.failures.push(`expert: ${error}`),
          )
        }
      } while (again)
      looking = false
    }
    const stream: EventStream = await EventStream.open(url, headersOf(expert), ({ kind, ref }) => {
      if (kind === 'desk' && !taken.has(ref)) void look().catch((error) => this.seen.failures.push(`desk: ${error}`))
    })
    return stream
  }

  private async serve(place: Place, expert: Expert, stream: EventStream, id: string, offer: number): Promise<void> {
    const desk = `${place.url}/api/desk`
    await this.think()
    const { lease } = await this.call<{ lease: { token: number } }>(`${desk}/offers/${id}/accept`, 'POST', expert, {
      token: offer,
      noConflict: true,
      locale: 'fr',
    })
    for (let round = 0; round < rounds; round += 1) {
      await stream.until(id, () => this.heardBy(place, expert, id, 'client', round + 1), patience)
      await this.think()
      await this.say(`${desk}/questions/${id}/messages`, expert, { token: lease.token, locale: 'fr' })
    }
    await this.think()
    await this.call(`${desk}/questions/${id}/answer`, 'POST', expert, {
      token: lease.token,
      answer: sampleAnswer,
      locale: 'fr',
    })
  }
}

const headersOf = ({ token, address }: Partial<Visitor>): Record<string, string> => ({
  authorization: `Bearer ${token}`,
  ...(address ? { 'x-forwarded-for': address } : {}),
})
